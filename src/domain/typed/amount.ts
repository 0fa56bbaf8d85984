import { compare, type Decimal, fits, isPositive } from '../money.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { amountWords } from '../words/everywhere.ts';

/** The most a document or a payment may come to: sums of thousands of them still fit the columns they are kept in. */
export const largestAmount: Decimal = '999999999999';

/**
 * The refusal of an amount of money as typed, or null.
 *
 * @param digits decimals of its currency's smallest unit; money never lies between two of them
 */
export const amountRefusal = (amount: Decimal, digits: number): Refusal | null => {
  if (!isPositive(amount)) return invalid('amount', amountWords.notAboveZero);
  if (!fits(amount, digits))
    return invalid('amount', digits === 0 ? amountWords.noDecimals : amountWords.tooManyDecimals(digits));
  return compare(amount, largestAmount) > 0 ? invalid('amount', amountWords.tooLarge) : null;
};
