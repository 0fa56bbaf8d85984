import { farDayRefusal } from '../books/far-day.ts';
import { lockRefusal } from '../books/lock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { atRate, compare, type Decimal, isZero } from '../money.ts';
import { amountRefusal, largestAmount } from '../typed/amount.ts';
import { rateProblem } from '../typed/exchange-rate.ts';
import { digitsOf, isCurrency } from '../values/currency.ts';
import { isDay } from '../values/is-day.ts';
import { invalid, named, type Refusal } from '../values/refusal.ts';
import { openingFaults as words } from '../words/contacts.ts';
import { amountWords } from '../words/everywhere.ts';

/** What stood when the books began, with nothing left out. */
export interface Opening {
  /** Above zero. */
  amount: Decimal;
  currency: string;
  /** Home per unit of the currency; 1 for home. */
  rate: Decimal;
  onDay: Day;
}

const moneyFault = (
  { amount, currency, rate }: Opening,
  { homeCurrency, homeDigits }: World,
): Refusal | null => {
  if (!isCurrency(currency)) return invalid('openingCurrency', words.currencyMissing);
  const wrong = amountRefusal(amount, digitsOf(currency));
  if (wrong) return named(wrong, 'openingBalance');
  const wrongRate = rateProblem(rate);
  if (wrongRate) return invalid('openingRate', wrongRate);
  const worth = atRate(amount, rate, homeDigits);
  if (isZero(worth)) return invalid('openingBalance', words.worthTooLittle({ homeCurrency }));
  return compare(worth, largestAmount) > 0 ? invalid('openingBalance', amountWords.tooLarge) : null;
};

/**
 * Why an opening balance can't be taken in, by the field of its form; null when it can.
 *
 * @param before the day of the one that stands
 */
export const openingFault = (opening: Opening, world: World, before: Day | null = null): Refusal | null => {
  const { onDay } = opening;
  const wrong = moneyFault(opening, world);
  if (wrong) return wrong;
  if (!isDay(onDay)) return invalid('openingOn', words.dayMissing);
  if (onDay > world.today) return invalid('openingOn', words.balanceInFuture);
  const locked = lockRefusal(world, onDay);
  return locked
    ? named(locked, 'openingOn')
    : farDayRefusal(world, { field: 'openingOn', day: onDay, before });
};
