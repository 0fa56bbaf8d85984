import { expect, test } from 'vitest';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { giveBack, pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { connectStore } from '../support/store-api.ts';
import {
  activeStore,
  balancesIn,
  carryOnRuns,
  placeOrder,
  poll,
  pushStocks,
  recordsOf,
  reportOf,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';
const later = (n: number) => new Date(Date.parse(at) + n * 60_000);
type Store = Awaited<ReturnType<typeof activeStore>>;
const list = async ({ client }: Store, more = {}) =>
  expectOk(await client.send(calls.listStoreOrders, more)).body.data;
const documents = async ({ client }: Store) =>
  (
    await server.owner.query(
      'select number, subtype, status, total::float as total, issued_on::text as day, notes from document where business_id = $1 order by number',
      [client.shop.business.id],
    )
  ).rows;

test('N67 an order needs no customer before it, and a refund comes with its order whatever is told first', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at, { customer: null });
  pay(order, later(1));
  giveBack(order, later(2), [], '2.80');
  expect(await sendReport(server, reportOf(store.shop, 'refunds/create', order))).toBe(200);
  await settleReports(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied' }]);
  // What was given back for no line goes to 16 without tax.
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 50, 13: -48, 9: -4.8, 16: 2.8 });
  const { rows } = await server.owner.query(
    'select name, channel from contact where business_id = $1 and is_customer',
    [store.client.shop.business.id],
  );
  expect(rows).toEqual([{ name: 'Store customer', channel: 'store' }]);
});

test('N68 an order of a locked day is posted on the first open one, with its own day in the notes', async () => {
  const store = await activeStore(server, shops, { sync: { importDate: '2026-02-20' } });
  pay(placeOrder(store.shop, '2026-02-25T10:00:00Z'), new Date('2026-02-25T10:01:00Z'));
  await server.lockBooks(store.client, '2026-02-28');
  await carryOnRuns(server, shops);
  expect(await documents(store)).toMatchObject([{ day: '2026-03-01', status: 'Paid' }]);
  expect((await documents(store))[0].notes).toContain('Online store order #1001 of');
  await server.lockBooks(store.client, null);
});

test('N68 an order over the plan’s cap is held and makes nothing, and goes on by itself once there is room', async () => {
  const store = await activeStore(server, shops);
  const { id } = store.client.shop.business;
  const { rows: caps } = await server.owner.query(
    `select n from usage where business_id = $1 and cap = 'inventory'`,
    [id],
  );
  await server.owner.query(`update business set plan = 'free' where id = $1`, [id]);
  await server.owner.query(`update usage set n = 1000000 where business_id = $1 and cap = 'inventory'`, [id]);
  pay(placeOrder(store.shop, at), later(1));
  await poll(server, shops);
  const [held] = (await list(store, { status: 'Held' })).orders;
  expect(held).toMatchObject({ name: '#1001', invoiceid: null, Standing: { status: 'Held' } });
  expect(held!.reason).toMatch(/plan/);
  expect(await documents(store)).toEqual([]);
  await server.owner.query(`update usage set n = $2 where business_id = $1 and cap = 'inventory'`, [
    id,
    caps[0].n,
  ]);
  await server.owner.query(`update business set plan = 'growth' where id = $1`, [id]);
  await poll(server, shops);
  expect(await documents(store)).toMatchObject([{ status: 'Paid' }]);
  expect((await list(store)).counts).toEqual({ Received: 0, Held: 0, Applied: 1, Skipped: 0, Failed: 0 });
});

test('N68 an item that isn’t matched holds its order until it’s added and somebody tries again; one behind it goes on', async () => {
  const store = await activeStore(server, shops, {
    automation: { createProduct: false, createProductInCounterfoil: false },
  });
  const api = apiFor(store.client);
  const held = placeOrder(store.shop, at);
  pay(held, later(1));
  const custom = placeOrder(store.shop, at, {
    lines: [{ ...held.lines[0]!, id: 5, title: 'Engraving', product: null }],
  });
  pay(custom, later(1));
  await poll(server, shops);
  expect((await list(store)).orders.map(({ name, reason }) => [name, reason])).toEqual([
    ['#1002', null],
    [
      '#1001',
      'None of your items matches “Copper kettle” by SKU. Add the item, or change how items are matched.',
    ],
  ]);
  await api.goods('Kettle here', '60', '10');
  const [, order] = (await list(store)).orders;
  await server.owner.query(
    `update product set sku = 'KETTLE-1' where business_id = $1 and name = 'Kettle here'`,
    [store.client.shop.business.id],
  );
  expectOk(await store.client.send(calls.retryStoreOrder, { orderid: order!.orderid }));
  expect((await list(store)).orders.find(({ orderid }) => orderid === order!.orderid)).toMatchObject({
    Standing: { status: 'Applied' },
  });
  expect(await store.client.send(calls.retryStoreOrder, { orderid: order!.orderid })).toMatchObject({
    status: 400,
    body: { Message: 'Everything about this order is in your books already.' },
  });
});

test('N68 an order in a currency that isn’t the store’s any more is held', async () => {
  const store = await activeStore(server, shops);
  store.shop.currency = 'CHF';
  placeOrder(store.shop, at);
  await poll(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([
    { status: 'Held', reason: expect.stringContaining('It’s in CHF') },
  ]);
});

test('N69 a store that is disconnected ends its import where it is; connected again, nothing is doubled', async () => {
  const store = await activeStore(server, shops);
  for (let n = 0; n < 3; n += 1) pay(placeOrder(store.shop, at), later(n));
  await carryOnRuns(server, shops);
  const before = await balancesIn(server, store.client);
  placeOrder(store.shop, at);
  expectOk(await store.client.send(calls.syncStore));
  expectOk(await store.client.send(onlineStoreCalls.disconnectStore));
  await carryOnRuns(server, shops);
  expect((await list(store)).run).toMatchObject({ status: 'Stopped' });
  expect(await balancesIn(server, store.client)).toEqual(before);
  expectOk(await connectStore(server, store.client, store.shop.domain));
  expectOk(await store.client.send(onlineStoreCalls.saveStoreSync, { importDate: '2026-03-02' }));
  expectOk(await store.client.send(onlineStoreCalls.addStoreAutomation, {}));
  expectOk(await store.client.send(onlineStoreCalls.addStoreAccounting, { PaymentAccount: 46 }));
  expectOk(await store.client.send(onlineStoreCalls.moveStore, { act: 'activate' }));
  await carryOnRuns(server, shops);
  expect((await list(store)).counts).toMatchObject({ Applied: 4 });
  expect((await balancesIn(server, store.client))[46]).toBe(before[46]);
});

test('an import is stopped and goes on where it was, one at a time', async () => {
  const store = await activeStore(server, shops);
  const { run } = await list(store);
  expect(run).toMatchObject({ kind: 'import', status: 'Queued' });
  expect(expectOk(await store.client.send(calls.syncStore)).body.data).toEqual({ repeated: true });
  const move = (act: string) => store.client.send(calls.moveStoreImport, { importid: run!.importid, act });
  expect(expectOk(await move('stop')).body.data).toEqual({ status: 'Stopped' });
  pay(placeOrder(store.shop, at), later(1));
  await carryOnRuns(server, shops);
  expect((await list(store)).orders).toEqual([]);
  expect(expectOk(await move('resume')).body.data).toEqual({ status: 'Queued' });
  await carryOnRuns(server, shops);
  expect(await list(store)).toMatchObject({
    run: { status: 'Done', found: 1, done: 1 },
    orders: [{ Standing: { status: 'Applied' } }],
  });
});

test('while sync by itself is off, orders wait until somebody syncs', async () => {
  const store = await activeStore(server, shops, { sync: { autoSync: false } });
  const order = placeOrder(store.shop, at);
  await sendReport(server, reportOf(store.shop, 'orders/create', order));
  await settleReports(server, shops);
  await poll(server, shops);
  expect((await list(store)).counts).toMatchObject({ Received: 1, Applied: 0 });
  expectOk(await store.client.send(calls.syncStore));
  await carryOnRuns(server, shops);
  expect((await list(store)).counts).toMatchObject({ Received: 0, Applied: 1 });
});

test('N72 the shop’s stock follows what is sold here and not its own orders, whoever owned it before', async () => {
  const store = await activeStore(server, shops);
  const api = apiFor(store.client);
  const [kettle] = store.shop.products;
  pay(placeOrder(store.shop, at), later(1));
  await poll(server, shops);
  await pushStocks(server, shops);
  expect(kettle!.available).toBe(40);
  const { rows } = await server.owner.query('select product_id from store_variant where business_id = $1', [
    store.client.shop.business.id,
  ]);
  const { idToWire } = await import('../../src/api/wire/id.ts');
  await api.invoice({
    items: [{ productid: idToWire(rows[0].product_id), ItemName: '', quantity: '3', price: '48' }],
  });
  await pushStocks(server, shops);
  await pushStocks(server, shops);
  expect(kettle!.available).toBe(37);
  // N72: while the shop owns the stock it is told nothing, and what changed meanwhile isn't made up for twice.
  expectOk(await store.client.send(onlineStoreCalls.updateStoreSettings, { stockControlPlatform: 1 }));
  await api.invoice({
    items: [{ productid: idToWire(rows[0].product_id), ItemName: '', quantity: '1', price: '48' }],
  });
  await pushStocks(server, shops);
  expect(kettle!.available).toBe(37);
  expectOk(await store.client.send(onlineStoreCalls.updateStoreSettings, { stockControlPlatform: 0 }));
  await pushStocks(server, shops);
  expect(kettle!.available).toBe(36);
});
