import dayjs from 'dayjs';

/** A calendar day in a business's own zone, "YYYY-MM-DD". Never a timestamp. */
export type Day = string;

/** Making a calendar costs a hundred times what asking it does, so each zone's is kept. */
const calendars = new Map<string, Intl.DateTimeFormat>();
const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    calendars.set(timeZone, calendar);
  }
  return calendar;
};

/** The day it is in a zone at an instant. The clock is passed in; nothing here reads the time. */
export const dayIn = (timeZone: string, instant: Date): Day => {
  const parts = calendarOf(timeZone).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => parts.find((one) => one.type === type)!.value;
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

/** The same day of the next month, or that month's last day when there is no such day: 31 January → 28 February. */
export const oneMonthAfter = (day: Day): Day => dayjs(day).add(1, 'month').format('YYYY-MM-DD');

/** The same day of the next year; 29 February → 28 February. */
export const oneYearAfter = (day: Day): Day => dayjs(day).add(1, 'year').format('YYYY-MM-DD');

export const daysAfter = (day: Day, count: number): Day => dayjs(day).add(count, 'day').format('YYYY-MM-DD');

/** Whole days from one day to another; negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day): number =>
  // Of days alone: where a machine's zone has no midnight, the day after it begins 23 hours later.
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

export const lastOfMonth = (day: Day): Day => dayjs(day).endOf('month').format('YYYY-MM-DD');
