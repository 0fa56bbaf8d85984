/** What is read in contact. */

export { notAnAddress, tooLong } from './record-refusals.ts';
export const theName = 'The name';
export const theCompany = 'The company';
export const theFirstName = 'The first name';
export const theLastName = 'The last name';
export const listAddresses = 'The list of addresses';
export const thePhoneNumber = 'The phone number';
export const theWhatsappNumber = 'The WhatsApp number';
export const theWebsite = 'The website';
export const theTaxId = 'The tax id';
export const theNote = 'The note';
export const theStreet = 'The street';
export const theCity = 'The city';
export const stateRegion = 'The state or region';
export const thePostalCode = 'The postal code';
export const theCountry = 'The country';
export const termsWrong = 'Payment terms are 0 to 365 days.';
export const nameMissing = (role: string) => `Enter the ${role}’s display name.`;
export { emailWrong } from './everywhere.ts';
export const phoneWrong = 'Enter a phone number like +234 801 234 5678.';
export const websiteWrong = 'Enter an address like www.example.com.';
export { currencyUnknown } from './everywhere.ts';
export const theBankDetails = 'The bank details';
export const ourNumber = 'Our number';
export const theInternalNote = 'The purchasing note';
export const accountTakesNoPurchases = 'Choose an expense account that is in use.';
export const hasRoleAlready = (role: string) => `This contact is a ${role} already.`;
