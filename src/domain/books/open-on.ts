import type { Day } from '../day.ts';
import { type Decimal, minus, smaller, sum, zero } from '../money.ts';
import type { OpenItem, Settlement } from './open-item.ts';

/**
 * The least that was or is open of an item at the end of any day from one on: what can be settled on that day, without a later day's balance going
 * below zero. What was settled and taken back between counts on its days. Zero before the item's own day.
 *
 * @param settlements of that item, reversed ones too; those of others are left out
 */
export const leastOpenFrom = (
  item: Pick<OpenItem, 'id' | 'onDay' | 'amount' | 'open'>,
  settlements: readonly Pick<Settlement, 'itemId' | 'onDay' | 'amount'>[],
  day: Day,
): Decimal => {
  if (item.onDay > day) return zero;
  const own = settlements.filter(({ itemId }) => itemId === item.id);
  const openOn = (end: Day) =>
    minus(item.amount, sum(own.filter(({ onDay }) => onDay <= end).map(({ amount }) => amount)));
  return [day, ...own.map(({ onDay }) => onDay).filter((onDay) => onDay > day)]
    .map(openOn)
    .reduce(smaller, item.open);
};
