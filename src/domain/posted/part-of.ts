import { type Decimal, isZero, over, rounded, times, zero } from '../money.ts';

/** The part of a whole that one number is of another; all of it with the last. */
export const partOf = (whole: Decimal, part: Decimal, of: Decimal, digits: number): Decimal =>
  isZero(of) ? zero : rounded(over(times(whole, part), of), digits);
