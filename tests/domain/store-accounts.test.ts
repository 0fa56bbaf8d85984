import { expect, test } from 'vitest';
import { subgroupOf } from '../../src/domain/books/account-groups.ts';
import { defaultAccounts } from '../../src/domain/books/accounts.ts';
import { preselected, type StoreBooks } from '../../src/domain/online-store/accounts.ts';
import { defaultStoreAccounts } from '../../src/domain/online-store/settings.ts';

const books = ({ active = true, currency = '' } = {}): StoreBooks => ({
  accounts: defaultAccounts.map(({ id, name, group, subgroup }) => ({
    id,
    name,
    group,
    subgroupId: subgroupOf(group, subgroup),
    currency: '',
    active: true,
    ...(id === 46 && { active, currency }),
  })),
  receivable: 2,
  homeCurrency: 'USD',
  shopCurrency: 'USD',
});

test('payments of a store wait in Store clearing until somebody chooses otherwise', () => {
  expect(preselected(defaultStoreAccounts, books())).toEqual({ ...defaultStoreAccounts, payment: 46 });
});

test.each([
  ['is out of use', defaultStoreAccounts, books({ active: false })],
  ['is in a third currency', defaultStoreAccounts, books({ currency: 'JPY' })],
  ['was passed over for another', { ...defaultStoreAccounts, payment: 3 }, books()],
] as const)('it isn’t preselected where it %s', (_, accounts, known) => {
  expect(preselected(accounts, known)).toEqual(accounts);
});
