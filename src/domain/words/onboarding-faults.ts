/** What is read in onboarding fault. */
export const onboardingFaultWords = {
  addressUnprintable: 'The address holds characters that can’t be printed.',
  addressTooLong: 'Use at most 500 characters.',
  nameMissing: 'Enter the name of your business.',
  countryMissing: 'Choose the country of your business.',
  currencyMissing: 'Choose the currency you keep your books in.',
  timeZoneUnknown: 'Choose a time zone of the list.',
} as const;
