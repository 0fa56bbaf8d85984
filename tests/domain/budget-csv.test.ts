import { expect, test } from 'vitest';
import { budgetMonthsOf, noAmounts } from '../../src/domain/budget/budget.ts';
import { budgetFileRows, csvCells, readBudgetFile } from '../../src/domain/budget/budget-csv.ts';

const months = budgetMonthsOf(2026, { day: 6, month: 4 });
const twelve = (...first: string[]): string[] => [...first, ...noAmounts].slice(0, 12);
const rent = { code: '6100', name: 'Rent' };
const travel = { code: '25', name: 'Travel' };
const blank = Array(12).fill('');

test('a file has the first days of its months, plain decimals, and the total last', () => {
  const lines = [
    { ...rent, amounts: twelve('900', '900.5') },
    { ...travel, amounts: twelve('40') },
  ];
  const [head, first, second, total] = budgetFileRows(lines, months, 2);
  expect(head!.slice(0, 4)).toEqual(['Code', 'Account', '2026-04-06', '2026-05-06']);
  expect(head!.slice(-2)).toEqual(['2027-03-06', 'Total']);
  expect(first!.slice(0, 5)).toEqual(['6100', 'Rent', '900.00', '900.50', '0.00']);
  expect([first!.at(-1), second!.at(-1)]).toEqual(['1800.50', '40.00']);
  expect(total!.slice(0, 4)).toEqual(['', 'Total', '940.00', '900.50']);
  expect(total!.at(-1)).toBe('1840.50');
});

test('a short year has its own months alone', () => {
  const short = budgetMonthsOf(2026, { day: 1, month: 1 }, '2026-03-31');
  const rows = budgetFileRows([{ ...rent, amounts: ['1', '2', '3'] }], short, 0);
  expect(rows).toEqual([
    ['Code', 'Account', '2026-01-01', '2026-02-01', '2026-03-01', 'Total'],
    ['6100', 'Rent', '1', '2', '3', '6'],
    ['', 'Total', '1', '2', '3', '6'],
  ]);
  const text = rows.map((cells) => cells.join(',')).join('\n');
  expect(readBudgetFile(text, short, [rent], 'en')?.lines).toEqual([
    { line: rent, amounts: ['1', '2', '3'] },
  ]);
});

test('what was written is read back, the line of totals passed over', () => {
  const rows = budgetFileRows([{ ...rent, amounts: twelve('900', '1234.5') }], months, 2);
  const text = `\uFEFF${rows.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
  expect(readBudgetFile(text, months, [travel, rent], 'de')).toEqual({
    lines: [{ line: rent, amounts: ['900.00', '1234.50', ...blank.slice(2)] }],
    unknown: [],
  });
});

test('cells are told apart by comma, semicolon or tab, and may be quoted', () => {
  expect(csvCells('a;"b;""c""";\r\nd;e;f')).toEqual([
    ['a', 'b;"c"', ''],
    ['d', 'e', 'f'],
  ]);
  expect(csvCells('a\tb\n\n1,5\t2\n')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(csvCells('a,,b\n"x\ny",1,2')).toEqual([
    ['a', '', 'b'],
    ['x\ny', '1', '2'],
  ]);
});

test('lines are found by code or by name in any letters; others are named, and what can’t be read stays as typed', () => {
  const text = ['Code;Account;April;May', '6100;Whatever;1.000,50;x', ';TRAVEL;7', '9;Nobody;1'].join('\n');
  expect(readBudgetFile(text, months, [rent, travel], 'de')).toEqual({
    lines: [
      { line: rent, amounts: ['1000.50', 'x', ...blank.slice(2)] },
      { line: travel, amounts: ['7', ...blank.slice(1)] },
    ],
    unknown: ['Nobody'],
  });
});

test('columns in another order are found by their days, and months that aren’t there are empty', () => {
  const text = 'Code,Account,2026-05-06,2026-04-06\n25,Travel,2,1\n';
  expect(readBudgetFile(text, months, [travel], 'en')!.lines[0]!.amounts).toEqual([
    '1',
    '2',
    ...blank.slice(2),
  ]);
});

test('a file without months is none of a budget', () => {
  expect(readBudgetFile('', months, [rent], 'en')).toBeNull();
  expect(readBudgetFile('Code,Account\n1,Rent', months, [rent], 'en')).toBeNull();
});
