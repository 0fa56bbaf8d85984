import { expect, test } from 'vitest';
import { authoriseStoreAct, moveStoreAct, saveStoreSettingsAct } from '../../server/acts/online-store.ts';
import { subgroupOf } from '../../src/domain/books/account-groups.ts';
import { defaultAccounts } from '../../src/domain/books/accounts.ts';
import type { StoreBooks } from '../../src/domain/online-store/accounts.ts';
import { type StoreStanding, storeScopes } from '../../src/domain/online-store/connection.ts';
import {
  defaultAutomation,
  defaultStoreAccounts,
  defaultSync,
  type TypedSettings,
} from '../../src/domain/online-store/settings.ts';

const shop = 'blue-kettle.myshopify.com';
const today = '2026-01-15';
const books: StoreBooks = {
  accounts: defaultAccounts.map(({ id, name, group, subgroup }) => ({
    id,
    name,
    group,
    subgroupId: subgroupOf(group, subgroup),
    currency: id === 1 ? 'JPY' : '',
    active: id !== 46,
  })),
  receivable: 2,
  homeCurrency: 'USD',
  shopCurrency: 'JPY',
};
const inactive: StoreStanding = {
  status: 'Inactive',
  facts: { shop, before: null, missing: ['accounting'], wrongAccounts: [] },
};
const saved = (typed: TypedSettings, standing = inactive) =>
  saveStoreSettingsAct(typed, standing, today, books);
const info = { id: '1', name: 'Blue Kettle', domain: shop, currency: 'USD', scopes: storeScopes };
const rights = { homeCurrency: 'USD', plan: 'growth', multiCurrency: false } as const;
const none: StoreStanding = { status: 'NotConnected', facts: { ...inactive.facts, shop: null } };

test('a store is connected by all of the permissions, in a currency of the plan', () => {
  expect(authoriseStoreAct(none, info, false, rights)).toMatchObject({ status: 'Inactive', facts: { shop } });
  expect(authoriseStoreAct(none, { ...info, currency: 'EUR' }, false, rights)).toMatchObject({
    kind: 'plan-limit',
  });
  const off = { ...rights, plan: 'enterprise' } as const;
  expect(authoriseStoreAct(none, { ...info, currency: 'EUR' }, false, off)).toMatchObject({
    kind: 'illegal-move',
    message:
      'Your store keeps its money in EUR, and your books are in USD. Enable foreign currencies to connect it.',
  });
  const many = { ...off, multiCurrency: true };
  expect(authoriseStoreAct(none, { ...info, currency: 'EUR' }, false, many)).toMatchObject({
    status: 'Inactive',
  });
  expect(authoriseStoreAct(none, info, true, rights)).toMatchObject({ kind: 'illegal-move' });
  const reading = storeScopes.filter((scope) => scope !== 'read_inventory');
  expect(authoriseStoreAct(none, { ...info, scopes: reading }, false, rights)).toMatchObject({
    status: 'Inactive',
  });
  expect(authoriseStoreAct(none, { ...info, scopes: ['read_orders'] }, false, rights)).toMatchObject({
    kind: 'illegal-move',
  });
});

test('sync settings name the connected store and a day that has come', () => {
  const sync = (values: object) =>
    saved({ part: 'sync', values: { ...defaultSync(shop, today), ...values } });
  expect(sync({})).toMatchObject({ status: 'Inactive' });
  expect(sync({ storeUrl: `https://${shop}/admin` })).toMatchObject({ status: 'Inactive' });
  expect(sync({ storeUrl: 'red-pan.myshopify.com' })).toMatchObject({ fields: [{ field: 'storeUrl' }] });
  expect(sync({ importFrom: '2026-01-16' })).toMatchObject({
    fields: [{ field: 'importFrom', message: 'Choose today or an earlier day.' }],
  });
  expect(sync({ importFrom: '' })).toMatchObject({ fields: [{ field: 'importFrom' }] });
});

test('automation settings are of the option lists', () => {
  const automation = (values: object) =>
    saved({ part: 'automation', values: { ...defaultAutomation, ...values } });
  expect(automation({})).toMatchObject({ status: 'Inactive' });
  for (const [field, value] of [
    ...([
      ['salesType', 3],
      ['itemType', 2],
      ['matchBy', 3],
      ['stockOwner', -1],
    ] as const),
    ...([
      ['paymentStatuses', []],
      ['paymentStatuses', [8]],
    ] as const),
    ...([
      ['shippingStatuses', []],
      ['shippingStatuses', [5]],
      ['follows', [4]],
    ] as const),
  ] as const)
    expect(automation({ [field]: value })).toMatchObject({ kind: 'invalid', fields: [{ field }] });
});

/** For each of the ten an account of the wrong type, as a person might pick it. */
const wrong = {
  sales: 21,
  discount: 2,
  payment: 2,
  shipping: 43,
  taxes: 8,
  inventory: 4,
  costOfGoods: 21,
  fees: 13,
  receivables: 3,
  opening: 13,
};

test.each(Object.entries(wrong))('the account for %s is checked by its type', (field, id) => {
  const accounts = (values: object) =>
    saved({ part: 'accounting', values: { ...defaultStoreAccounts, ...values } });
  expect(accounts({})).toMatchObject({ status: 'Inactive' });
  expect(accounts({ [field]: id })).toMatchObject({ kind: 'invalid', fields: [{ field }] });
  expect(accounts({ [field]: 999 })).toMatchObject({
    fields: [{ field, message: 'Choose an account.' }],
  });
});

test('an account out of use is named, and so is one in a third currency', () => {
  const payment = (id: number, more: Partial<StoreBooks> = {}) =>
    saveStoreSettingsAct(
      { part: 'accounting', values: { ...defaultStoreAccounts, payment: id } },
      inactive,
      today,
      { ...books, ...more },
    );
  expect(payment(46)).toMatchObject({
    fields: [{ message: 'Store clearing isn’t in use. Choose another account.' }],
  });
  expect(payment(1, { shopCurrency: 'EUR' })).toMatchObject({ fields: [{ field: 'payment' }] });
});

test('settings are saved once a store is connected', () => {
  expect(saved({ part: 'automation', values: defaultAutomation }, none)).toMatchObject({
    message: 'No store is connected. Connect yours first.',
  });
  expect(moveStoreAct(inactive, { type: 'store.activate' })).toMatchObject({ kind: 'illegal-move' });
});
