/** What is read in new business. */

export const newBusiness = 'New business';
export const anotherBusiness = 'Another business';
export const lead =
  'It has its own books, customers and numbers. Switch between businesses at the bottom of the navigation.';
export const openTheBooks = 'Create business';
export const companyName = 'Company name';
export const companyAddress = 'Company address';
export const country = 'Country';
export const countryPlaceholder = 'Choose a country';
export const currency = 'Currency';
export const timeZone = 'Time zone';
