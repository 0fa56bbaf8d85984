import { type Day, daysAfter, daysBetween, firstOfMonth, lastOfMonth, oneYearAfter } from '../day.ts';
import { type FiscalStarts, fiscalYearOf, quarterOf, stretchesOfYear } from './fiscal-year.ts';

/**
 * Spans of days people look at: the spec's presets of date ranges and of the period filter.
 * Source: sales-and-access, section 9.
 */
export const periods = [
  'thisyear',
  'thismonth',
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
  'alltime',
] as const;
/** Those reports know besides. Source: finance-answers.md, Q116. */
const furtherPeriods = ['lastmonth', 'thisquarter', 'lastquarter', 'lastyear', 'yeartodate'] as const;
const reportPeriods = [...periods, ...furtherPeriods] as const;
export type Period = (typeof reportPeriods)[number];

/** From a day to a day, both included; without an end there, as far as there is anything. */
export interface Span {
  from: Day | null;
  to: Day | null;
}

/** A span with both ends. */
export interface Range {
  from: Day;
  to: Day;
}

export const isPeriod = (text: string | undefined): text is Period => reportPeriods.includes(text as Period);

/** Today as a business has it, and the days on which its fiscal years begin. */
export interface Calendar {
  today: Day;
  fiscal: FiscalStarts;
}

const quarters = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const;

/**
 * The days of a period: years and quarters are those of the fiscal year that holds today, months are calendar months; all time has no ends.
 * Source: finance-answers.md, Q113 and Q116.
 */
export function spanOf(period: Exclude<Period, 'alltime'>, calendar: Calendar): Range;
export function spanOf(period: Period, calendar: Calendar): Span;
export function spanOf(period: Period, { today, fiscal }: Calendar): Span {
  if (period === 'alltime') return { from: null, to: null };
  const thisMonth = { from: firstOfMonth(today), to: lastOfMonth(today) };
  if (period === 'thismonth') return thisMonth;
  if (period === 'lastmonth') {
    const to = daysAfter(thisMonth.from, -1);
    return { from: firstOfMonth(to), to };
  }
  const year = fiscalYearOf(today, fiscal);
  if (period === 'thisyear') return year;
  if (period === 'lastyear') return fiscalYearOf(daysAfter(year.from, -1), fiscal);
  if (period === 'yeartodate') return { from: year.from, to: today };
  const quarterAt = (day: Day): Range =>
    stretchesOfYear(fiscalYearOf(day, fiscal), 3, fiscal).findLast(({ from }) => from <= day)!;
  if (period === 'thisquarter') return quarterAt(today);
  if (period === 'lastquarter') return quarterAt(daysAfter(quarterAt(today).from, -1));
  return quarterOf(year, quarters.indexOf(period), fiscal);
}

/** Before this day, and over more years than this, nothing is compared and nothing drawn. */
const firstCompared: Day = '1900-01-01';
const mostYears = 100;
export const isTooLong = ({ from, to }: Range): boolean =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > mostYears;

/**
 * What a span is compared with: as many days before it, or the same months a year before when it is made of whole
 * months, twelve at most, so that February is not held against January for being short; a year with the year before it, on whatever day it
 * begins. Nothing when it has no ends, or lies where no business ever was.
 */
export const spanBefore = ({ from, to }: Span): Range | null => {
  if (!from || !to || from > to || from < firstCompared || isTooLong({ from, to })) return null;
  const wholeMonths = from.endsWith('-01') && to === lastOfMonth(to);
  const isYear = oneYearAfter(from) === daysAfter(to, 1);
  const yearBefore = (day: Day) =>
    `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4, 8)}`;
  if (wholeMonths && (isYear || to < oneYearAfter(from)))
    return { from: `${yearBefore(from)}01`, to: lastOfMonth(`${yearBefore(to)}01`) };
  if (isYear) return { from: `${yearBefore(from)}${from.slice(8)}`, to: daysAfter(from, -1) };
  return { from: daysAfter(from, -daysBetween(from, to) - 1), to: daysAfter(from, -1) };
};

/** Days that are compared, and the days that they are compared with. */
interface LikeSpans {
  now: Range;
  before: Range;
}

/** The same day a year before; the last of a February that had one more is the last of the shorter one. */
const yearBefore = (day: Day): Day => {
  const [year, rest] = [String(Number(day.slice(0, 4)) - 1).padStart(4, '0'), day.slice(4)];
  return rest === '-02-29' ? `${year}-02-28` : `${year}${rest}`;
};

/**
 * The days of a span up to today, and as many like ones before it: what is still going on is never held against something that is over.
 * Nothing where the books began later than those days: they would be compared with less than there was.
 *
 * @param began the day the books began
 */
export const likeSpans = (span: Span, today: Day, began: Day): LikeSpans | null => {
  const whole = spanBefore(span);
  const { from, to } = span;
  if (!whole || !from || !to || from > today) return null;
  const now = { from, to: to < today ? to : today };
  const isByYear = oneYearAfter(whole.from) === from;
  const before =
    to <= today ? whole : isByYear ? { from: whole.from, to: yearBefore(today) } : spanBefore(now);
  return before && began <= before.from ? { now, before } : null;
};

const longestInDays = 45;
const longestInMonths = 800;

/** How long the stretches are a span is drawn in: days for a month, months for a few years, then years. */
export const stepOf = ({ from, to }: Range): 'day' | 'month' | 'year' => {
  const days = daysBetween(from, to) + 1;
  if (days <= longestInDays) return 'day';
  return days <= longestInMonths ? 'month' : 'year';
};

/** A range in stretches of a step, in order, without a gap; the first and last are cut off at its ends. */
export const stretchesOf = (range: Range, step: 'day' | 'month' | 'year'): Range[] => {
  const stretches: Range[] = [];
  if (range.from > range.to) return stretches;
  for (let { from } = range; ; ) {
    const last = step === 'day' ? from : step === 'month' ? lastOfMonth(from) : `${from.slice(0, 4)}-12-31`;
    const to = last < range.to ? last : range.to;
    stretches.push({ from, to });
    // Asked before the next day is made: after the last of all days comes one that reads as earlier.
    if (to === range.to) return stretches;
    from = daysAfter(to, 1);
  }
};
