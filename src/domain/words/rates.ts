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
  missing: (from: string, to: string) => `No rate is kept: 1 ${from} counts as 1 ${to}.`,
  fetched: ({ provider, kept, typed, unknown }: FetchedRates): string =>
    [
      kept.length > 0 ? `Rates of ${kept.join(', ')} fetched from ${provider}.` : 'No rate has changed.',
      ...(typed.length > 0 ? [`Typed for that day, and kept: ${typed.join(', ')}.`] : []),
      ...(unknown.length > 0 ? [`Not known to ${provider}: ${unknown.join(', ')}.`] : []),
    ].join(' '),
  noProvider: 'No provider of rates is set up here. Type the rates.',
  noCurrency: 'Choose a currency to fetch the rate of.',
  notLoaded: 'An error occured while fetching currency, please refresh and try again',
} as const;
