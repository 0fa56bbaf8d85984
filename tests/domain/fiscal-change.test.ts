import { describe, expect, test } from 'vitest';
import { nearDaysOn } from '../../src/domain/books/far-day.ts';
import { changeChoices, changedStarts, shortYearBefore } from '../../src/domain/books/fiscal-change.ts';
import { budgetMonthsOf, fiscalYearName } from '../../src/domain/budget/budget.ts';
import { spansOver } from '../../src/domain/report/columns.ts';
import {
  type FiscalStarts,
  fiscalStartsWithin,
  fiscalYearNamed,
  fiscalYearOf,
} from '../../src/domain/values/fiscal-year.ts';
import { spanOf } from '../../src/domain/values/period.ts';

/** Fiscal starts are kept with the year they begin to hold. Source: finance-answers.md, Q77. */
const january = { month: 1, day: 1 };
const july = { month: 7, day: 1 };
/** From January until the first half of 2026, which is short; from July since. */
const fiscal: FiscalStarts = { ...july, before: [{ ...january, until: '2026-07-01' }] };

describe('a year from January, and from July since 2026,', () => {
  test.each([
    ['2025-12-31', '2025-01-01', '2025-12-31'],
    ['2026-01-01', '2026-01-01', '2026-06-30'],
    ['2026-06-30', '2026-01-01', '2026-06-30'],
    ['2026-07-01', '2026-07-01', '2027-06-30'],
    ['9999-12-31', '9999-07-01', '9999-12-31'],
  ])('has %s in the one from %s to %s', (day, from, to) => {
    expect(fiscalYearOf(day, fiscal)).toEqual({ from, to });
  });

  test('carries on each first day, that of the short year and the one after it too', () => {
    expect(fiscalStartsWithin({ from: '2025-06-01', to: '2027-07-01' }, fiscal)).toEqual([
      '2026-01-01',
      '2026-07-01',
      '2027-07-01',
    ]);
  });

  test.each([
    ['2026-05-10', 'thisyear', '2026-01-01', '2026-06-30'],
    ['2026-05-10', 'lastyear', '2025-01-01', '2025-12-31'],
    ['2026-05-10', 'yeartodate', '2026-01-01', '2026-05-10'],
    ['2026-05-10', 'quarter2', '2026-04-01', '2026-06-30'],
    ['2026-05-10', 'thisquarter', '2026-04-01', '2026-06-30'],
    ['2026-08-10', 'thisyear', '2026-07-01', '2027-06-30'],
    ['2026-08-10', 'lastyear', '2026-01-01', '2026-06-30'],
    ['2026-08-10', 'lastquarter', '2026-04-01', '2026-06-30'],
    ['2026-08-10', 'quarter3', '2027-01-01', '2027-03-31'],
  ] as const)('on %s %s is from %s to %s', (today, period, from, to) => {
    expect(spanOf(period, { today, fiscal })).toEqual({ from, to });
  });

  test('has columns of years and quarters that end with the short one', () => {
    const of = (step: 'quarter' | 'year') =>
      spansOver({ from: '2025-10-01', to: '2026-12-31' }, step, { fiscal }).map(
        ({ from, to }) => `${from} ${to}`,
      );
    expect(of('year')).toEqual(['2025-10-01 2025-12-31', '2026-01-01 2026-06-30', '2026-07-01 2026-12-31']);
    expect(of('quarter')).toEqual([
      '2025-10-01 2025-12-31',
      '2026-01-01 2026-03-31',
      '2026-04-01 2026-06-30',
      '2026-07-01 2026-09-30',
      '2026-10-01 2026-12-31',
    ]);
  });

  test('a day is near in the short year and in the ones on either side', () => {
    expect(nearDaysOn('2026-03-01', fiscal)).toEqual({ from: '2025-01-01', to: '2027-06-30' });
  });

  test('2026 names the longer of the two years that begin in it', () => {
    expect(fiscalYearNamed(2025, fiscal)).toEqual({ start: january, endsOn: null });
    expect(fiscalYearNamed(2026, fiscal)).toEqual({ start: july, endsOn: null });
  });
});

test('a short year that begins alone in a calendar year has its own months alone', () => {
  const april: FiscalStarts = { ...january, before: [{ month: 4, day: 6, until: '2027-01-01' }] };
  const { start, endsOn } = fiscalYearNamed(2026, april);
  expect([start, endsOn]).toEqual([{ month: 4, day: 6 }, '2026-12-31']);
  const months = budgetMonthsOf(2026, start, endsOn);
  expect(months.map(({ month }) => month)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(months.at(-1)).toEqual({ month: 12, from: '2026-12-06', to: '2026-12-31' });
  expect(fiscalYearName(2026, start, endsOn)).toBe('2026');
});

describe('a change to July', () => {
  const kept = (lockedUntil: string | null, since: string | null = null, of: FiscalStarts = january) =>
    changedStarts(of, july, lockedUntil, since);

  test('is of all years while nothing is locked', () => {
    expect(kept(null)).toEqual({ ...july, before: [] });
  });

  test('begins with the first year no day of which is locked, and leaves those before', () => {
    expect(kept('2026-03-31')).toEqual(fiscal);
    expect(kept('2026-06-30')).toEqual(fiscal);
    expect(kept('2026-07-01')).toEqual({ ...july, before: [{ ...january, until: '2027-07-01' }] });
  });

  test('begins with a later year where one is named, never with a locked one or within one', () => {
    expect(kept(null, '2026-07-01')).toEqual(fiscal);
    expect(kept('2026-03-31', '2027-07-01')).toEqual({
      ...july,
      before: [{ ...january, until: '2027-07-01' }],
    });
    expect(kept('2026-07-01', '2026-07-01')).toMatchObject({ refused: true, fields: [{ field: 'since' }] });
    expect(kept(null, '2026-08-01')).toMatchObject({ refused: true, fields: [{ field: 'since' }] });
  });

  test('is taken back whole while none of its days is locked, else ends with a short year of its own', () => {
    expect(changedStarts(fiscal, january, '2026-03-31', null)).toEqual({ ...january, before: [] });
    expect(changedStarts(fiscal, january, '2026-08-31', null)).toEqual({
      ...january,
      before: [
        { ...january, until: '2026-07-01' },
        { ...july, until: '2027-01-01' },
      ],
    });
  });

  test('can be of all years or of those to come, which are proposed once something is posted', () => {
    const books = { today: '2026-11-29', lockedUntil: null, hasEntries: true };
    expect(changeChoices(january, july, books)).toEqual({
      days: [null, '2026-07-01', '2027-07-01'],
      proposed: '2026-07-01',
    });
    expect(changeChoices(january, july, { ...books, hasEntries: false }).proposed).toBeNull();
    expect(changeChoices(january, july, { ...books, lockedUntil: '2026-08-31' })).toEqual({
      days: ['2027-07-01', '2028-07-01'],
      proposed: '2027-07-01',
    });
  });

  test('makes the year before it short', () => {
    expect(shortYearBefore('2026-07-01', january)).toEqual({ from: '2026-01-01', to: '2026-06-30' });
  });
});
