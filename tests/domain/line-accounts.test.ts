import { expect, test } from 'vitest';
import { defaultRoles } from '../../src/domain/books/account-defaults.ts';
import { accountSubgroups, subgroupOf } from '../../src/domain/books/account-groups.ts';
import { type AccountRole, defaultAccounts, standardAccounts } from '../../src/domain/books/accounts.ts';
import {
  type AccountUse,
  type LineAccount,
  lineAccountsIn,
  takesCosts,
  takesLines,
} from '../../src/domain/books/ledger-account.ts';

const namedAs = (name: AccountRole): AccountUse => ({
  kind: (defaultRoles as readonly string[]).includes(name) ? 'default' : 'role',
  name,
});

const chart = defaultAccounts.map(({ id, name, group, subgroup, role }) => ({
  id,
  name,
  code: '',
  group,
  active: true,
  subgroupId: subgroupOf(group, subgroup),
  usedBy: role ? [namedAs(role)] : [],
}));

const own = (subgroupId: number, more: Partial<LineAccount> = {}): LineAccount => ({
  subgroupId,
  active: true,
  usedBy: [],
  ...more,
});

test('of the chart every account takes lines but cash, receivable, clearing, advances, taxes, payable, credits, opening and stock', () => {
  const refused = chart.filter((account) => !takesLines(account)).map(({ id }) => id);
  // 3 and 46 are cash that is on its way, and move with payments alone.
  expect(refused).toEqual([1, 2, 3, 5, 8, 9, 10, 11, 33, 34, 46]);
});

test.each(Object.keys(standardAccounts) as AccountRole[])(
  'the account of the role %s takes lines or not',
  (role) => {
    const refusing = ['cash', 'receivable', 'clearing', 'advance', 'taxPaid', 'taxCollected', 'payable'];
    const account = chart.find(({ id }) => id === standardAccounts[role])!;
    expect(takesLines(account)).toBe(![...refusing, 'credit', 'opening', 'inventory'].includes(role));
  },
);

test.each(accountSubgroups)(
  'an account of one’s own in sub-group $id, $group $name, takes lines or not',
  ({ id }) => {
    // Cash and bank, Tax of assets, Inventory, Tax of liabilities.
    expect(takesLines(own(id))).toBe(![1, 5, 6, 7].includes(id));
    expect(takesLines(own(id, { active: false }))).toBe(false);
  },
);

test('an account keeps taking lines while items, vendors and categories name it', () => {
  const usedBy: AccountUse[] = [
    { kind: 'items', count: 1 },
    { kind: 'vendors', count: 2 },
    { kind: 'categories', count: 3 },
  ];
  expect(takesLines(own(4, { usedBy }))).toBe(true);
});

test('what an item costs is on an account of expenses alone', () => {
  expect(chart.filter(takesCosts).every(({ group }) => group === 'expense')).toBe(true);
  expect(takesCosts({ active: true, group: 'asset' })).toBe(false);
});

test('the accounts to choose from begin with expenses, each group by sub-group and number', () => {
  const ids = lineAccountsIn(chart).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual([21, 22, 23]);
  expect(ids.slice(-7)).toEqual([13, 14, 15, 16, 35, 17, 18]);
  const groups = lineAccountsIn(chart).map(({ group }) => group);
  expect([...new Set(groups)]).toEqual(['expense', 'asset', 'liability', 'equity', 'income']);
  expect(groups.toSorted((a, b) => groups.indexOf(a) - groups.indexOf(b))).toEqual(groups);
});
