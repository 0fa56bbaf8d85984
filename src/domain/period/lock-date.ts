import type { Day } from '../day.ts';
import { formatDay } from '../values/format.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { periodRefusals as words } from '../words/periods.ts';
import { periodName } from './accounting-period.ts';
import type { StoredPeriod } from './judged.ts';

/** Why the lock date can't be moved to a day: a period that was locked with its checks would be open; null where it can. */
export const lockDateRefusal = (
  until: Day | null,
  locked: readonly Pick<StoredPeriod, 'kind' | 'from' | 'to'>[],
  locale: string,
): Refusal | null => {
  const opened = locked.filter(({ to }) => until === null || until < to).at(-1);
  if (!opened) return null;
  const period = periodName({ ...opened, key: '' }, locale);
  return invalid('lockedUntil', words.closed({ period, day: formatDay(opened.to, locale, 'long') }));
};
