/** What is read in business fault. */
export const businessFaultWords = {
  nameMissing: 'Enter the name of your business.',
  countryMissing: 'Choose the country of your business.',
  timeZoneUnknown: 'Choose a time zone of the list.',
  localeMissing: 'Choose how numbers are written.',
  languageUnknown: 'Choose a language from the list.',
  industryUnknown: 'Choose an industry from the list.',
  prefixWrong: 'Use at most 12 letters, digits and . / _ -',
  digitsWrong: 'Choose 1 to 10 digits.',
  dateSet: 'Date set.',
  unableSetDate: 'Unable to set date.',
  multicurrencyIsEnabled: 'Multicurrency is enabled.',
} as const;
