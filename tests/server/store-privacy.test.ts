import { expect, test } from 'vitest';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { signedReport } from '../../tools/sandboxes/src/shop/webhooks.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { testSecret } from '../support/payments.ts';
import { connectStore } from '../support/store-api.ts';
import {
  activeStore,
  placeOrder,
  poll,
  reportOf,
  type SyncedStore,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';
const tell = async ({ shop }: SyncedStore, topic: string, more: object = {}) => {
  const body = { shop_id: Number(shop.id), shop_domain: shop.domain, ...more };
  expect(await sendReport(server, signedReport(shop, topic, body, testSecret, server.clock()))).toBe(200);
  await settleReports(server, shops);
};
const rows = async (sql: string, { client }: SyncedStore) =>
  (await server.owner.query(sql, [client.shop.business.id])).rows;
const buyers = (store: SyncedStore) =>
  rows(
    `select customer, state -> 'customer' as said from store_order where business_id = $1 order by name`,
    store,
  );

test('what a customer asks for waits for the owners, with its orders and its day, until somebody answers', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at);
  await poll(server, shops);
  const requested = { customer: { id: 5, email: 'ada@example.com' }, orders_requested: [order.id] };
  await tell(store, 'customers/data_request', requested);
  const [request] = expectOk(await store.client.send(calls.storeMoney)).body.data.requests;
  expect(request).toMatchObject({ customer: 'ada@example.com', orders: ['#1001'], dueon: '2026-04-01' });
  expectOk(await store.client.send(calls.mapStore, { requestid: request!.requestid }));
  expect(expectOk(await store.client.send(calls.storeMoney)).body.data.requests).toEqual([]);
  expect(await store.client.send(calls.mapStore, { requestid: request!.requestid })).toMatchObject({
    status: 404,
  });
});

test('a customer is forgotten on the orders named: reports’ bytes, name and email; an issued invoice keeps them', async () => {
  const store = await activeStore(server, shops);
  const [ada, bo] = [
    placeOrder(store.shop, at),
    placeOrder(store.shop, at, { customer: { name: 'Bo Marsh', email: 'bo@example.com' } }),
  ];
  for (const order of [ada, bo]) await sendReport(server, reportOf(store.shop, 'orders/create', order));
  await settleReports(server, shops);
  await tell(store, 'customers/redact', {
    customer: { email: 'ada@example.com' },
    orders_to_redact: [ada.id],
  });
  expect(await buyers(store)).toEqual([
    { customer: '', said: { name: '', email: '' } },
    { customer: 'Bo Marsh', said: { name: 'Bo Marsh', email: 'bo@example.com' } },
  ]);
  const kept = await rows(
    `select order_id, raw is null as erased from store_event where business_id = $1 and order_id is not null order by order_id`,
    store,
  );
  expect(kept).toEqual([
    { order_id: String(ada.id), erased: true },
    { order_id: String(bo.id), erased: false },
  ]);
  expect(
    await rows(`select name from contact where business_id = $1 and channel = 'store' order by name`, store),
  ).toEqual([{ name: 'Ada Lindqvist' }, { name: 'Bo Marsh' }]);
});

test('a customer who has no document here is forgotten altogether', async () => {
  const store = await activeStore(server, shops);
  placeOrder(store.shop, at);
  await poll(server, shops);
  await apiFor(store.client).customer('Cleo Unused');
  await server.owner.query(
    `update contact set channel = 'store', email = 'cleo@example.com' where business_id = $1 and name = 'Cleo Unused'`,
    [store.client.shop.business.id],
  );
  await tell(store, 'customers/redact', { customer: { email: 'cleo@example.com' }, orders_to_redact: [] });
  const left = await rows(
    `select name, email, card from contact where business_id = $1 and channel = 'store' order by name`,
    store,
  );
  expect(left).toMatchObject([
    { name: 'Ada Lindqvist' },
    { name: expect.stringMatching(/^Store customer /), email: null, card: {} },
  ]);
});

test('a store that left is forgotten, and one that was connected again since keeps its own', async () => {
  const store = await activeStore(server, shops);
  placeOrder(store.shop, at);
  await poll(server, shops);
  expectOk(await store.client.send(onlineStoreCalls.disconnectStore));
  await tell(store, 'shop/redact');
  expect(await buyers(store)).toEqual([{ customer: '', said: { name: '', email: '' } }]);
  const again = await activeStore(server, shops);
  placeOrder(again.shop, at);
  await poll(server, shops);
  // It tells of a day before the store was connected again, and comes after that.
  const before = server.clock();
  expectOk(await again.client.send(onlineStoreCalls.disconnectStore));
  server.pass(1);
  expectOk(await connectStore(server, again.client, again.shop.domain));
  const body = { shop_id: Number(again.shop.id) };
  await sendReport(server, signedReport(again.shop, 'shop/redact', body, testSecret, before));
  await settleReports(server, shops);
  expect(await buyers(again)).toMatchObject([{ customer: 'Ada Lindqvist' }]);
});
