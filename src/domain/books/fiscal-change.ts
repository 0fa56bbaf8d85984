import { type Day, daysAfter } from '../day.ts';
import type { FiscalStart } from '../values/fiscal-year.ts';
import { type FiscalStarts, fiscalStartIn, fiscalStartOf } from '../values/fiscal-year.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { fiscalYearChangeWords as words } from '../words/business.ts';

const isSame = (one: FiscalStart, other: FiscalStart): boolean =>
  one.day === other.day && one.month === other.month;

/** The first day of the first year that begins so and after a day. */
const startAfter = (day: Day, start: FiscalStart): Day => {
  const year = Number(day.slice(0, 4));
  const first = fiscalStartIn(year, start);
  return first > day ? first : fiscalStartIn(year + 1, start);
};

/** The starts with a change from a day on; earlier years keep theirs. */
const changedFrom = (
  since: Day,
  { day, month }: FiscalStart,
  { before = [], ...now }: FiscalStarts,
): FiscalStarts => {
  const kept = before.filter(({ until }) => until < since);
  const last = before[kept.length] ?? now;
  return {
    day,
    month,
    before: isSame(last, { day, month })
      ? kept
      : [...kept, { day: last.day, month: last.month, until: since }],
  };
};

/**
 * Another start of the fiscal year: from the first year on that begins so and no day of which is locked; of all years where nothing is
 * locked. Years before keep theirs, so that what a locked day says never changes. Source: finance-answers.md, Q77.
 *
 * @param since the first day of the first year that is to begin so, where it is to be a later one
 * @returns a refusal where no year that begins so begins on that day, and where a day from then on is locked
 */
export const changedStarts = (
  fiscal: FiscalStarts,
  chosen: FiscalStart,
  lockedUntil: Day | null,
  since: Day | null,
): FiscalStarts | Refusal => {
  const { before = [] } = fiscal;
  if (isSame(fiscal, chosen)) return fiscal;
  if (since !== null) {
    const isFirst = since === fiscalStartIn(Number(since.slice(0, 4)), chosen);
    if (!isFirst) return invalid('since', words.notAStart);
    return lockedUntil !== null && since <= lockedUntil
      ? invalid('since', words.locked)
      : changedFrom(since, chosen, fiscal);
  }
  if (lockedUntil === null) return { day: chosen.day, month: chosen.month, before: [] };
  const last = before.at(-1);
  // A change none of whose days is locked is taken back whole, without a short year of its own.
  if (last && isSame(last, chosen) && last.until > lockedUntil)
    return { day: chosen.day, month: chosen.month, before: before.slice(0, -1) };
  return changedFrom(startAfter(lockedUntil, chosen), chosen, fiscal);
};

/** From when on another start can hold: the first days of years, and null for all years. */
export interface ChangeChoices {
  days: readonly (Day | null)[];
  /** The one that is proposed: what was posted in earlier years stays where it is. */
  proposed: Day | null;
}

/** From when on another start of the fiscal year can hold, the earliest first. */
export const changeChoices = (
  fiscal: FiscalStarts,
  chosen: FiscalStart,
  { today, lockedUntil, hasEntries }: { today: Day; lockedUntil: Day | null; hasEntries: boolean },
): ChangeChoices => {
  const eve = daysAfter(fiscalStartOf(today, fiscal), -1);
  const next = startAfter(lockedUntil !== null && lockedUntil > eve ? lockedUntil : eve, chosen);
  const earliest = lockedUntil === null ? null : startAfter(lockedUntil, chosen);
  const days = [...new Set([earliest, next, startAfter(next, chosen)])];
  return { days, proposed: lockedUntil === null && !hasEntries ? null : next };
};

/** The last day of the short year before a change, and its first; null where years merely begin otherwise. */
export const shortYearBefore = (since: Day, fiscal: FiscalStarts): { from: Day; to: Day } | null => {
  const to = daysAfter(since, -1);
  const from = fiscalStartOf(to, fiscal);
  return from === since ? null : { from, to };
};
