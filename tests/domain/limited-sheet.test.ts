import { expect, test } from 'vitest';
import { limitedSheet } from '../../src/domain/report/limited-sheet.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';

/** A summary of more than 1,000 rows shows the largest, and the others as one row. Source: finance-answers.md, Q122. */
const sheetOf = (amounts: readonly string[]): ReportSheet => ({
  title: 'Sales by customer',
  days: { from: '2026-01-01', to: '2026-12-31' },
  comparedWith: null,
  currency: 'EUR',
  rowTitle: 'Customer',
  columns: [
    { title: 'Customer', kind: 'text', place: 'lead' },
    { title: 'Documents', kind: 'number', place: 'own' },
    { title: 'Net sales', kind: 'money', place: 'own' },
  ],
  groups: [{ rows: amounts.map((value, n) => [{ value: `C${n}` }, { value: '1' }, { value }]) }],
  totals: { label: 'Total', cells: [{ value: null }, { value: null }, { value: '0' }] },
  controls: [],
  figures: [],
  empty: '',
});
const rowsOf = (sheet: ReportSheet) =>
  sheet.groups.flatMap(({ rows }) => rows.map((cells) => cells.map(({ value }) => value ?? '-').join(' ')));

test('the largest stay in their order, and the others are one row with their sum', () => {
  const sheet = sheetOf(['5', '-9', '1.25', '7', '-2']);
  const limited = limitedSheet(sheet, 3);
  expect(rowsOf(limited)).toEqual(['C0 1 5', 'C1 1 -9', 'C3 1 7', '2 more - -0.75']);
  expect(limited.totals).toBe(sheet.totals);
});

test('a thousand rows are shown whole, of 1,312 as many and a row of the other 312', () => {
  const thousand = sheetOf(Array.from({ length: 1000 }, () => '1'));
  expect(limitedSheet(thousand)).toBe(thousand);
  const rows = rowsOf(limitedSheet(sheetOf(Array.from({ length: 1312 }, () => '1'))));
  expect([rows.length, rows.at(-1)]).toEqual([1001, '312 more - 312']);
});

test('a statement is never cut', () => {
  const statement = { ...sheetOf(['1', '2', '3']), leveled: true as const };
  expect(limitedSheet(statement, 2)).toBe(statement);
});
