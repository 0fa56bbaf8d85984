/** What is read in new business. */
export const newBusinessWords = {
  newBusiness: 'New business',
  anotherBusiness: 'Another business',
  lead: 'It has books, customers and numbers of its own; you switch between them at the foot of the navigation.',
  openTheBooks: 'Open the books',
  companyName: 'Company name',
  companyAddress: 'Company address',
  country: 'Country',
  countryPlaceholder: 'Choose a country',
  currency: 'Currency',
  timeZone: 'Time zone',
} as const;
