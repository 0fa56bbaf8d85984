import { type Day, daysAfter, daysBetween, firstOfMonth, lastOfMonth, oneYearAfter } from '../day.ts';
import { isTooLong, type Span } from '../values/period.ts';

/** What a report may be compared with: as long a time just before, or the same days a year before. */
const comparisons = ['previousperiod', 'previousyear'] as const;
export type Comparison = (typeof comparisons)[number];

export const isComparison = (text: string | undefined): text is Comparison =>
  comparisons.includes(text as Comparison);

/** Before this day nothing is compared: no business was there. */
const firstCompared: Day = '1900-01-01';

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstOf = (month: number): Day =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** So many months before a day; the last of a month stays the last, and no day is made that the month has not. */
const monthsBefore = (day: Day, months: number): Day => {
  const month = firstOf(monthNumber(day) - months);
  const last = lastOfMonth(month);
  if (day === lastOfMonth(day)) return last;
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
};

/**
 * The days a report is compared with. Whole months are held against as many whole months, a day that a report is of the end of
 * against the same day of the month before. Nothing where there is no last day, or none so early.
 */
export const comparedDays = ({ from, to }: Span, comparison: Comparison): Span | null => {
  if (!to || (from ?? to) > to || (from ?? to) < firstCompared) return null;
  if (comparison === 'previousyear')
    return { from: from && monthsBefore(from, 12), to: monthsBefore(to, 12) };
  if (!from) return { from, to: monthsBefore(to, 1) };
  if (isTooLong({ from, to })) return null;
  if (oneYearAfter(from) === daysAfter(to, 1))
    return { from: monthsBefore(from, 12), to: daysAfter(from, -1) };
  if (from === firstOfMonth(from) && to === lastOfMonth(to)) {
    const months = monthNumber(to) - monthNumber(from) + 1;
    return { from: monthsBefore(from, months), to: daysAfter(from, -1) };
  }
  return { from: daysAfter(from, -daysBetween(from, to) - 1), to: daysAfter(from, -1) };
};
