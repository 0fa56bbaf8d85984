import type { Day } from '../day.ts';
import type { Billing } from './billing.ts';
import { beginningOf, dayPlus } from './period.ts';

/** What is done about a plan at a time. */
export type PlanStep =
  | 'trial.soon'
  | 'trial.last'
  | 'trial.end'
  /** A yearly renewal is announced. */
  | 'renew.soon'
  /** The period is over: it is renewed, or what is paid for ends. */
  | 'period'
  /** An invoice that couldn't be charged is tried again. */
  | 'retry'
  | 'give.up'
  /** A payment that was begun and not finished lapses. */
  | 'lapse';

export interface PlanTimer {
  step: PlanStep;
  dueAt: Date;
}

const hourMs = 3_600_000;

/** How long a payment that was begun may be finished. Source: finance-answers.md, Q92. */
export const lapseAfter = (now: Date): Date => new Date(now.getTime() + 23 * hourMs);

const triesAfterDays = [1, 3, 7] as const;
const givesUpAfterDays = 14;
const noticeDays = 7;

/** The next try of an invoice that couldn't be charged since a day; tries that were missed become one. Null after the last. Source: Q93. */
export const nextTryAt = (since: Day, now: Date): Date | null =>
  triesAfterDays.map((days) => beginningOf(dayPlus(since, days))).find((at) => at > now) ?? null;

/** When an invoice that couldn't be charged is given up. */
export const givesUpAt = (since: Day): Date => beginningOf(dayPlus(since, givesUpAfterDays));

const timer = (step: PlanStep, dueAt: Date): PlanTimer => ({ step, dueAt });

/** What is still to be done about a plan after a change of it. An announcement whose time is over isn't made up for. */
export const timersOf = ({ state, terms, period, next, pastDue }: Billing, now: Date): PlanTimer[] => {
  if (state === 'PastDue' && pastDue) {
    const tryAt = nextTryAt(pastDue.since, now);
    return [...(tryAt ? [timer('retry', tryAt)] : []), timer('give.up', givesUpAt(pastDue.since))];
  }
  if (!period || (state !== 'Active' && state !== 'Cancelling')) return [];
  const ends = dayPlus(period.to, 1);
  const announced = beginningOf(dayPlus(ends, -noticeDays));
  const renewsYearly = (state === 'Active' ? terms : next)?.interval === 'year';
  return [
    ...(renewsYearly && announced > now ? [timer('renew.soon', announced)] : []),
    timer('period', beginningOf(ends)),
  ];
};

const dayMs = 24 * hourMs;

/** True once the last day of a trial has begun. */
export const isLastDay = (endsAt: Date, now: Date): boolean => now.getTime() >= endsAt.getTime() - dayMs;

/** The steps of a trial: it is announced three days before its end, and on its last day. */
export const trialTimers = (endsAt: Date): PlanTimer[] => [
  timer('trial.soon', new Date(endsAt.getTime() - 3 * dayMs)),
  timer('trial.last', new Date(endsAt.getTime() - dayMs)),
  timer('trial.end', endsAt),
];
