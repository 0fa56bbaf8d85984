import { type Decimal, over, rounded } from './money.ts';

/** Decimals a rate is kept with, and typed with at most: six would leave a weak currency two figures. */
export const rateDigits = 10;

/** The rate the other way: of how many of a currency one is, what one of that currency is. */
export const turnedRound = (rate: Decimal): Decimal => rounded(over('1', rate), rateDigits);
