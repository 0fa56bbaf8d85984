/** What is read in business fault. */

export {
  businessCountryMissing as countryMissing,
  businessNameMissing as nameMissing,
  timeZoneUnknown,
} from './everywhere.ts';
export const localeMissing = 'Choose how numbers are written.';
export const languageUnknown = 'Choose a language from the list.';
export const industryUnknown = 'Choose an industry from the list.';
export const prefixWrong = 'Use at most 12 letters, digits and . / _ -';
export const digitsWrong = 'Choose 1 to 10 digits.';
export const dateSet = 'Date set.';
export const unableSetDate = 'Unable to set date.';
export const multicurrencyIsEnabled = 'Multicurrency is enabled.';
