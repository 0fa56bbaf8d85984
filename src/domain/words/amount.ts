/** What is read in amount. */
export const amountWords = {
  notAboveZero: 'Enter an amount above zero.',
  noDecimals: 'An amount in this currency has no decimals.',
  tooManyDecimals: (digits: number) => `An amount has at most ${digits} decimals.`,
  tooLarge: 'The amount is too large.',
} as const;
