import { type Day, daysAfter, lastOfMonth } from '../day.ts';
import { type FiscalStart, lastOfItsMonth } from './account-defaults.ts';

/** The first day of the fiscal year that begins in a calendar year. */
export const fiscalStartIn = (year: number, { day, month }: FiscalStart): Day => {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  return day === lastOfItsMonth ? lastOfMonth(first) : daysAfter(first, day - 1);
};

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The first day of the fiscal year a day is in. */
export const fiscalStartOf = (day: Day, start: FiscalStart): Day => {
  const first = fiscalStartIn(yearOf(day), start);
  return first <= day ? first : fiscalStartIn(yearOf(day) - 1, start);
};

/** The first days of the fiscal years that begin after a range's first day and by its last, in order. */
export const fiscalStartsWithin = ({ from, to }: { from: Day; to: Day }, start: FiscalStart): Day[] =>
  Array.from({ length: Math.max(0, yearOf(to) - yearOf(from) + 1) }, (_, n) =>
    fiscalStartIn(yearOf(from) + n, start),
  ).filter((first) => from < first && first <= to);

/** The first day of a month of the fiscal year that begins on a day, counted from 0; of the 13th on they are the next year's, below 0 the one's before. */
export const fiscalMonthIn = (first: Day, months: number, { day, month }: FiscalStart): Day => {
  const at = month - 1 + months;
  const years = Math.floor(at / 12);
  return fiscalStartIn(yearOf(first) + years, { day, month: at - years * 12 + 1 });
};
