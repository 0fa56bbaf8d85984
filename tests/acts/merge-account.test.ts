import { expect, test } from 'vitest';
import { mergeAccountAct } from '../../server/acts/merge-account.ts';
import { shownTogether } from '../../src/domain/books/account-merge.ts';
import { blankAccount, type LedgerAccount } from '../../src/domain/books/ledger-account.ts';
import { refused } from '../support/act-world.ts';

const rent: LedgerAccount = {
  ...blankAccount,
  name: 'Workshop rent',
  subgroupId: 14,
  currency: 'EUR',
  id: 101,
  group: 'expense',
  isSystem: false,
  active: true,
  used: true,
  locked: true,
  usedBy: [{ kind: 'items', count: 2 }],
  openingId: null,
  mergedInto: null,
  mergedOn: null,
  version: 1,
};
const other: LedgerAccount = { ...rent, id: 102, name: 'Studio rent', usedBy: [] };

test('an account the business added is merged into another, whatever names it and on locked days too', () => {
  expect(mergeAccountAct(rent, other)).toMatchObject({ status: 'Inactive', moved: true });
});

test.each<[string, Partial<LedgerAccount>, string]>([
  ['itself', { id: 101 }, 'Choose another account.'],
  ['one of another sub-group', { subgroupId: 15 }, 'Choose an account in the same sub-group.'],
  ['one in another currency', { currency: 'USD' }, 'Choose an account kept in EUR.'],
  [
    'an inactive one',
    { active: false },
    'This account is inactive. Activate it first, or choose another one.',
  ],
  [
    'one the books came with',
    { isSystem: true },
    'Your books came with this account. Choose one you added yourself.',
  ],
  [
    'a bank’s',
    { usedBy: [{ kind: 'bank', name: 'Zenith' }] },
    'This account belongs to a bank. Choose another one.',
  ],
])('it is not merged into %s', (_, into, message) => {
  expect(refused(mergeAccountAct(rent, { ...other, ...into })).fields).toEqual([{ field: 'into', message }]);
});

test.each<[string, Partial<LedgerAccount>]>([
  ['the books came with', { isSystem: true }],
  ['of a bank', { usedBy: [{ kind: 'bank', name: 'Zenith' }] }],
  ['that is inactive', { active: false }],
])('an account %s is not merged', (_, account) => {
  expect(refused(mergeAccountAct({ ...rent, ...account }, other)).kind).toBe('illegal-move');
});

test('an account of items’ worth is not merged: what they are worth stays on it', () => {
  const stock = { subgroupId: 6, group: 'asset' } as const;
  expect(refused(mergeAccountAct({ ...rent, ...stock }, { ...other, ...stock })).message).toMatch(
    /^The value of your items stays/,
  );
});

test('accounts merged one after the other are shown with the last', () => {
  const merged = [
    { id: 101, mergedInto: 102 },
    { id: 102, mergedInto: 103 },
    { id: 103, mergedInto: null },
  ];
  expect([...shownTogether(merged)]).toEqual([
    [101, 103],
    [102, 103],
  ]);
  // A circle ends somewhere.
  expect(
    shownTogether([
      { id: 1, mergedInto: 2 },
      { id: 2, mergedInto: 1 },
    ]).size,
  ).toBe(2);
});
