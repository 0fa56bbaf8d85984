import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Day } from '../day.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The instant at which an hour of a day, 0 to 23, begins in a zone; one that a change of the clock leaves out is the next there is. */
export const instantIn = (timeZone: string, day: Day, hour: number): Date =>
  dayjs.tz(`${day} ${String(hour).padStart(2, '0')}:00`, timeZone).toDate();
