import { type Decimal, decimal, fixed, over, times } from '../../../src/domain/money.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';

const scale = (digits: number): Decimal => decimal(`1${'0'.repeat(digits)}`);

/** An amount in the smallest units of its currency, e.g. "12.30" EUR → 1230. */
export const toMinor = (amount: Decimal, currency: string, digits = digitsOf(currency)): number =>
  Number(fixed(times(amount, scale(digits)), 0));

/** The amount that so many smallest units are, e.g. 1230 EUR → "12.3". */
export const fromMinor = (units: number, currency: string, digits = digitsOf(currency)): Decimal =>
  over(decimal(units), scale(digits));
