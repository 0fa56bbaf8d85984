/** What is read in exchange rate. */
export const exchangeRateWords = {
  currencies: 'Currencies',
  from: 'From',
  rate: 'Rate',
  source: 'Source',
  empty: 'You have no rates yet. Until you add one, foreign amounts are converted 1 to 1.',
  caption: 'Exchange rates',
  delete: 'Delete',
} as const;

/** What is read in fetch rates. */
export const fetchRatesWords = {
  fetchedRates: 'Automatic rates',
  lead: (provider: string, currencies: string, homeCurrency: string) =>
    `${provider} gives the latest rates for ${currencies || 'a currency'} in ${homeCurrency}. Rates you entered yourself don’t change.`,
  fetchRates: 'Fetch rates',
  oneMoreCurrency: 'Another currency',
  currency: 'Currency',
  placeholder: 'Choose a currency',
} as const;

/** What is read in rate card. */
export const rateCardWords = {
  enterARate: 'Enter a rate.',
  chooseACurrency: 'Choose a currency.',
  chooseADay: 'Choose a day.',
  title: 'Add a rate',
  lead: 'Used by default for documents dated on or after this day. Existing documents keep theirs.',
  saveRate: 'Save rate',
  one: 'One',
  onePlaceholder: 'Choose a currency',
  isWorth: 'Is worth',
  in: 'In',
  from: 'From',
} as const;
