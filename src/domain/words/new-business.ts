/** What is read in new business. */

export const newBusiness = 'New business';
export const anotherBusiness = 'Another business';
export const lead =
  'It has books, customers and numbers of its own; you switch between them at the foot of the navigation.';
export const openTheBooks = 'Create business';
export const companyName = 'Company name';
export const companyAddress = 'Company address';
export const country = 'Country';
export const countryPlaceholder = 'Choose a country';
export const currency = 'Currency';
export const timeZone = 'Time zone';
