import { expect, test } from 'vitest';
import { moveAccountAct, openAccountAct, saveAccountAct } from '../../server/acts/save-account.ts';
import { accountSubgroups } from '../../src/domain/books/account-groups.ts';
import {
  type AccountCard,
  blankAccount,
  type LedgerAccount,
  reportsMoved,
  whyNotSubgroup,
} from '../../src/domain/books/ledger-account.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, lookedUp, refused } from '../support/act-world.ts';

const { business } = lookedUp();
const rent: AccountCard = { ...blankAccount, name: 'Workshop rent', subgroupId: 14, currency: 'EUR' };
const standing: LedgerAccount = {
  ...rent,
  id: 101,
  group: 'expense',
  isSystem: false,
  active: true,
  used: false,
  locked: false,
  usedBy: [],
  openingId: null,
  mergedInto: null,
  mergedOn: null,
  version: 1,
};
const free = { name: false, code: false };
const fault = (card: Partial<AccountCard>, account: Partial<LedgerAccount> | null, taken = free) =>
  refused(saveAccountAct(business, { ...rent, ...card }, account && { ...standing, ...account }, taken))
    .fields?.[0]?.field;

test('a card is saved, a new one and one that stands', () => {
  expect(saveAccountAct(business, rent, null, free)).toBeNull();
  expect(saveAccountAct(business, { ...rent, code: '6000' }, standing, free)).toBeNull();
});

test.each<[string, Partial<AccountCard>]>([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(101) }],
  ['code', { code: 'x'.repeat(21) }],
  ['description', { description: 'x'.repeat(501) }],
  ['subgroupId', { subgroupId: 18 }],
  ['currency', { currency: 'XXX' }],
  ['currency', { currency: 'USD' }],
])('a fault is told beside %s', (field, card) => {
  expect(fault(card, null)).toBe(field);
});

test('a name and a code are of one account', () => {
  expect(fault({}, null, { name: true, code: false })).toBe('name');
  expect(fault({}, null, { name: false, code: true })).toBe('code');
});

test('an account without entries that nothing names moves to any sub-group', () => {
  expect(saveAccountAct(business, { ...rent, subgroupId: 12 }, standing, free)).toBeNull();
  expect(saveAccountAct(business, { ...rent, subgroupId: 1 }, standing, free)).toBeNull();
});

/** The sub-groups an account may be moved to from its own. */
const waysOf = (account: Partial<LedgerAccount>) => {
  const from = { ...standing, ...account };
  return accountSubgroups
    .map(({ id }) => id)
    .filter((id) => id !== from.subgroupId && whyNotSubgroup(from, id) === null);
};

test.each<[string, Partial<LedgerAccount>, number[]]>([
  ['of operating expenses', { used: true }, [15, 16, 17]],
  ['of other income', { used: true, subgroupId: 13, group: 'income' }, [12]],
  ['of other current assets', { used: true, subgroupId: 3, group: 'asset' }, [4]],
  ['of loans', { used: true, subgroupId: 10, group: 'liability' }, [9]],
  ['of cash', { used: true, subgroupId: 1, group: 'asset' }, []],
  ['of receivables', { used: true, subgroupId: 2, group: 'asset' }, []],
  ['of tax paid', { used: true, subgroupId: 5, group: 'asset' }, []],
  ['of inventory', { used: true, subgroupId: 6, group: 'asset' }, []],
  ['of tax collected', { used: true, subgroupId: 7, group: 'liability' }, []],
  ['of payables', { used: true, subgroupId: 8, group: 'liability' }, []],
  ['of equity', { used: true, subgroupId: 11, group: 'equity' }, []],
  ['with a locked entry', { used: true, locked: true }, []],
  ['that an item names', { usedBy: [{ kind: 'items', count: 1 }] }, [15, 16, 17]],
  ['that came with the books', { isSystem: true }, []],
])('an account %s moves within its group, where it isn’t found by its sub-group', (_, account, ways) => {
  expect(waysOf(account)).toEqual(ways);
  const card = { subgroupId: 12 };
  if (account.subgroupId !== 13) expect(fault(card, { used: true, ...account })).toBe('subgroupId');
});

test('each reason why an account stays in its sub-group has words of its own', () => {
  const why = (account: Partial<LedgerAccount>, to: number) =>
    whyNotSubgroup({ ...standing, ...account }, to);
  expect(why({ isSystem: true }, 17)).toMatch(/came with this account/);
  expect(why({ used: true }, 12)).toMatch(/has entries, so it stays in its group/);
  expect(why({ usedBy: [{ kind: 'vendors', count: 1 }] }, 12)).toMatch(/in use, so it stays in its group/);
  expect(why({ used: true, subgroupId: 3, group: 'asset' }, 6)).toMatch(/to or from Cash and bank/);
  expect(why({ used: true, locked: true }, 17)).toMatch(/on locked days/);
  expect(why({ used: true, locked: true }, 14)).toBeNull();
});

test('what moves with an account is the statement of its group, and cash flow where its section changes', () => {
  expect(reportsMoved(14, 17)).toEqual(['the income statement']);
  expect(reportsMoved(3, 4)).toEqual(['the statement of financial position', 'the cash flow statement']);
  expect(reportsMoved(10, 9)).toEqual(['the statement of financial position', 'the cash flow statement']);
  expect(reportsMoved(12, 13)).toEqual(['the income statement']);
});

test('an account that came with the books stays in home currency', () => {
  const cash = { ...standing, subgroupId: 1, group: 'asset' as const };
  const inDollars = { subgroupId: 1, currency: 'USD' };
  expect(fault(inDollars, { ...cash, isSystem: true })).toBe('currency');
  expect(saveAccountAct(business, { ...rent, ...inDollars }, cash, free)).toBeNull();
});

test('a bank’s account is called by its bank, and one in use keeps its currency', () => {
  const bank = { usedBy: [{ kind: 'bank' as const, name: 'Zenith' }], name: 'Zenith' };
  expect(fault({ name: 'Other' }, bank)).toBe('name');
  expect(fault({ currency: 'USD', subgroupId: 1 }, { subgroupId: 1, group: 'asset', used: true })).toBe(
    'currency',
  );
});

test('an inactive account is activated before it is saved, and nothing that is used is deactivated', () => {
  const off = { ...standing, active: false };
  expect(refused(saveAccountAct(business, rent, off, free)).kind).toBe('illegal-move');
  expect(moveAccountAct(off, 'account.activate')).toMatchObject({ status: 'Active', moved: true });
  expect(moveAccountAct(standing, 'account.deactivate')).toMatchObject({ status: 'Inactive' });
  const named = { ...standing, usedBy: [{ kind: 'default' as const, name: 'sales' as const }] };
  expect(refused(moveAccountAct(named, 'account.deactivate')).message).toMatch(/default account for sales/);
});

const opened = (card: Partial<AccountCard>, amount: string, account: Partial<LedgerAccount> = {}) =>
  openAccountAct(
    { ...standing, ...account },
    { ...rent, ...card },
    null,
    { amount, onDay: null, rate: null },
    actWorld(),
  );
const lines = (outcome: ReturnType<typeof opened>) =>
  isRefusal(outcome)
    ? outcome.fields
    : outcome.plan.entries[0]?.lines.map(({ accountId, amount }) => `${accountId} ${amount}`);

test('what stood on an account is posted on the side its group has, against opening balances', () => {
  expect(lines(opened({ subgroupId: 4 }, '500'))).toEqual(['101 500', '33 -500']);
  expect(lines(opened({ subgroupId: 10 }, '500'))).toEqual(['101 -500', '33 500']);
  expect(lines(opened({ subgroupId: 11 }, '-20'))).toEqual(['101 20', '33 -20']);
});

test.each<Partial<LedgerAccount>>([
  { id: 2, usedBy: [{ kind: 'role', name: 'receivable' }] },
  { id: 5, usedBy: [{ kind: 'role', name: 'advance' }] },
  { id: 10, usedBy: [{ kind: 'role', name: 'payable' }] },
  { id: 11, usedBy: [{ kind: 'role', name: 'credit' }] },
  { id: 33, usedBy: [{ kind: 'role', name: 'opening' }] },
  { id: 1000, usedBy: [{ kind: 'bank', name: 'Zenith' }] },
])('account $id takes no opening balance of its own', (account) => {
  expect(lines(opened({ subgroupId: 3 }, '5', account))).toMatchObject([{ field: 'openingBalance' }]);
  expect(opened({ subgroupId: 3 }, '0', account)).toMatchObject({ openingId: null });
});

test('stock is opened item by item', () => {
  expect(lines(opened({ subgroupId: 6 }, '5'))).toMatchObject([{ field: 'openingBalance' }]);
});
