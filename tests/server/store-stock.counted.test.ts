import { expect, test } from 'vitest';
import { levelsTopic } from '../../server/adapters/shop/topics.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { onlineStoreCalls as connection } from '../../src/api/calls/online-store.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import type { SandboxOrder } from '../../tools/sandboxes/src/shop/order.ts';
import { giveBack, pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { levelReport, signedReport } from '../../tools/sandboxes/src/shop/webhooks.ts';
import { expectOk } from '../support/api.ts';
import { testSecret } from '../support/payments.ts';
import {
  activeStore,
  balancesIn,
  carryOnRuns,
  checkShops,
  placeOrder,
  poll,
  pullStocks,
  recordsOf,
  reportOf,
  type SyncedStore,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { transferApiFor } from '../support/transfer-api.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';
const cost = 21.5;

/** A store that owns its stock, with a kettle of 41 that was sold once: 40 are left there, and 40 here. */
const storeThatCounts = async (automation: object = {}) => {
  const store = await activeStore(server, shops, {
    automation: { stockControlPlatform: 1, ...automation },
  });
  const kettle = store.shop.products[0]!;
  pay(placeOrder(store.shop, at), new Date(at));
  await poll(server, shops);
  return { ...store, kettle };
};

const moves = async ({ client }: Pick<SyncedStore, 'client'>) =>
  (
    await server.owner.query(
      `select qty::float as qty, reason, cause from stock_move where business_id = $1 and reason <> 'opening' order by id`,
      [client.shop.business.id],
    )
  ).rows as { qty: number; reason: string; cause: string | null }[];

/** What the store's own counts changed. */
const counted = async (store: Pick<SyncedStore, 'client'>) =>
  (await moves(store)).filter(({ reason }) => reason === 'count').map(({ qty, cause }) => [qty, cause]);

const levelHere = async ({ client }: Pick<SyncedStore, 'client'>) =>
  (
    await server.owner.query('select sum(qty)::float as n from stock_level where business_id = $1', [
      client.shop.business.id,
    ])
  ).rows[0].n as number;

test('what the store counts differently is counted here with the store as its reason, once, against stock adjustments', async () => {
  const store = await storeThatCounts();
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([]);
  store.kettle.available = 35;
  await pullStocks(server, shops);
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([[-5, 'store']]);
  expect((await balancesIn(server, store.client))[39]).toBeCloseTo(5 * cost, 2);
  store.kettle.available = 37;
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([
    [-5, 'store'],
    [2, 'store'],
  ]);
  expect(await levelHere(store)).toBe(37);
});

/** What an order did: one piece at its cost, and nothing for a count. */
const soldOnce = async (store: Pick<SyncedStore, 'client'>) => {
  const balances = await balancesIn(server, store.client);
  expect(await counted(store)).toEqual([]);
  expect({ 32: balances[32], 39: balances[39] ?? 0 }).toEqual({ 32: 2 * cost, 39: 0 });
  expect(await levelHere(store)).toBe(39);
};

test('an order that is applied before its level is looked at costs once, and nothing is counted', async () => {
  const store = await storeThatCounts();
  const order = placeOrder(store.shop, at, { updatedAt: new Date() });
  await sendReport(server, reportOf(store.shop, 'orders/create', order));
  await settleReports(server, shops);
  await pullStocks(server, shops);
  await soldOnce(store);
});

test('a level that is looked at before its order was told of counts nothing, and the order costs once', async () => {
  const store = await storeThatCounts();
  placeOrder(store.shop, at, { updatedAt: new Date() });
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([]);
  expect((await recordsOf(server, store.client)).map(({ status }) => status)).toEqual([
    'Applied',
    'Received',
  ]);
  await poll(server, shops);
  await pullStocks(server, shops);
  await soldOnce(store);
});

test('what a held order took, a draft, and pieces brought back that aren’t booked yet, are no count', async () => {
  const store = await storeThatCounts({ salesType: 2 });
  const { shop, kettle } = store;
  // A draft takes nothing here until somebody issues it.
  expect(await levelHere(store)).toBe(41);
  const order = placeOrder(shop, at, { updatedAt: new Date() });
  await server.owner.query(`update store_order set status = 'Held' where business_id = $1`, [
    store.client.shop.business.id,
  ]);
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([]);
  const back = { lineId: order.lines[0]!.id, quantity: 1, subtotal: '48.00', tax: '4.80' };
  giveBack(order, new Date(), [{ ...back, restock: 'RETURN' }]);
  kettle.available += 1;
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([]);
  kettle.available -= 3;
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([[-3, 'store']]);
});

test('a draft that was deleted takes nothing here any more: the store’s level counts as it is', async () => {
  const store = await storeThatCounts({ salesType: 2 });
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([]);
  const [order] = await recordsOf(server, store.client);
  expectOk(
    await store.client.send(invoiceCalls.archiveInvoices, { InvoiceId: [idToWire(order!.document_id!)] }),
  );
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([[-1, 'store']]);
});

test('a level that moves while the store is asked is left for the next time', async () => {
  const store = await storeThatCounts();
  store.kettle.available = 30;
  const { orders } = shops.platform;
  let moved: SandboxOrder | null = null;
  shops.platform.orders = async (...args) => {
    const page = await orders(...args);
    if (args[0] === store.shop.domain) moved ??= placeOrder(store.shop, at, { updatedAt: new Date() });
    return page;
  };
  await pullStocks(server, shops);
  shops.platform.orders = orders;
  expect(moved).not.toBeNull();
  expect(await counted(store)).toEqual([]);
  await poll(server, shops);
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([[-10, 'store']]);
  expect(await levelHere(store)).toBe(29);
});

test('nothing is counted where we or nobody owns the stock, of an item the store has no more, or while it is paused', async () => {
  for (const stockControlPlatform of [0, 2]) {
    const store = await storeThatCounts({ stockControlPlatform });
    store.kettle.available = 3;
    await pullStocks(server, shops);
    expect(await counted(store)).toEqual([]);
  }
  const store = await storeThatCounts();
  const [kettle] = store.shop.products.splice(0, 1);
  kettle!.available = 3;
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([]);
  store.shop.products.unshift(kettle!);
  const move = async (act: string) => expectOk(await store.client.send(connection.moveStore, { act }));
  await move('pause');
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([]);
  await move('resume');
  await poll(server, shops);
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([[-37, 'store']]);
});

test('each of our locations is counted as the one of the store’s that stands for it, and one that nobody chose isn’t', async () => {
  const store = await storeThatCounts();
  await server.owner.query(`update business set plan = 'enterprise' where id = $1`, [
    store.client.shop.business.id,
  ]);
  const transfers = transferApiFor(store.client);
  await transfers.enable();
  const [main, barn] = [await transfers.main(), await transfers.location('Barn')];
  store.kettle.elsewhere.set(2, 7);
  await checkShops(server, shops);
  const { places: locations } = expectOk(await store.client.send(calls.storeMoney)).body.data;
  const choose = async (n: number, locationid: string) =>
    expectOk(await store.client.send(calls.mapStore, { placeid: locations[n]!.placeid, locationid }));
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([]);
  await choose(0, main);
  store.kettle.available = 38;
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([[-2, 'store']]);
  await choose(1, barn);
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([
    [-2, 'store'],
    [7, 'store'],
  ]);
});

test('a store that syncs when asked alone is counted when somebody asks, and not before', async () => {
  const store = await activeStore(server, shops, {
    sync: { autoSync: false },
    automation: { stockControlPlatform: 1 },
  });
  const kettle = store.shop.products[0]!;
  pay(placeOrder(store.shop, at), new Date(at));
  const syncNow = async () => {
    expectOk(await store.client.send(calls.syncStore, {}));
    await carryOnRuns(server, shops);
  };
  await syncNow();
  kettle.available = 35;
  const level = signedReport(
    store.shop,
    levelsTopic,
    levelReport(store.shop, kettle, new Date()),
    testSecret,
  );
  expect(await sendReport(server, level)).toBe(200);
  await settleReports(server, shops);
  await poll(server, shops);
  await pullStocks(server, shops);
  expect([await counted(store), await levelHere(store)]).toEqual([[], 40]);
  await syncNow();
  expect([await counted(store), await levelHere(store)]).toEqual([[[-5, 'store']], 35]);
});
