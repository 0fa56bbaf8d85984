import { type Day, daysAfter, daysBetween, lastOfMonth } from '../day.ts';

/** The first day of a fiscal year; day 31 is the last of its month. */
export interface FiscalStart {
  day: number;
  month: number;
}

/** The day that means the last of its month, however long that is. */
export const lastOfItsMonth = 31;

/** How fiscal years began until one began otherwise: `until` is that one's first day. */
export type EarlierStart = FiscalStart & { until: Day };

/**
 * How the fiscal years of a business begin, and how those before began, the oldest first. The year before a change ends on the eve of
 * the first one that begins otherwise, and is shorter. Source: finance-answers.md, Q77.
 */
export interface FiscalStarts extends FiscalStart {
  before?: readonly EarlierStart[];
}

/** A fiscal year by its first and last day. */
export interface FiscalYear {
  from: Day;
  to: Day;
}

/** The day on which fiscal years that begin so do begin in a calendar year. */
export const fiscalStartIn = (year: number, { day, month }: FiscalStart): Day => {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  return day === lastOfItsMonth ? lastOfMonth(first) : daysAfter(first, day - 1);
};

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** How the fiscal year a day is in begins, and the first day that is in a year that begins otherwise. */
const startAt = (
  day: Day,
  { before = [], ...now }: FiscalStarts,
): { start: FiscalStart; until: Day | null } => {
  const earlier = before.find(({ until }) => day < until);
  return earlier ? { start: earlier, until: earlier.until } : { start: now, until: null };
};

/** The fiscal year a day is in. */
export const fiscalYearOf = (day: Day, fiscal: FiscalStarts): FiscalYear => {
  const { start, until } = startAt(day, fiscal);
  const first = fiscalStartIn(yearOf(day), start);
  const year = first <= day ? yearOf(day) : yearOf(day) - 1;
  const next = fiscalStartIn(year + 1, start);
  const from = fiscalStartIn(year, start);
  // The year of the last of all days ends with it.
  if (until === null && year >= 9999) return { from, to: '9999-12-31' };
  return { from, to: daysAfter(until !== null && until < next ? until : next, -1) };
};

/** The first day of the fiscal year a day is in. */
export const fiscalStartOf = (day: Day, fiscal: FiscalStarts): Day => fiscalYearOf(day, fiscal).from;

/** The fiscal years that have a day in a range, in order, as many as are taken. */
export function* fiscalYearsIn({ from, to }: FiscalYear, fiscal: FiscalStarts): Generator<FiscalYear, void> {
  for (
    let year = fiscalYearOf(from, fiscal);
    year.from <= to;
    year = fiscalYearOf(daysAfter(year.to, 1), fiscal)
  ) {
    yield year;
    if (year.to >= to) return;
  }
}

/** The first days of the fiscal years that begin after a range's first day and by its last, in order. */
export const fiscalStartsWithin = (range: FiscalYear, fiscal: FiscalStarts): Day[] =>
  range.from > range.to
    ? []
    : [...fiscalYearsIn(range, fiscal)].map(({ from }) => from).filter((first) => first > range.from);

/** The first day of a month of the fiscal year that begins on a day, counted from 0; of the 13th on they are the next year's, below 0 the one's before. */
const fiscalMonthIn = (first: Day, months: number, { day, month }: FiscalStart): Day => {
  const at = month - 1 + months;
  const years = Math.floor(at / 12);
  return fiscalStartIn(yearOf(first) + years, { day, month: at - years * 12 + 1 });
};

/** A fiscal year in stretches of so many of its months; a short year has fewer, and its last one ends with it. */
export const stretchesOfYear = (
  { from, to }: FiscalYear,
  months: number,
  fiscal: FiscalStarts,
): FiscalYear[] => {
  const { start } = startAt(from, fiscal);
  const stretches: FiscalYear[] = [];
  for (let n = 0; n < 12; n += months) {
    const first = fiscalMonthIn(from, n, start);
    if (first > to) break;
    const last = daysAfter(fiscalMonthIn(from, n + months, start), -1);
    stretches.push({ from: first, to: last < to ? last : to });
  }
  return stretches;
};

/** The days of a quarter of a fiscal year, from 0; one that a short year has no more is where it would have been. */
export const quarterOf = (year: FiscalYear, quarter: number, fiscal: FiscalStarts): FiscalYear => {
  const { start } = startAt(year.from, fiscal);
  return (
    stretchesOfYear(year, 3, fiscal)[quarter] ?? {
      from: fiscalMonthIn(year.from, quarter * 3, start),
      to: daysAfter(fiscalMonthIn(year.from, quarter * 3 + 3, start), -1),
    }
  );
};

/**
 * The fiscal year that is named by a calendar year: the one that begins in it, the longer one of two.
 *
 * @returns how it begins, and its last day where it is short
 */
export const fiscalYearNamed = (
  year: number,
  fiscal: FiscalStarts,
): { start: FiscalStart; endsOn: Day | null } => {
  const calendarYear = {
    from: fiscalStartIn(year, { day: 1, month: 1 }),
    to: fiscalStartIn(year, { day: 31, month: 12 }),
  };
  const [first, ...others] = [...fiscalYearsIn(calendarYear, fiscal)].filter(
    ({ from }) => yearOf(from) === year,
  );
  const longest = others.reduce(
    (one, other) => (daysBetween(other.from, other.to) > daysBetween(one.from, one.to) ? other : one),
    first!,
  );
  const { day, month } = startAt(longest.from, fiscal).start;
  const whole = daysAfter(fiscalStartIn(year + 1, { day, month }), -1);
  return { start: { day, month }, endsOn: longest.to < whole ? longest.to : null };
};

/** The days of the fiscal year that is named by a calendar year. */
export const fiscalYearDays = (year: number, fiscal: FiscalStarts): FiscalYear => {
  const { start, endsOn } = fiscalYearNamed(year, fiscal);
  return { from: fiscalStartIn(year, start), to: endsOn ?? daysAfter(fiscalStartIn(year + 1, start), -1) };
};
