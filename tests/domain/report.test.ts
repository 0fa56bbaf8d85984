import { expect, test } from 'vitest';
import { comparedDays } from '../../src/domain/report/compared-days.ts';
import { csvCells, fileFoot, fileHead, fileRows } from '../../src/domain/report/file-rows.ts';
import { sheetOf } from '../../src/domain/report/sheet.ts';
import { columnsFor } from '../../src/domain/report/spec.ts';
import { type BalanceRow, trialBalance } from '../../src/domain/report/trial-balance.ts';

test.each([
  // Whole months against as many whole months, whatever their length.
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', '2025-03-01', '2025-03-31'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31', '2025-01-01', '2025-12-31'],
  ['2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31', '2023-02-01', '2023-02-28'],
  // Any days against as many days.
  ['2026-03-05', '2026-03-14', '2026-02-23', '2026-03-04', '2025-03-05', '2025-03-14'],
  // The end of a day against that of the month before; of a month’s last day against a month’s last day.
  [null, '2026-03-31', null, '2026-02-28', null, '2025-03-31'],
  [null, '2026-03-15', null, '2026-02-15', null, '2025-03-15'],
])('days %s to %s are held against %s to %s, and in the year before against %s to %s', (...days) => {
  const [from, to, periodFrom, periodTo, yearFrom, yearTo] = days;
  expect(comparedDays({ from, to }, 'previousperiod')).toEqual({ from: periodFrom, to: periodTo });
  expect(comparedDays({ from, to }, 'previousyear')).toEqual({ from: yearFrom, to: yearTo });
});

test('nothing is held against days without an end, that end before they begin, or that no business saw', () => {
  for (const days of [
    { from: null, to: null },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '0001-01-01', to: '9999-12-31' },
  ])
    expect(comparedDays(days, 'previousperiod')).toBeNull();
});

const row = (accountId: number, name: string, debit: string, credit: string): BalanceRow => ({
  accountId,
  code: String(accountId),
  name,
  group: accountId < 10 ? 'asset' : 'income',
  subgroup: '',
  opening: '0',
  debit,
  credit,
  carried: { debit: '0', credit: '0' },
});

test('a compared report has the rows of both times, what is gone among them, and its sums of now alone', () => {
  const days = { from: null, to: '2026-03-31' };
  const now = { days, rows: [row(1, 'Cash', '90', '0'), row(13, 'Sales', '0', '90')], figures: [] };
  const before = {
    days: { from: null, to: '2026-02-28' },
    rows: [row(2, 'Receivable', '70', '0'), row(13, 'Sales', '0', '70')],
  };
  const spec = columnsFor(trialBalance, { view: 'balances', more: false, readsCost: true });
  const sheet = sheetOf(spec, now, before, 'EUR');
  expect(csvCells([fileHead(sheet), ...fileRows(sheet), ...fileFoot(sheet)])).toEqual([
    ['Group', 'Code', 'Account', 'Debit', 'Credit', 'Balance', 'Balance before', 'Change', 'Change %'],
    ['Assets', '1', 'Cash', '90', '0', '90', '0', '90', ''],
    ['Assets', '2', 'Receivable', '0', '0', '0', '70', '-70', '-100'],
    ['Income', '13', 'Sales', '0', '90', '-90', '-70', '-20', '-28.57'],
    ['Total, in balance', '', '', '90', '90', '', '', '', ''],
  ]);
  expect(
    sheet.groups.map(({ total }) => ({ label: total!.label, cells: total!.cells.map(({ value }) => value) })),
  ).toEqual([
    { label: 'Total assets', cells: [null, null, null, '90', '0', null, null, null, null] },
    { label: 'Total income', cells: [null, null, null, '0', '90', null, null, null, null] },
  ]);
});
