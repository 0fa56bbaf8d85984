import { atRate, compare, type Decimal, isZero } from '../money.ts';
import { amountRefusal, largestAmount } from '../typed/amount.ts';
import { rateProblem } from '../typed/exchange-rate.ts';
import { digitsOf } from '../values/currency.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { openingFaults } from '../words/contacts.ts';
import { everywhere } from '../words/everywhere.ts';
import type { World } from './world.ts';

/** Why money of a currency can't be booked at a rate: an amount or a rate nobody can book, or worth nothing or too much at home. */
export const worthRefusal = (
  { amount, currency, rate }: { amount: Decimal; currency: string; rate: Decimal },
  { homeCurrency, homeDigits }: Pick<World, 'homeCurrency' | 'homeDigits'>,
): Refusal | null => {
  const wrong = amountRefusal(amount, digitsOf(currency));
  if (wrong) return wrong;
  const wrongRate = rateProblem(rate);
  if (wrongRate) return invalid('rate', wrongRate);
  const worth = atRate(amount, rate, homeDigits);
  if (isZero(worth)) return invalid('amount', openingFaults.worthTooLittle({ homeCurrency }));
  return compare(worth, largestAmount) > 0 ? invalid('amount', everywhere.amountTooLarge) : null;
};
