import type { Day } from '../day.ts';
import { compare, type Decimal, fits, isPositive, over, rounded } from '../money.ts';
import { documentFaults as documentFaultsWords } from '../words/documents.ts';

/** What one of a currency is worth in another, from a day on. */
export interface Rate {
  from: string;
  to: string;
  date: Day;
  rate: Decimal;
  /** Who gave it: `typed`, or the provider's name. */
  source: string;
}

export interface KeptRates {
  rates: readonly Rate[];
  /** Who can be asked for rates; null where nobody is set up. */
  provider: string | null;
  /** The foreign currencies the business deals in. */
  inUse: readonly string[];
}

/** Decimals a rate is kept with, and typed with at most: six would leave a weak currency two figures. */
export const rateDigits = 10;

/** The rate the other way: of how many of a currency one is, what one of that currency is. */
export const turnedRound = (rate: Decimal): Decimal => rounded(over('1', rate), rateDigits);

/** What is wrong with an exchange rate, home per unit of a currency; null where nothing is. One that is kept or fetched fits. */
export const rateProblem = (rate: Decimal): string | null => {
  if (!isPositive(rate)) return documentFaultsWords.rateNotAboveZero;
  if (!fits(rate, rateDigits)) return documentFaultsWords.rateTooExact;
  return compare(rate, '999999999') > 0 ? documentFaultsWords.rateTooLarge : null;
};
