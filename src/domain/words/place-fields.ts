/** What is read in place field. */

export const country = 'Country';
export const countryPlaceholder = 'Choose a country';
export const currency = 'Currency';
export const currencyPlaceholder = 'Choose a currency';
export const timeZone = 'Time zone';
export const timeZonePlaceholder = 'Choose a time zone';
