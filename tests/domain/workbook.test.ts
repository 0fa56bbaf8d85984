import { expect, test } from 'vitest';
import { sheetName, workbookBytes } from '../../server/adapters/xlsx/workbook.ts';
import type { FileCell, FileRow } from '../../src/domain/report/file-rows.ts';
import { dayOfSerial, readXlsx } from '../support/read-xlsx.ts';

const text = (value: string): FileCell => ({ kind: 'text', value });
const made = async (rows: FileRow[], currency = 'EUR') =>
  readXlsx(
    await workbookBytes(rows, { title: 'Trial balance', currency, about: ['Lantern'], aboutTitle: 'About' }),
  );
const cellOf = async (cell: FileCell, currency?: string) =>
  (await made([{ is: 'head', cells: [text('A')] }, { cells: [cell] }], currency))[0]!.rows[1]!.cells[0];

test('amounts are numbers written with the decimals of their currency', async () => {
  const format = async (cell: FileCell, currency?: string) => {
    const { type, value, format: written } = (await cellOf(cell, currency))!;
    return [type, value, written];
  };
  expect(await format({ kind: 'money', value: '-1234.5' })).toEqual(['number', '-1234.5', '#,##0.00']);
  expect(await format({ kind: 'own-money', value: '7' })).toEqual(['number', '7', '#,##0.00']);
  expect(await format({ kind: 'money', value: '1234' }, 'JPY')).toEqual(['number', '1234', '#,##0']);
  expect(await format({ kind: 'money', value: '1.234' }, 'KWD')).toEqual(['number', '1.234', '#,##0.000']);
  expect(await format({ kind: 'amount', value: '10.100' })).toEqual(['number', '10.1', '#,##0.000']);
  expect(await format({ kind: 'number', value: '2.25' })).toEqual(['number', '2.25', null]);
  expect(await format({ kind: 'percent', value: '12.5' })).toEqual(['number', '12.5', '0.00" %"']);
});

test('an amount a number can’t hold to the last digit stays text, and nothing is lost', async () => {
  const long = '12345678901234567.89';
  expect(await cellOf({ kind: 'money', value: long })).toMatchObject({ type: 'text', value: long });
});

test('days and minutes are dates', async () => {
  const day = (await cellOf({ kind: 'day', value: '2026-02-28' }))!;
  expect([day.type, dayOfSerial(Number(day.value)).slice(0, 10), day.format]).toEqual([
    'number',
    '2026-02-28',
    'yyyy-mm-dd',
  ]);
  const minute = (await cellOf({ kind: 'minute', value: '2026-11-21 14:05' }))!;
  expect([dayOfSerial(Number(minute.value)).slice(0, 16), minute.format]).toEqual([
    '2026-11-21T14:05',
    'yyyy-mm-dd hh:mm',
  ]);
});

test('what would be a formula is text, and so is a number that is called by a name', async () => {
  const typed = ['=HYPERLINK("http://evil.example")', '+1', '@SUM(A1)', '0012', '<b>&"\''];
  const [sheet] = await made([{ is: 'head', cells: typed.map(text) }, { cells: typed.map(text) }]);
  for (const row of sheet!.rows)
    expect(row.cells.map((cell) => [cell!.type, cell!.value])).toEqual(typed.map((one) => ['text', one]));
  expect(sheet!.formulas).toBe(0);
});

test('the heading stays in sight, totals are bold, and rows of a statement fold up under them', async () => {
  const [sheet, about] = await made([
    { is: 'head', cells: [text('Level'), text('Account')] },
    { level: 2, cells: [{ kind: 'number', value: '2' }, text('Sales')] },
    { level: 1, is: 'total', cells: [{ kind: 'number', value: '1' }, text('Net revenue')] },
  ]);
  expect(sheet!.frozen).toBe(1);
  expect(sheet!.rows.map(({ outline, cells }) => [outline, cells.map((cell) => cell!.bold)])).toEqual([
    [0, [true, true]],
    [1, [false, false]],
    [0, [true, true]],
  ]);
  expect([about!.name, about!.rows.map(({ cells }) => cells[0]!.value)]).toEqual(['About', ['Lantern']]);
});

test('a sheet has a name that Excel takes, whatever the report is called', () => {
  expect(sheetName('Trial balance')).toBe('Trial balance');
  expect(sheetName("'Profit/Loss: [2026]*?\\'")).toBe('Profit Loss 2026');
  expect(sheetName('x'.repeat(40))).toBe('x'.repeat(31));
  expect(sheetName('[]')).toBe('Report');
});
