import { type Day, daysAfter, firstOfMonth, lastOfMonth } from '../day.ts';
import { type FiscalStarts, fiscalYearsIn } from '../values/fiscal-year.ts';
import { formatMonth, formatSpan } from '../values/format.ts';
import type { Range } from '../values/period.ts';
import { yearName } from '../words/periods.ts';

/** What is closed: a calendar month, or a fiscal year of the business. */
export const periodKinds = ['month', 'year'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** The states of its chart. */
export const periodStatuses = ['Open', 'Checked', 'Locked'] as const;
export type PeriodStatus = (typeof periodStatuses)[number];

/** A month or a fiscal year by its days. `key` names it in an address: 2026-03, or 2026 for the year that begins in it. */
export interface AccountingPeriod extends Range {
  kind: PeriodKind;
  key: string;
}

/** A fiscal year with the months that end in it, in order. */
export interface AccountingYear extends AccountingPeriod {
  months: AccountingPeriod[];
}

const monthOf = (day: Day): AccountingPeriod => ({
  kind: 'month',
  key: day.slice(0, 7),
  from: firstOfMonth(day),
  to: lastOfMonth(day),
});

const monthsEndingIn = ({ from, to }: Range, first: Day): AccountingPeriod[] => {
  const months: AccountingPeriod[] = [];
  for (let month = monthOf(from); month.to <= to; month = monthOf(daysAfter(month.to, 1)))
    if (month.to >= first) months.push(month);
  return months;
};

/** Of two fiscal years that begin in the same calendar year, one is short: it goes by its first day. */
const keyed = (years: readonly Range[]): AccountingPeriod[] =>
  years.map((year) => {
    const name = year.from.slice(0, 4);
    const isShorter = years.some(
      (other) => other.from !== year.from && other.from.startsWith(name) && other.to > daysAfter(year.to, 31),
    );
    return { kind: 'year', key: isShorter ? year.from : name, from: year.from, to: year.to };
  });

/**
 * The fiscal years of a business with their months, the oldest first: from the month of its first entry to the one that holds today.
 *
 * @param first the day of the first entry; null while nothing is posted
 */
export const accountingYears = (
  first: Day | null,
  { today, fiscal }: { today: Day; fiscal: FiscalStarts },
): AccountingYear[] => {
  if (first === null || first > today) return [];
  const lastDay = lastOfMonth(today);
  return keyed([...fiscalYearsIn({ from: first, to: today }, fiscal)]).map((year) => ({
    ...year,
    months: monthsEndingIn(year, first).filter(({ to }) => to <= lastDay),
  }));
};

/** A period and the year it is in by its key; null where there is none. */
export const periodNamed = (
  years: readonly AccountingYear[],
  key: string,
): { period: AccountingPeriod; months: readonly AccountingPeriod[] } | null => {
  for (const { months, ...year } of years) {
    if (year.key === key) return { period: year, months };
    const period = months.find((month) => month.key === key);
    if (period) return { period, months: [] };
  }
  return null;
};

/** True once the last day of a period is over. */
export const isOver = ({ to }: Range, today: Day): boolean => to < today;

/** What a period is called: March 2026, or Fiscal year 2026/27; a short year goes by its days. */
export const periodName = ({ kind, key, from, to }: AccountingPeriod, locale: string): string => {
  if (kind === 'month') return formatMonth(from, locale);
  return key === from ? formatSpan({ from, to }, locale) : yearName(from.slice(0, 4), to.slice(0, 4));
};

/** The lock date once a period is locked: never earlier than it is. */
export const lockedThrough = (lockedUntil: Day | null, { to }: Range): Day =>
  lockedUntil !== null && lockedUntil > to ? lockedUntil : to;

/** The lock date once a period is open again: the eve of its first day. */
export const openFrom = (lockedUntil: Day | null, { from }: Range): Day => {
  const eve = daysAfter(from, -1);
  return lockedUntil !== null && lockedUntil < eve ? lockedUntil : eve;
};

/** True of a period that was locked with its checks. */
export const isLocked = ({ status }: { status: PeriodStatus }): boolean => status === 'Locked';

/** True where the lock date covers a period that wasn't closed with its checks. */
export const isCovered = ({ to }: Range, lockedUntil: Day | null): boolean =>
  lockedUntil !== null && to <= lockedUntil;
