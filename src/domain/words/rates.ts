/** What became of rates that were asked for. */
export interface FetchedRates {
  provider: string;
  /** Codes of currencies whose rates were kept, left as typed, and not known. */
  kept: string[];
  typed: string[];
  unknown: string[];
}

/** Sentences about exchange rates. Source of the last: sales-and-access, section 8, spelt as there. */
export const rateWords = {
  missing: (from: string, to: string) => `No rate yet: 1 ${from} counts as 1 ${to}.`,
  needed: (currency: string) =>
    `Enter the exchange rate for ${currency}. You can’t issue this document until it has one.`,
  neededToConvert: (currency: string) =>
    `This quote has no exchange rate for ${currency}. Edit the quote to add one, then convert it.`,
  neededOfDraft: (currency: string) =>
    `This draft has no exchange rate for ${currency}. Edit it to add one, then issue it.`,
  without: (currency: string, home: string) => `Without a rate 1 ${currency} counts as 1 ${home}.`,
  counted: (currency: string, home: string) =>
    `No exchange rate yet: 1 ${currency} counts as 1 ${home}. Add one before you issue.`,
  fetched: ({ provider, kept, typed, unknown }: FetchedRates): string =>
    [
      kept.length > 0 ? `Rates of ${kept.join(', ')} fetched from ${provider}.` : 'No rate has changed.',
      ...(typed.length > 0 ? [`Typed for that day, and kept: ${typed.join(', ')}.`] : []),
      ...(unknown.length > 0 ? [`Not known to ${provider}: ${unknown.join(', ')}.`] : []),
    ].join(' '),
  noProvider: 'Automatic exchange rates aren’t set up on this server. Enter rates yourself.',
  noCurrency: 'Choose a currency to fetch the rate of.',
  notLoaded: 'An error occured while fetching currency, please refresh and try again',
} as const;
