import { expect, test } from 'vitest';
import { moveAccountAct, openAccountAct, saveAccountAct } from '../../server/acts/save-account.ts';
import { type AccountCard, blankAccount, type LedgerAccount } from '../../src/domain/ledger-account.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
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
  usedBy: [],
  openingId: null,
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

test('an account moves to another sub-group while nothing stands on it, and within its group after that', () => {
  expect(saveAccountAct(business, { ...rent, subgroupId: 12 }, standing, free)).toBeNull();
  const used = { ...standing, used: true };
  expect(saveAccountAct(business, { ...rent, subgroupId: 17 }, used, free)).toBeNull();
  expect(fault({ subgroupId: 12 }, used)).toBe('subgroupId');
  expect(fault({ subgroupId: 17 }, { isSystem: true })).toBe('subgroupId');
  expect(fault({ subgroupId: 17 }, { usedBy: [{ kind: 'items', count: 1 }] })).toBe('subgroupId');
  expect(fault({ subgroupId: 6 }, { subgroupId: 3, group: 'asset', used: true })).toBe('subgroupId');
  expect(fault({ subgroupId: 3 }, { subgroupId: 6, group: 'asset', used: true })).toBe('subgroupId');
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
