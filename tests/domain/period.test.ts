import { expect, test } from 'vitest';
import { spanBefore, spanOf } from '../../src/domain/period.ts';

test.each([
  ['thisyear', '2026-01-01', '2026-12-31'],
  ['thismonth', '2026-11-01', '2026-11-30'],
  ['quarter1', '2026-01-01', '2026-03-31'],
  ['quarter2', '2026-04-01', '2026-06-30'],
  ['quarter3', '2026-07-01', '2026-09-30'],
  ['quarter4', '2026-10-01', '2026-12-31'],
  ['alltime', null, null],
] as const)('%s is from %s to %s', (period, from, to) => {
  expect(spanOf(period, '2026-11-21')).toEqual({ from, to });
});

test.each([
  ['a year is held against the year before', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['a quarter against the same one a year before', '2024-01-01', '2024-03-31', '2023-01-01', '2023-03-31'],
  ['a February of 29 days against one of 28', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
  ['other days against as many before them', '2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'],
  ['and so two whole years', '2025-01-01', '2026-12-31', '2023-01-02', '2024-12-31'],
])('%s', (_, from, to, beforeFrom, beforeTo) => {
  expect(spanBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
});

test('all time is held against nothing', () => {
  expect(spanBefore({ from: null, to: null })).toBeNull();
});
