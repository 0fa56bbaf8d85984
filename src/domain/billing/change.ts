import { comparePlans, compareSeats, type Terms } from './billing.ts';

/**
 * What a change of terms is. Up: a higher plan, more seats or month to year, and nothing down. Down: a lower plan, fewer seats or year to month
 * in any part, and then the whole of it. Source: finance-answers.md, Q92.
 */
export type ChangeKind = 'up' | 'down' | 'same';

const compareIntervals = (a: Terms['interval'], b: Terms['interval']): number =>
  Number(a === 'year') - Number(b === 'year');

export const changeKind = (before: Terms, after: Terms): ChangeKind => {
  const parts = [
    comparePlans(after.plan, before.plan),
    compareSeats(after.seats, before.seats),
    compareIntervals(after.interval, before.interval),
  ];
  if (parts.some((part) => part < 0)) return 'down';
  return parts.some((part) => part > 0) ? 'up' : 'same';
};

/** The upward part of a change alone, which can be had now. */
export const upwardPart = (before: Terms, after: Terms): Terms => ({
  plan: comparePlans(after.plan, before.plan) > 0 ? after.plan : before.plan,
  interval: compareIntervals(after.interval, before.interval) > 0 ? after.interval : before.interval,
  seats: compareSeats(after.seats, before.seats) > 0 ? after.seats : before.seats,
});
