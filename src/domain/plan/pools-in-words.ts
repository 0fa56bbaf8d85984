import { compare, type Decimal } from '../money.ts';
import { poolEffects as words } from '../words/posted.ts';
import type { PoolChange } from './pool-change.ts';

/**
 * What becomes of the average cost of one of an item, as a sentence; null where there are none before and after, and where it reads
 * alike to people: the figures beside it show that it stays.
 *
 * @param money an amount as people read it
 */
export const costInWords = (
  { name: item, before, after }: PoolChange,
  money: (amount: Decimal) => string,
): string | null => {
  if (after.average === null) return before.average === null ? null : words.noneLeft({ item });
  const now = money(after.average);
  if (before.average === null) return words.costBegins({ item, after: now });
  const was = money(before.average);
  if (was === now) return null;
  const sentence = compare(after.average, before.average) > 0 ? words.costRises : words.costFalls;
  return sentence({ item, before: was, after: now });
};
