import { expect, test } from 'vitest';
import { daysIn, periodAfter, periodFrom } from '../../src/domain/billing/period.ts';

/** The first days of the periods that follow one another from an anchor on. */
const beginnings = (anchor: string, interval: 'month' | 'year', count: number): string[] => {
  let period = periodFrom(anchor, anchor, interval);
  return Array.from({ length: count }, () => {
    const { from } = period;
    period = periodAfter(anchor, period, interval);
    return from;
  });
};

test.each([
  ['2026-01-31', 'month', '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31'],
  ['2024-01-30', 'month', '2024-01-30 2024-02-29 2024-03-30'],
  ['2026-12-15', 'month', '2026-12-15 2027-01-15 2027-02-15'],
  ['2024-02-29', 'year', '2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29'],
  ['2026-06-01', 'year', '2026-06-01 2027-06-01'],
] as const)('periods from %s, by the %s, begin on %s', (anchor, interval, days) => {
  expect(beginnings(anchor, interval, days.split(' ').length)).toEqual(days.split(' '));
});

test.each([
  ['2026-06-01', 'month', '2026-06-30', 30],
  ['2026-01-31', 'month', '2026-02-27', 28],
  ['2026-06-01', 'year', '2027-05-31', 365],
  ['2027-06-01', 'year', '2028-05-31', 366],
] as const)('a period from %s, by the %s, ends on %s and has %s days', (from, interval, to, days) => {
  const period = periodFrom(from, from, interval);
  expect(period).toEqual({ from, to });
  expect(daysIn(period)).toBe(days);
});
