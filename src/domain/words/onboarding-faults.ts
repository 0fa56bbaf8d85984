/** What is read in onboarding fault. */

export const addressUnprintable = 'The address has characters that can’t be printed.';
export const addressTooLong = 'Use at most 500 characters.';
export {
  businessCountryMissing as countryMissing,
  businessNameMissing as nameMissing,
} from './everywhere.ts';
export const currencyMissing = 'Choose the currency you keep your books in.';
export { timeZoneUnknown } from './everywhere.ts';
