import * as everywhere from './everywhere.ts';

/** What is read in amount. */
export const amountWords = {
  notAboveZero: everywhere.amountNotAboveZero,
  noDecimals: 'An amount in this currency has no decimals.',
  tooManyDecimals: (digits: number) => `An amount has at most ${digits} decimals.`,
  tooLarge: everywhere.amountTooLarge,
} as const;
