/** What is read in place field. */
export const placeFieldWords = {
  country: 'Country',
  countryPlaceholder: 'Choose a country',
  currency: 'Currency',
  currencyPlaceholder: 'Choose a currency',
  timeZone: 'Time zone',
  timeZonePlaceholder: 'Choose a time zone',
} as const;
