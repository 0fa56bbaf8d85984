import { amountRefusal, largestAmount } from '../amount.ts';
import { digitsOf, isCurrency } from '../currency.ts';
import type { Day } from '../day.ts';
import { rateProblem } from '../exchange-rate.ts';
import { farDayRefusal } from '../far-day.ts';
import { isDay } from '../is-day.ts';
import { atRate, compare, type Decimal, isZero } from '../money.ts';
import type { World } from '../plan.ts';
import { invalid, type Refusal } from '../refusal.ts';
import { openingFaults as words } from '../words/contacts.ts';
import { amountWords } from '../words/everywhere.ts';
import { lockRefusal } from './lock.ts';

/** What stood when the books began, with nothing left out. */
export interface Opening {
  /** Above zero. */
  amount: Decimal;
  currency: string;
  /** Home per unit of the currency; 1 for home. */
  rate: Decimal;
  onDay: Day;
}

/** A refusal under the name of the form's own field. */
export const named = (refused: Refusal, field: string): Refusal => ({
  ...refused,
  fields: [{ field, message: refused.fields?.[0]?.message ?? refused.message }],
});

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
