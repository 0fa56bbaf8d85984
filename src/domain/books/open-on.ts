import type { Day } from '../day.ts';
import { type Decimal, minus, smaller, sum, zero } from '../money.ts';
import type { OpenItem, Settlement } from './open-item.ts';

/**
 * The least that is open of an item on a day and on any day after it: what can be settled on that day, without a later day's balance going
 * below zero.
 */
export const openFrom = (
  item: Pick<OpenItem, 'onDay' | 'amount'>,
  settlements: readonly Pick<Settlement, 'onDay' | 'amount'>[],
  day: Day,
): Decimal => {
  if (item.onDay > day) return zero;
  const days = [day, ...settlements.map(({ onDay }) => onDay).filter((onDay) => onDay > day)];
  const openOn = (until: Day) =>
    minus(item.amount, sum(settlements.filter(({ onDay }) => onDay <= until).map(({ amount }) => amount)));
  return days.map(openOn).reduce(smaller);
};
