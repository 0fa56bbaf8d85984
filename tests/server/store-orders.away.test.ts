import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ShopError, type ShopPlatform } from '../../server/adapters/shop/platform.ts';
import { shopifyPlatform } from '../../server/adapters/shop/shopify.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { testSecret } from '../support/payments.ts';
import { origin } from '../support/server.ts';
import {
  activeStore,
  balancesIn,
  placeOrder,
  poll,
  pullStocks,
  pushStocks,
  recordsOf,
  reportOf,
  type SyncedStore,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';

/** How the shop misbehaves: it answers as a later version does, with an error of its own, or it hangs up. */
let way: 'another version' | 'an error of its own' | 'silence';
const bad = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (way === 'silence') return response.destroy();
  if (way === 'an error of its own') return response.writeHead(500).end('oops');
  const real = await fetch(`${shops.url}${request.url}`, {
    method: request.method!,
    body: Buffer.concat(chunks),
    headers: {
      'content-type': 'application/json',
      'x-shopify-access-token': String(request.headers['x-shopify-access-token']),
    },
  });
  return response
    .writeHead(real.status, { 'content-type': 'application/json', 'x-shopify-api-version': '2027-01' })
    .end(await real.text());
});
let away: ShopPlatform;
let present: ShopPlatform;
beforeAll(async () => {
  await new Promise<void>((listening) => bad.listen(0, '127.0.0.1', listening));
  const sandboxUrl = `http://127.0.0.1:${(bad.address() as AddressInfo).port}`;
  away = shopifyPlatform({ key: 'test', secret: testSecret, sandboxUrl }, origin);
  present = { ...shops.platform };
});
afterEach(() => {
  Object.assign(shops.platform, present);
});
afterAll(() => {
  bad.close();
});

const runOf = async ({ client }: SyncedStore) =>
  expectOk(await client.send(calls.listStoreOrders)).body.data.run;
const moves = async ({ client }: SyncedStore) =>
  (await server.owner.query('select qty from stock_move where business_id = $1', [client.shop.business.id]))
    .rows.length;

test.each(['another version', 'an error of its own', 'silence'] as const)(
  'a shop that meets every question with %s: nothing is stored, it’s said, and all comes in once it answers again',
  async (misbehaves) => {
    const store = await activeStore(server, shops);
    await poll(server, shops);
    const order = placeOrder(store.shop, at, { updatedAt: new Date() });
    pay(order, new Date(at));
    way = misbehaves;
    Object.assign(shops.platform, away);
    await poll(server, shops);
    expect(await recordsOf(server, store.client)).toEqual([]);
    expect(await runOf(store)).toMatchObject({ status: 'Waiting', resting: false });
    expect(await sendReport(server, reportOf(store.shop, 'orders/create', order))).toBe(200);
    await expect(settleReports(server, shops)).rejects.toBeInstanceOf(ShopError);
    expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Received', document_id: null }]);
    expect([await balancesIn(server, store.client), await moves(store)]).toEqual([{}, 0]);
    Object.assign(shops.platform, present);
    await poll(server, shops);
    await settleReports(server, shops);
    expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied' }]);
    expect((await balancesIn(server, store.client))[46]).toBeCloseTo(52.8, 2);
  },
);

test('an order deleted between its own page and that of its later lines makes nothing, and says why', async () => {
  const store = await activeStore(server, shops);
  await poll(server, shops);
  const [product, taxes] = [store.shop.products[0]!, [{ title: 'Sales tax', rate: 0.1, amount: '4.80' }]];
  product.available += 150;
  const { title, sku, price } = product;
  const lines = Array.from({ length: 150 }, (_, n) => ({
    id: 8_000_000 + n,
    title,
    sku,
    price,
    product,
    taxes,
    quantity: 1,
    discount: '0.00',
  }));
  const order = placeOrder(store.shop, at, { lines, updatedAt: new Date() });
  // Somebody deletes it as soon as the first page of its lines was read.
  const gone = () => {
    store.shop.orders = store.shop.orders.filter((one) => one !== order);
  };
  Object.defineProperty(order, 'lines', {
    get: () => {
      queueMicrotask(gone);
      return lines;
    },
  });
  await poll(server, shops);
  expect(store.shop.orders).toEqual([]);
  const [held] = await recordsOf(server, store.client);
  expect(held).toMatchObject({ status: 'Held', document_id: null });
  expectOk(await store.client.send(calls.retryStoreOrder, { orderid: idToWire(held!.id) }));
  expect(await recordsOf(server, store.client)).toMatchObject([
    { status: 'Skipped', reason: 'Your store no longer has this order.', document_id: null },
  ]);
  expect([await balancesIn(server, store.client), await moves(store)]).toEqual([{}, 0]);
});

test('a product that the shop deletes between two calls keeps no other from being told, and is asked about no more', async () => {
  const store = await activeStore(server, shops);
  const two = store.shop.products.slice(0, 2);
  for (const product of two) {
    const { title, sku, price } = product;
    const taxes = [{ title: 'Sales tax', rate: 0.1, amount: '4.80' }];
    const line = { title, sku, price, product, taxes, quantity: 1, discount: '0.00' };
    placeOrder(store.shop, at, { lines: [{ ...line, id: 9_000_000 + product.id }] });
  }
  await poll(server, shops);
  const { rows } = await server.owner.query(
    'select product_id from store_variant where business_id = $1 order by variant_id',
    [store.client.shop.business.id],
  );
  const items = rows.map(({ product_id }) => idToWire(product_id));
  for (const productid of items)
    await apiFor(store.client).invoice({
      items: [{ productid, ItemName: '', quantity: '3', price: '48' }],
    });
  const [first, second] = [...two].sort((a, b) => String(a.id).localeCompare(String(b.id)));
  const before = second!.available;
  const { stockOf } = shops.platform;
  shops.platform.stockOf = async (...args) => {
    const seen = await stockOf(...args);
    if (args[0] === store.shop.domain && args[2] === String(first!.id))
      store.shop.products = store.shop.products.filter(({ id }) => id !== first!.id);
    return seen;
  };
  await pushStocks(server, shops);
  expect(second!.available).toBe(before - 3);
  let requests = 0;
  shops.platform.stockOf = (...question) => {
    requests += question[0] === store.shop.domain ? 1 : 0;
    return stockOf(...question);
  };
  await pushStocks(server, shops);
  await pullStocks(server, shops);
  expect(requests).toBe(0);
});
