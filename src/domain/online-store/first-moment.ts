import { type Day, dayIn } from '../day.ts';

const quarterMs = 15 * 60_000;
const widestMs = 15 * 3_600_000;

/** When a day begins in a zone. Zones differ from each other by whole quarters of an hour. */
export const firstMoment = (day: Day, timeZone: string): Date => {
  const around = Date.parse(`${day}T00:00:00Z`);
  for (let at = around - widestMs; at <= around + widestMs; at += quarterMs)
    if (dayIn(timeZone, new Date(at)) === day) return new Date(at);
  return new Date(around);
};
