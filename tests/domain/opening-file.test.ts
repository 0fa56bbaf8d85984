import { expect, test } from 'vitest';
import { openingFileRows, pastedBalances, readOpeningFile } from '../../src/domain/import/opening-file.ts';

/** Files and pasted rows of opening balances. Source: finance-answers.md, Q134. */
const accounts = [
  { id: 1, code: '1000', name: 'Cash' },
  { id: 6, code: '', name: 'Equipment, net' },
  { id: 45, code: '2500', name: 'Loans' },
];

test('a file that was written here is read as it was', () => {
  const rows = openingFileRows(
    [
      { code: '1000', name: 'Cash', debit: '1000.5', credit: '0' },
      { code: '', name: 'Equipment, net', debit: '0', credit: '0' },
      { code: '2500', name: 'Loans', debit: '0', credit: '300' },
    ],
    2,
  );
  expect(rows).toEqual([
    ['Code', 'Account', 'Debit', 'Credit'],
    ['1000', 'Cash', '1000.50', ''],
    ['', 'Equipment, net', '', ''],
    ['2500', 'Loans', '', '300.00'],
  ]);
  const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  expect(readOpeningFile(`\uFEFF${text}`, accounts, 'de-DE')).toEqual({
    placed: [
      { accountId: 1, debit: '1000.50', credit: '' },
      { accountId: 6, debit: '', credit: '' },
      { accountId: 45, debit: '', credit: '300.00' },
    ],
    unplaced: [],
  });
});

test('columns are found by their names in any order; rows without an account have their line, and totals are passed over', () => {
  const text = 'Dr;Cr;Account name\n1.234,50;;cash\n\n;20;Bank of Nowhere\n7;;CASH\n;;\n5;5;Total\n';
  expect(readOpeningFile(text, accounts, 'de-DE')).toEqual({
    placed: [{ accountId: 1, debit: '1234.50', credit: '' }],
    unplaced: [
      { line: 4, names: ['Bank of Nowhere'], debit: '', credit: '20' },
      { line: 5, names: ['CASH'], debit: '7', credit: '' },
    ],
  });
});

test('an account whose code isn’t known is found by its name', () => {
  expect(readOpeningFile('Code,Account,Debit,Credit\n77,Loans,,8', accounts, 'en-US')?.placed).toEqual([
    { accountId: 45, debit: '', credit: '8' },
  ]);
});

test.each([
  ['has no credit', 'Account,Debit\nCash,1'],
  ['has no account', 'Debit,Credit\n1,2'],
  ['is empty', ''],
  ['has a quote that is never closed', 'Account,Debit,Credit\n"Cash,1,'],
])('a file that %s is none of balances', (_, text) => {
  expect(readOpeningFile(text, accounts, 'en-US')).toBeNull();
});

test('pasted rows begin with their accounts, with or without a code and a heading; amounts alone are laid over the grid', () => {
  expect(
    pastedBalances(
      [
        ['Account', 'Debit', 'Credit'],
        ['Cash', '€ 1,000.50', '-'],
        ['Nowhere', '', '3'],
      ],
      accounts,
      'en-US',
    ),
  ).toEqual({
    placed: [{ accountId: 1, debit: '1000.50', credit: '' }],
    unplaced: [{ line: 3, names: ['Nowhere'], debit: '', credit: '3' }],
  });
  expect(pastedBalances([['2500', 'Loans', '', '4']], accounts, 'en-US')?.placed).toEqual([
    { accountId: 45, debit: '', credit: '4' },
  ]);
  expect(pastedBalances([['12', '3']], accounts, 'en-US')).toBeNull();
  expect(pastedBalances([['12'], ['3']], accounts, 'en-US')).toBeNull();
});
