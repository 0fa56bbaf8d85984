import type { Day } from '../day.ts';
import type { BillingPeriod, PlanInterval } from './billing.ts';

const dayMs = 86_400_000;

/** The day it is in UTC, in which plans are paid for. */
export const utcDay = (now: Date): Day => now.toISOString().slice(0, 10);

/** The moment a day begins in UTC. */
export const beginningOf = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

/** A day so many days later, in UTC. */
export const dayPlus = (day: Day, days: number): Day =>
  utcDay(new Date(beginningOf(day).getTime() + days * dayMs));

/** How many days are from one to another, both of them counted. */
export const daysIn = ({ from, to }: BillingPeriod): number =>
  Math.round((beginningOf(to).getTime() - beginningOf(from).getTime()) / dayMs) + 1;

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The day of a month that an anchor has in it: its own, or the last there is. */
const inMonth = (anchor: Day, month: number): Day => {
  const [year, inYear] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, inYear + 1, 0)).getUTCDate();
  return utcDay(new Date(Date.UTC(year, inYear, Math.min(Number(anchor.slice(8)), last))));
};

/**
 * The period that begins on a day: it ends on the eve of the anchor's day a month or a year later, or of the last day there
 * is. So periods keep their day: 31 January, 28 February, 31 March. Source: finance-answers.md, Q91.
 */
export const periodFrom = (anchor: Day, from: Day, interval: PlanInterval): BillingPeriod => {
  const months = interval === 'year' ? 12 : 1;
  return { from, to: dayPlus(inMonth(anchor, monthNumber(from) + months), -1) };
};

/** The period after another. */
export const periodAfter = (anchor: Day, before: BillingPeriod, interval: PlanInterval): BillingPeriod =>
  periodFrom(anchor, dayPlus(before.to, 1), interval);
