import { expect, test } from 'vitest';
import { toWire, wireIds } from '../../src/api/calls/field.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { storeAccounts } from '../../src/domain/online-store/settings.ts';
import { expectOk } from '../support/api.ts';
import { type Client, firstDay } from '../support/server.ts';
import { connectionOf, connectStore } from '../support/store-api.ts';
import { server, startShops } from '../support/with-shops.ts';

startShops();

let named = 0;
const connected = async (): Promise<Client & { store: string }> => {
  named += 1;
  const client = await server.client();
  const store = `kettle-${named}.myshopify.com`;
  expectOk(await connectStore(server, client, store));
  return { ...client, store };
};
const saveAll = async (client: Client) => {
  expectOk(await client.send(calls.saveStoreSync, { importDate: firstDay }));
  expectOk(await client.send(calls.addStoreAutomation, {}));
  expectOk(await client.send(calls.addStoreAccounting, {}));
};
const activated = async () => {
  const client = await connected();
  await saveAll(client);
  expectOk(await client.send(calls.moveStore, { act: 'activate' }));
  return client;
};
const statusOf = async (client: Client) => (await connectionOf(client)).Standing.status;
const messageOf = (answer: { body: unknown }) =>
  (answer.body as { message?: string; Message?: string }).message ??
  (answer.body as { Message: string }).Message;

test('the option lists have the numbers of the spec', async () => {
  const client = await server.client();
  const listOf = async (call: typeof calls.salesTypeOptions) =>
    expectOk(await client.send(call)).body.data.map(({ id, name }) => `${id} ${name}`);
  expect(await listOf(calls.salesTypeOptions)).toEqual(['0 Invoice', '1 Receipt', '2 Draft invoice']);
  expect(await listOf(calls.paymentStatusOptions)).toEqual([
    '1 Paid',
    '2 Partially paid',
    '3 Pending',
    '4 Authorized',
    '5 Partially refunded',
    '6 Refunded',
    '7 Voided',
  ]);
  expect(await listOf(calls.shippingStatusOptions)).toEqual([
    '1 Fulfilled',
    '2 Partially fulfilled',
    '3 Unfulfilled',
    '4 Restocked',
  ]);
  expect(await listOf(calls.stockOwnerOptions)).toEqual(['0 Counterfoil', '1 Your store', '2 Nobody']);
  expect(await listOf(calls.matchOptions)).toEqual(['0 SKU', '1 Barcode', '2 Name']);
});

test('settings begin with the spec’s defaults, before any is saved', async () => {
  const client = await connected();
  expect(expectOk(await client.send(calls.storeSyncSettings)).body.data).toEqual({
    storeUrl: client.store,
    importDate: firstDay,
    autoSync: true,
    skipDuplicateSync: true,
    ShopifyStoreName: client.store,
    ShopifyStartSync: firstDay,
    IsShopifyAutoSync: true,
    IsShopifySkipDuplicateTransactions: true,
    isSaved: false,
  });
  expect(expectOk(await client.send(calls.storeAutomation)).body.data).toEqual({
    createSalesInvoiceInCounterfoil: true,
    salesType: 0,
    createProduct: true,
    createProductInCounterfoil: true,
    productType: 0,
    updateStockLevel: true,
    stockControlPlatform: 0,
    syncOrderPaymentStatus: [1, 2, 3, 4, 5],
    syncOrderPaymentStatusType: [1, 3],
    SyncWithShippingStatus: [1, 2, 3, 4],
    MatchShopifyProductBy: 0,
    shopifyAutomationId: null,
    IsCreatedShopifyInvoice: true,
    IsCreateShopifyProduct: true,
    CreateSalesAs: 0,
    ShopifyPaymentStatus: [1, 2, 3, 4, 5],
    IsCreateNewProductNotExist: true,
    IsUpdateStockLevels: true,
    PlatformStockLevelControl: 0,
    shopifyAccountingId: null,
  });
  expect(expectOk(await client.send(calls.storeAccounting)).body.data).toEqual({
    SalesAccount: 13,
    DiscountAccount: 14,
    PaymentAccount: 1,
    ShippingFees: 35,
    TaxesAccount: 9,
    InventoryAccount: 34,
    CostOfGoodSold: 32,
    ShopifyFees: 41,
    AccountReceivable: 2,
    OpeningBalanceEquity: 33,
    shopifyAccountingId: null,
  });
  for (const call of [calls.storeAutomationExists, calls.storeAccountingExists])
    expect(expectOk(await client.send(call)).body.data).toBe(false);
});

test('each step is saved, moves the step on, and says the spec’s sentence, the first time and later', async () => {
  const client = await connected();
  const stepAfter = async (answer: { status: number; body: unknown }) => [
    messageOf(expectOk(answer as never)),
    (await connectionOf(client)).step,
  ];
  expect(await stepAfter(await client.send(calls.saveStoreSync, { importDate: firstDay }))).toEqual([
    'sync configuration updated successfully',
    3,
  ]);
  expect(await stepAfter(await client.send(calls.addStoreAutomation, { salesType: 1 }))).toEqual([
    'Automation settings saved successfully!',
    4,
  ]);
  expect(await stepAfter(await client.send(calls.addStoreAccounting, { PaymentAccount: 46 }))).toEqual([
    'Shopify Accounting settings saved successfully',
    5,
  ]);
  for (const call of [calls.storeAutomationExists, calls.storeAccountingExists])
    expect(expectOk(await client.send(call)).body.data).toBe(true);
  const { shopifyAutomationId, shopifyAccountingId } = await connectionOf(client);
  expect(await stepAfter(await client.send(calls.updateStoreSettings, { autoSync: false }))).toEqual([
    'sync configuration updated successfully',
    5,
  ]);
  const automation = { shopifyAutomationId, section: 'automation', salesType: 2 };
  expect(await stepAfter(await client.send(calls.updateStoreSettings, automation))).toEqual([
    'Automation configuration updated successfully',
    5,
  ]);
  const accounting = { shopifyAccountingId, ShippingFees: 13 };
  expect(await stepAfter(await client.send(calls.updateStoreAccounting, accounting))).toEqual([
    'Accounting configuration updated successfully',
    5,
  ]);
  const saved = expectOk(await client.send(calls.storeAccounting)).body.data;
  expect(saved).toMatchObject({ PaymentAccount: 46, ShippingFees: 13 });
  expect(expectOk(await client.send(calls.storeAutomation)).body.data).toMatchObject({
    salesType: 2,
    shopifyAutomationId,
    shopifyAccountingId,
  });
  expect(expectOk(await client.send(calls.storeSyncSettings)).body.data.autoSync).toBe(false);
});

test('every setting is taken under the spec’s name, and answered so', async () => {
  const client = await connected();
  const sync = {
    storeUrl: client.store,
    importDate: '2026-01-01',
    autoSync: false,
    skipDuplicateSync: false,
  };
  const automation = {
    createSalesInvoiceInCounterfoil: false,
    salesType: 1,
    syncOrderPaymentStatus: [1, 2],
    syncOrderPaymentStatusType: [2],
    createProduct: false,
    createProductInCounterfoil: false,
    productType: 1,
    updateStockLevel: false,
    stockControlPlatform: 2,
    MatchShopifyProductBy: 2,
    SyncWithShippingStatus: [1, 3],
  };
  const added = async (TAccountName: string, SubGroupId: number) =>
    expectOk(await client.send(ledgerAccountCalls.addAccount, { TAccountName, SubGroupId })).body.data
      .TAccountId;
  const accounts = {
    SalesAccount: 15,
    DiscountAccount: 16,
    PaymentAccount: 46,
    ShippingFees: 17,
    TaxesAccount: await added('Tax on web sales', 7),
    InventoryAccount: await added('Web stock', 6),
    CostOfGoodSold: 39,
    ShopifyFees: 30,
    AccountReceivable: 2,
    OpeningBalanceEquity: 36,
  };
  expectOk(await client.send(calls.saveStoreSync, sync));
  expectOk(await client.send(calls.addStoreAutomation, automation));
  expectOk(await client.send(calls.addStoreAccounting, accounts));
  expect(expectOk(await client.send(calls.storeSyncSettings)).body.data).toMatchObject({
    ...sync,
    ShopifyStoreName: client.store,
    ShopifyStartSync: '2026-01-01',
    IsShopifyAutoSync: false,
    IsShopifySkipDuplicateTransactions: false,
  });
  expect(expectOk(await client.send(calls.storeAutomation)).body.data).toMatchObject({
    ...automation,
    CreateSalesAs: 1,
    PlatformStockLevelControl: 2,
    ShopifyPaymentStatus: [1, 2],
    IsCreatedShopifyInvoice: false,
    IsCreateShopifyProduct: false,
    IsCreateNewProductNotExist: false,
    IsUpdateStockLevels: false,
  });
  expect(expectOk(await client.send(calls.storeAccounting)).body.data).toMatchObject(accounts);
});

test('one update saves sync and automation, whichever fields are sent, under either of their names', async () => {
  const client = await connected();
  const both = { ShopifyStartSync: '2026-01-02T23:30:00Z', CreateSalesAs: 2, ShopifyPaymentStatus: [1] };
  expectOk(await client.send(calls.updateStoreSettings, both));
  expect(expectOk(await client.send(calls.storeSyncSettings)).body.data.importDate).toBe('2026-01-02');
  expect(expectOk(await client.send(calls.storeAutomation)).body.data).toMatchObject({
    salesType: 2,
    syncOrderPaymentStatus: [1],
  });
  expect((await client.send(calls.updateStoreSettings, {})).status).toBe(400);
  const off = { createProduct: false, createProductInCounterfoil: true };
  expectOk(await client.send(calls.updateStoreSettings, off));
  expect(expectOk(await client.send(calls.storeAutomation)).body.data).toMatchObject({
    createProduct: false,
    createProductInCounterfoil: false,
  });
});

test('an account of the wrong type is refused under the name it was sent by', async () => {
  const client = await connected();
  const wrong = Object.fromEntries(storeAccounts.map((place) => [place, 3]));
  const sent = toWire(calls.addStoreAccounting.takes, wrong, wireIds);
  const answer = await client.send(calls.addStoreAccounting, sent);
  expect(answer.status).toBe(400);
  const { fields } = answer.body as unknown as { fields: { field: string }[] };
  // Payment clearing is cash: only payments may be posted to it.
  expect(fields.map(({ field }) => field)).toEqual(
    Object.keys(sent).filter((name) => name !== 'PaymentAccount'),
  );
});

test('a store is activated once all is saved, paused and resumed, and a repeated press changes nothing', async () => {
  const client = await connected();
  expect(messageOf(await client.send(calls.moveStore, { act: 'activate' }))).toBe(
    'Save the sync settings, the automation settings, the accounting settings first.',
  );
  await saveAll(client);
  expect((await connectionOf(client)).step).toBe(5);
  for (const [act, status] of [
    ...([
      ['activate', 'Active'],
      ['activate', 'Active'],
    ] as const),
    ...([
      ['pause', 'Paused'],
      ['pause', 'Paused'],
    ] as const),
    ...([
      ['resume', 'Active'],
      ['resume', 'Active'],
    ] as const),
  ] as const) {
    expectOk(await client.send(calls.moveStore, { act }));
    expect(await statusOf(client)).toBe(status);
  }
});

test('disconnecting resets the settings, erases the tokens, and proposes what was saved to the same store alone', async () => {
  const client = await activated();
  expectOk(await client.send(calls.updateStoreSettings, { autoSync: false, salesType: 1 }));
  expectOk(await client.send(calls.disconnectStore));
  expectOk(await client.send(calls.disconnectStore));
  expect(await connectionOf(client)).toMatchObject({ isShopifyConnected: false, step: 1, shop: null });
  expect(expectOk(await client.send(calls.storeSyncSettings)).body.data).toMatchObject({
    autoSync: true,
    isSaved: false,
  });
  const { rows } = await server.owner.query(
    'select token, refresh_token, sync, automation, accounting from store_connection where business_id = $1',
    [client.shop.business.id],
  );
  expect(Object.values(rows[0]).every((value) => value === null)).toBe(true);
  expectOk(await connectStore(server, client, 'another-kettle.myshopify.com'));
  expect(expectOk(await client.send(calls.storeSyncSettings)).body.data.autoSync).toBe(true);
  expectOk(await client.send(calls.disconnectStore));
});

test('settings of an earlier connection of the same store are proposed, and count once they are saved', async () => {
  const client = await activated();
  expectOk(await client.send(calls.updateStoreSettings, { autoSync: false, salesType: 1 }));
  expectOk(await client.send(calls.disconnectStore));
  expectOk(await connectStore(server, client, client.store));
  expect(expectOk(await client.send(calls.storeSyncSettings)).body.data).toMatchObject({
    autoSync: false,
    isSaved: false,
  });
  expect(expectOk(await client.send(calls.storeAutomation)).body.data.salesType).toBe(1);
  expect((await connectionOf(client)).step).toBe(2);
});

test('N70 an account that the store posts to is taken out of use: the store is inactive until another is chosen', async () => {
  const client = await connected();
  const added = expectOk(
    await client.send(ledgerAccountCalls.addAccount, { TAccountName: 'Web sales', SubGroupId: 12 }),
  );
  const { TAccountId } = added.body.data;
  await saveAll(client);
  expectOk(await client.send(calls.updateStoreAccounting, { SalesAccount: TAccountId }));
  expectOk(await client.send(calls.moveStore, { act: 'activate' }));
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId }));
  expect((await connectionOf(client)).Standing).toMatchObject({
    status: 'Inactive',
    facts: { wrongAccounts: ['Sales'] },
  });
  expect(messageOf(await client.send(calls.moveStore, { act: 'activate' }))).toBe(
    'Choose another account for Sales first.',
  );
  expectOk(await client.send(calls.updateStoreAccounting, { SalesAccount: 13 }));
  expectOk(await client.send(calls.moveStore, { act: 'activate' }));
  expect(await statusOf(client)).toBe('Active');
});

test('an account that the store posts to is moved to where it can’t: the store is inactive until another is chosen', async () => {
  const client = await connected();
  const card = { TAccountName: 'Cost of web sales', SubGroupId: 16 };
  const { TAccountId } = expectOk(await client.send(ledgerAccountCalls.addAccount, card)).body.data;
  await saveAll(client);
  expectOk(await client.send(calls.updateStoreAccounting, { CostOfGoodSold: TAccountId }));
  expectOk(await client.send(calls.moveStore, { act: 'activate' }));
  const moveTo = (SubGroupId: number) =>
    client.send(ledgerAccountCalls.updateAccount, { ...card, TAccountId, SubGroupId });
  expectOk(await moveTo(16));
  expect(await statusOf(client)).toBe('Active');
  expectOk(await moveTo(14));
  expect((await connectionOf(client)).Standing).toMatchObject({
    status: 'Inactive',
    facts: { wrongAccounts: ['Cost of goods sold'] },
  });
});
