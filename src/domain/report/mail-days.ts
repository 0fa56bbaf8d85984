import { type Day, daysAfter, firstOfMonth, oneMonthAfter } from '../day.ts';
import { type FiscalStarts, fiscalYearOf, stretchesOfYear } from '../values/fiscal-year.ts';

/** How often a report is mailed: once a month, or once a quarter of the fiscal year. Source: finance-answers.md, Q127. */
export const mailRhythms = ['month', 'quarter'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

/** When a report is mailed: the day is one every month has, 1 to 28. */
export interface MailDays {
  every: MailRhythm;
  day: number;
}

/** The hour of the business's day from which a report that is due is made. Source: finance-answers.md, Q127. */
export const mailHour = 6;

/** The first day of this number in a month that isn't before a day. */
const firstFrom = (from: Day, day: number): Day => {
  const inMonth = `${from.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return inMonth >= from ? inMonth : oneMonthAfter(inMonth);
};

const startsAround = (every: MailRhythm, at: Day, fiscal: FiscalStarts): Day[] => {
  if (every === 'month') {
    const first = firstOfMonth(at);
    return [firstOfMonth(daysAfter(first, -1)), first, oneMonthAfter(first)];
  }
  const year = fiscalYearOf(at, fiscal);
  const years = [
    fiscalYearOf(daysAfter(year.from, -1), fiscal),
    year,
    fiscalYearOf(daysAfter(year.to, 1), fiscal),
  ];
  return years.flatMap((one) => stretchesOfYear(one, 3, fiscal).map(({ from }) => from));
};

/** The days around one on which it is due, in order: in each month or quarter the first of this number. */
const dueAround = ({ every, day }: MailDays, at: Day, fiscal: FiscalStarts): Day[] =>
  startsAround(every, at, fiscal).map((from) => firstFrom(from, day));

/** The first day after one on which a report is due. */
export const nextMailDay = (mailed: MailDays, after: Day, fiscal: FiscalStarts): Day =>
  dueAround(mailed, after, fiscal).find((due) => due > after)!;

/** The last day up to one on which a report was due: of several periods that were missed the newest alone counts. */
export const lastMailDay = (mailed: MailDays, upTo: Day, fiscal: FiscalStarts): Day =>
  dueAround(mailed, upTo, fiscal).findLast((due) => due <= upTo)!;
