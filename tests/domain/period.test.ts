import { expect, test } from 'vitest';
import { likeSpans, spanBefore, spanOf, stretchesOf } from '../../src/domain/values/period.ts';

test.each([
  ['thisyear', '2026-01-01', '2026-12-31'],
  ['thismonth', '2026-11-01', '2026-11-30'],
  ['quarter1', '2026-01-01', '2026-03-31'],
  ['quarter2', '2026-04-01', '2026-06-30'],
  ['quarter3', '2026-07-01', '2026-09-30'],
  ['quarter4', '2026-10-01', '2026-12-31'],
  ['alltime', null, null],
] as const)('%s is from %s to %s', (period, from, to) => {
  expect(spanOf(period, { today: '2026-11-21', fiscal: { month: 1, day: 1 } })).toEqual({ from, to });
});

test.each([
  ['2026-11-21', { month: 7, day: 1 }, 'thisyear', '2026-07-01', '2027-06-30'],
  ['2026-06-30', { month: 7, day: 1 }, 'thisyear', '2025-07-01', '2026-06-30'],
  ['2026-11-21', { month: 7, day: 1 }, 'quarter1', '2026-07-01', '2026-09-30'],
  ['2026-11-21', { month: 7, day: 1 }, 'quarter3', '2027-01-01', '2027-03-31'],
  ['2026-11-21', { month: 7, day: 1 }, 'thismonth', '2026-11-01', '2026-11-30'],
  ['2026-04-05', { month: 4, day: 6 }, 'thisyear', '2025-04-06', '2026-04-05'],
  ['2026-04-06', { month: 4, day: 6 }, 'quarter4', '2027-01-06', '2027-04-05'],
  ['2024-02-29', { month: 2, day: 31 }, 'thisyear', '2024-02-29', '2025-02-27'],
  ['2026-11-21', { month: 7, day: 1 }, 'lastyear', '2025-07-01', '2026-06-30'],
  ['2026-08-01', { month: 7, day: 1 }, 'lastquarter', '2026-04-01', '2026-06-30'],
  ['2026-04-20', { month: 2, day: 31 }, 'lastyear', '2025-02-28', '2026-02-27'],
  ['2026-04-06', { month: 4, day: 6 }, 'lastquarter', '2026-01-06', '2026-04-05'],
] as const)('on %s with a fiscal year from %j %s is from %s to %s', (today, fiscal, period, from, to) => {
  expect(spanOf(period, { today, fiscal })).toEqual({ from, to });
});

test.each([
  ['a year is held against the year before', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['a quarter against the same one a year before', '2024-01-01', '2024-03-31', '2023-01-01', '2023-03-31'],
  ['a February of 29 days against one of 28', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
  ['other days against as many before them', '2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'],
  ['a fiscal year against the one before', '2026-07-01', '2027-06-30', '2025-07-01', '2026-06-30'],
  ['on whatever day it begins', '2026-04-06', '2027-04-05', '2025-04-06', '2026-04-05'],
  ['months over a year’s end against the same ones', '2026-11-01', '2027-01-31', '2025-11-01', '2026-01-31'],
  ['and so two whole years', '2025-01-01', '2026-12-31', '2023-01-02', '2024-12-31'],
])('%s', (_, from, to, beforeFrom, beforeTo) => {
  expect(spanBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
});

test.each([
  [
    'a year that goes on: the same days',
    '2026-01-01',
    '2026-12-31',
    '2026-11-30',
    '2025-01-01',
    '2025-11-30',
  ],
  ['a month that goes on', '2026-11-01', '2026-11-30', '2026-11-12', '2025-11-01', '2025-11-12'],
  [
    'a year that is over: all of the one before',
    '2025-01-01',
    '2025-12-31',
    '2026-11-30',
    '2024-01-01',
    '2024-12-31',
  ],
  ['a leap day: the last of February', '2028-01-01', '2028-12-31', '2028-02-29', '2027-01-01', '2027-02-28'],
  ['a fiscal year that goes on', '2026-04-06', '2027-04-05', '2026-05-06', '2025-04-06', '2025-05-06'],
  [
    'other days that go on: as many before',
    '2026-11-20',
    '2026-12-10',
    '2026-11-30',
    '2026-11-09',
    '2026-11-19',
  ],
])('%s', (_, from, to, today, beforeFrom, beforeTo) => {
  expect(likeSpans({ from, to }, today, '2020-05-01')).toEqual({
    now: { from, to: to < today ? to : today },
    before: { from: beforeFrom, to: beforeTo },
  });
});

test('days to come, and days of which the books know a part, are held against nothing', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  expect(likeSpans(year, '2025-12-31', '2020-01-01')).toBeNull();
  expect(likeSpans(year, '2026-11-30', '2025-01-02')).toBeNull();
  expect(likeSpans(year, '2026-11-30', '2025-01-01')).not.toBeNull();
});

test('all time is held against nothing', () => {
  expect(spanBefore({ from: null, to: null })).toBeNull();
});

test.each([
  ['of centuries', '1900-01-01', '2100-01-01'],
  ['that ends before it begins', '2026-02-01', '2026-01-01'],
  ['before there were businesses', '0001-01-01', '0001-12-31'],
])('a span %s is held against nothing', (_, from, to) => {
  expect(spanBefore({ from, to })).toBeNull();
});

test.each([
  [
    'month',
    '2026-01-15',
    '2026-03-02',
    ['2026-01-15 2026-01-31', '2026-02-01 2026-02-28', '2026-03-01 2026-03-02'],
  ],
  ['day', '9999-12-30', '9999-12-31', ['9999-12-30 9999-12-30', '9999-12-31 9999-12-31']],
  ['year', '9998-12-31', '9999-12-31', ['9998-12-31 9998-12-31', '9999-01-01 9999-12-31']],
  ['day', '2026-01-02', '2026-01-01', []],
] as const)('by %s, %s to %s is drawn without a gap, to the last of all days', (step, from, to, expected) => {
  expect(stretchesOf({ from, to }, step).map((one) => `${one.from} ${one.to}`)).toEqual(expected);
});
