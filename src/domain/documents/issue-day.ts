import { type Day, oneYearAfter } from '../day.ts';
import { isDay } from '../values/is-day.ts';

/** The days of a business's books that an issue day is held against. */
export interface BookDays {
  today: Day;
  /** The day the books began. */
  began: Day;
}

/**
 * What is odd about the day a document is issued on, most often a year that was mistyped: more than a year ahead, or before
 * the books began. Both may be meant, so they are warned of and never refused. Null for any other day, and for what is none.
 */
export const issueDayWarning = (day: string, { today, began }: BookDays): 'ahead' | 'before' | null => {
  if (!isDay(day)) return null;
  if (day > oneYearAfter(today)) return 'ahead';
  return day < began ? 'before' : null;
};
