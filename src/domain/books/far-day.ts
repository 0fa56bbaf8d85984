import { type Day, daysAfter } from '../day.ts';
import { type FiscalStarts, fiscalYearOf } from '../values/fiscal-year.ts';
import { formatDay } from '../values/format.ts';
import { isDay } from '../values/is-day.ts';
import type { Range } from '../values/period.ts';
import { type Refusal, refusal } from '../values/refusal.ts';
import { farDay } from '../words/everywhere.ts';

/** A day as it was typed. */
export interface TypedDay {
  field: string;
  day: Day | null;
  /** The day it was before: what isn't changed isn't asked about again. */
  before?: Day | null | undefined;
  /** It plans ahead, as a due day, a delivery or an expiry does, and may be ten years further. */
  plans?: boolean;
}

/** What typed days are judged by: the days near enough to need no question, null where nobody asks; and how a day is written. */
export interface DayRules {
  nearDays: Range | null;
  locale: string;
}

const yearsPlanned = 10;

/** The fiscal year that holds today, and the one on either side. */
export const nearDaysOn = (today: Day, fiscal: FiscalStarts): Range => {
  const { from, to } = fiscalYearOf(today, fiscal);
  return {
    from: fiscalYearOf(daysAfter(from, -1), fiscal).from,
    to: fiscalYearOf(daysAfter(to, 1), fiscal).to,
  };
};

const inOtherYear = (day: Day, years: number): Day =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

const isFar = ({ from, to }: Range, { day, before, plans = false }: TypedDay): boolean => {
  if (day === null || day === before || !isDay(day)) return false;
  const years = plans ? yearsPlanned : 0;
  return day < inOtherYear(from, -years) || day > inOtherYear(to, years);
};

/**
 * Null when every typed day is near; else the refusal that names each far one beside its field, until the person confirms them.
 * The call then carries `confirmFarDate`, and nobody asks. Source: decision 0049.
 */
export const farDayRefusal = (
  { nearDays, locale }: DayRules,
  ...typed: readonly TypedDay[]
): Refusal | null => {
  if (!nearDays) return null;
  const fields = typed
    .filter((one) => isFar(nearDays, one))
    .map(({ field, day }) => ({ field, message: farDay({ day: formatDay(day!, locale, 'long') }) }));
  return fields[0] ? refusal('far-day', fields[0].message, { fields }) : null;
};
