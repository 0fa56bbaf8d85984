import { expect, test } from 'vitest';
import { subgroupById } from '../../src/domain/books/account-groups.ts';
import { chartFound, chartParts, chartRows } from '../../src/domain/books/chart-of-accounts.ts';
import { type AccountView, blankAccount } from '../../src/domain/books/ledger-account.ts';

const account = (id: number, name: string, subgroupId: number, balance: string, code = ''): AccountView => ({
  ...blankAccount,
  id,
  name,
  code,
  subgroupId,
  group: subgroupById(subgroupId)!.group,
  isSystem: false,
  active: true,
  used: true,
  locked: false,
  usedBy: [],
  version: 1,
  moved: balance,
  balance,
  openingBalance: '0',
  openingOn: null,
  openingRate: null,
  mergedInto: null,
  mergedOn: null,
});

/**
 * Books of a second fiscal year. Cash 900 and a van 300 are owned, 200 are owed, the owner put in 500. This year's sales are 250 and its
 * rent is 50, so 300 are left of the years before: 900 + 300 − 200 − 500 − 250 + 50.
 */
const books = [
  account(13, 'Sales', 12, '250', '4000'),
  account(1, 'Cash', 1, '900', '1000'),
  account(101, 'Van', 4, '300', '0900'),
  account(45, 'Loans', 10, '200'),
  account(36, 'Owner’s capital', 11, '500'),
  account(21, 'Rent', 14, '50', '620'),
  account(22, 'Utilities', 14, '0', '1100'),
  account(32, 'Cost of goods sold', 16, '0'),
];
const rows = chartRows(books);
const names = (found: typeof rows) => found.map(({ name }) => name);

test('the chart is in the order of groups, sub-groups and codes as numbers, retained earnings at the end of equity', () => {
  expect(names(rows)).toEqual([
    'Cash',
    'Van',
    'Loans',
    'Owner’s capital',
    'Retained earnings, earlier years',
    'Sales',
    'Rent',
    'Utilities',
    'Cost of goods sold',
  ]);
  expect(rows[4]).toMatchObject({ group: 'equity', balance: '300', moved: '0', account: null });
});

test('what is left of earlier years is below zero after losses, and is there in books without equity of their own', () => {
  expect(chartRows([account(45, 'Loans', 10, '40')])).toMatchObject([
    { name: 'Loans' },
    { balance: '-40', account: null },
  ]);
  expect(chartRows([account(1, 'Cash', 1, '5')]).map(({ balance }) => balance)).toEqual(['5', '5']);
});

test('groups and sub-groups begin with their first rows, each with the sum of all its accounts', () => {
  const lines = chartParts(rows, rows).map((parts) =>
    parts.map(({ level, name, balance }) => `${level} ${name} ${balance}`),
  );
  expect(lines).toEqual([
    ['1 Assets 1200', '2 Cash and bank 900'],
    ['2 Non-current 300'],
    ['1 Liabilities 200', '2 Non-current 200'],
    ['1 Equity 800'],
    [],
    ['1 Income 250', '2 Sales 250'],
    ['1 Expenses 50', '2 Operating 50'],
    [],
    ['2 Cost of sales 0'],
  ]);
});

test.each<[string, Parameters<typeof chartFound>[1], string[]]>([
  ['a group', { group: 'asset', search: '' }, ['Cash', 'Van']],
  ['a part of a name in any case', { group: null, search: ' AN ' }, ['Van', 'Loans']],
  ['a part of a code', { group: null, search: '00' }, ['Cash', 'Van', 'Sales', 'Utilities']],
  ['a number where there is no code', { group: null, search: '45' }, ['Loans']],
  ['both', { group: 'income', search: 'cash' }, []],
])('the chart is narrowed to %s', (_, filter, found) => {
  expect(names(chartFound(rows, filter))).toEqual(found);
});
