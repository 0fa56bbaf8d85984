import { describe, expect, test } from 'vitest';
import { lastOfMonth } from '../../src/domain/day.ts';
import {
  type AccountingPeriod,
  accountingYears,
  lockedThrough,
  openFrom,
  periodName,
  periodNamed,
} from '../../src/domain/period/accounting-period.ts';
import { taxPeriodsEnding } from '../../src/domain/tax/tax-period.ts';

const march: AccountingPeriod = { kind: 'month', key: '2026-03', from: '2026-03-01', to: '2026-03-31' };

test.each([
  [null, '2026-03-31', '2026-02-28'],
  ['2026-02-28', '2026-03-31', '2026-02-28'],
  ['2026-05-31', '2026-05-31', '2026-02-28'],
  ['2026-01-31', '2026-03-31', '2026-01-31'],
])('a lock date of %s is %s once March is locked, and %s once it is open again', (before, locked, open) => {
  expect([lockedThrough(before, march), openFrom(before, march)]).toEqual([locked, open]);
});

describe('fiscal years with their months', () => {
  const keysOf = (years: ReturnType<typeof accountingYears>) =>
    years.map(({ key, months }) => `${key}: ${months.map((month) => month.key.slice(2)).join(' ')}`);

  test('reach from the first entry to today; a month belongs to the year it ends in', () => {
    const fiscal = { day: 6, month: 4 };
    expect(keysOf(accountingYears('2026-02-10', { today: '2026-05-20', fiscal }))).toEqual([
      '2025: 26-02 26-03',
      '2026: 26-04 26-05',
    ]);
    expect(accountingYears(null, { today: '2026-05-20', fiscal })).toEqual([]);
  });

  test('a short year goes by its first day and its days, the others by the year they begin in', () => {
    const fiscal = { day: 1, month: 4, before: [{ day: 1, month: 1, until: '2026-04-01' }] };
    const years = accountingYears('2025-12-10', { today: '2026-05-20', fiscal });
    expect(keysOf(years)).toEqual(['2025: 25-12', '2026-01-01: 26-01 26-02 26-03', '2026: 26-04 26-05']);
    expect(years.map((year) => periodName(year, 'en-GB').replace(/\s/g, ' '))).toEqual([
      'Fiscal year 2025',
      '1 Jan – 31 Mar 2026',
      'Fiscal year 2026/27',
    ]);
    expect(periodNamed(years, '2026-02')?.period.to).toBe('2026-02-28');
    expect(periodNamed(years, '2026')?.months.map(({ key }) => key)).toEqual(['2026-04', '2026-05']);
    expect(periodNamed(years, '2027')).toBe(null);
  });
});

test.each([
  ['month', null, '2026-03-01', ['2026-03-01 2026-03-31']],
  ['quarter', null, '2026-03-01', ['2026-01-01 2026-03-31']],
  ['quarter', null, '2026-04-01', []],
  ['quarter', '2025-12-01', '2026-02-01', ['2025-12-01 2026-02-28']],
  ['two-months', null, '2026-02-01', ['2026-01-01 2026-02-28']],
  ['year', '2025-07-01', '2026-06-01', ['2025-07-01 2026-06-30']],
] as const)(
  'tax filed every %s, first from %s, is due in the month of %s for %j',
  (every, first, month, due) => {
    const found = taxPeriodsEnding(
      { from: month, to: lastOfMonth(month) },
      every,
      first === null ? null : { from: first },
    );
    expect(found.map((one) => `${one.from} ${one.to}`)).toEqual(due);
  },
);
