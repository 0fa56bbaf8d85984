import { expect, test } from 'vitest';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { storeOrders } from '../../src/domain/online-store/store-orders.words.ts';
import type { SandboxLine } from '../../tools/sandboxes/src/shop/order.ts';
import { giveBack, pay } from '../../tools/sandboxes/src/shop/orders.ts';
import type { BulkOutcome } from '../../tools/sandboxes/src/shop/shop.ts';
import { expectOk } from '../support/api.ts';
import {
  activeStore,
  balancesIn,
  carryOnRuns,
  placeOrder,
  poll,
  recordsOf,
  type SyncedStore,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T09:00:00Z';

/** A store with a number of paid orders, whose import wasn't begun to be read. */
const storeWith = async (orders: number, outcome: BulkOutcome = 'done'): Promise<SyncedStore> => {
  const store = await activeStore(server, shops);
  store.shop.bulk.way = outcome;
  for (let n = 0; n < orders; n += 1) pay(placeOrder(store.shop, at), new Date(at));
  return store;
};

const runOf = async ({ client }: SyncedStore) =>
  (
    await server.owner.query(
      `select id, status, found, done, listed, paged, bulk is not null as bulk from store_run where business_id = $1 order by created_at limit 1`,
      [client.shop.business.id],
    )
  ).rows[0];

const applied = async ({ client }: SyncedStore) =>
  (await recordsOf(server, client)).filter(({ status }) => status === 'Applied').length;

test('an import reads the one file that the shop writes, and asks for no page', async () => {
  const store = await storeWith(23);
  await carryOnRuns(server, shops);
  expect(await runOf(store)).toMatchObject({ status: 'Done', found: 23, done: 23, paged: false, bulk: true });
  expect(await applied(store)).toBe(23);
  expect((await balancesIn(server, store.client))[46]).toBeCloseTo(23 * 52.8, 2);
});

test('a file that is slow is looked at again later, and the import goes on by itself', async () => {
  const store = await storeWith(3, 'slow');
  await carryOnRuns(server, shops);
  expect(await runOf(store)).toMatchObject({ status: 'Running', found: 0, listed: false, bulk: true });
  const { rows } = await server.owner.query(
    `select extract(epoch from run_at - clock_timestamp())::float as seconds from graphile_worker.jobs where key = 'store-run:' || $1::text`,
    [(await runOf(store)).id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].seconds).toBeGreaterThan(1);
  await carryOnRuns(server, shops);
  await carryOnRuns(server, shops);
  expect(await runOf(store)).toMatchObject({ status: 'Done', found: 3, done: 3, paged: false });
  expect(store.shop.bulk.operations.size).toBe(1);
});

test.each(['fails', 'refuses', 'breaks off'] as const)(
  'a file that %s is left, and pages are asked for',
  async (outcome) => {
    const store = await storeWith(23, outcome);
    await carryOnRuns(server, shops);
    expect(await runOf(store)).toMatchObject({ status: 'Done', found: 23, done: 23, paged: true });
    expect(await applied(store)).toBe(23);
    expect((await balancesIn(server, store.client))[46]).toBeCloseTo(23 * 52.8, 2);
  },
);

test('a file that never ends is given up after two hours', async () => {
  const store = await storeWith(2, 'slow');
  store.shop.bulk.looks = 1000;
  await carryOnRuns(server, shops);
  await server.owner.query(
    `update store_run set created_at = created_at - interval '3 hours' where id = $1`,
    [(await runOf(store)).id],
  );
  await carryOnRuns(server, shops);
  expect(await runOf(store)).toMatchObject({ status: 'Done', found: 2, paged: true });
});

test('an order that was given back is asked for alone: the file says nothing of what came back', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at);
  pay(order, new Date(at));
  giveBack(order, new Date('2026-03-02T10:00:00Z'), [], '2.80');
  await carryOnRuns(server, shops);
  expect(await runOf(store)).toMatchObject({ status: 'Done', paged: false });
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 50, 13: -48, 9: -4.8, 16: 2.8 });
});

test('an import that is stopped while it reads goes on behind what it kept, from the same file', async () => {
  const store = await storeWith(35);
  const importid = idToWire((await runOf(store)).id);
  const move = async (act: 'stop' | 'resume') =>
    expectOk(await store.client.send(calls.moveStoreImport, { importid, act }));
  const { bulkOrders } = shops.platform;
  const stopping: typeof bulkOrders = async function* (url) {
    let n = 0;
    for await (const one of bulkOrders(url)) {
      n += 1;
      if (n === 15) await move('stop');
      yield one;
    }
  };
  await carryOnRuns(server, { ...shops, platform: { ...shops.platform, bulkOrders: stopping } });
  expect(await runOf(store)).toMatchObject({ status: 'Stopped', found: 10, done: 0, listed: false });
  expect(await recordsOf(server, store.client)).toHaveLength(20);
  await move('resume');
  await carryOnRuns(server, shops);
  expect(await runOf(store)).toMatchObject({ status: 'Done', found: 35, done: 35, paged: false });
  expect(await applied(store)).toBe(35);
  expect(store.shop.bulk.operations.size).toBe(1);
});

/** A paid order of so many lines, with a tenth of tax on each. */
const longOrder = ({ shop }: SyncedStore, count: number) => {
  const product = shop.products[0]!;
  product.available += count;
  const { title, sku, price } = product;
  const taxes = [{ title: 'Sales tax', rate: 0.1, amount: '4.80' }];
  const lines = Array.from({ length: count }, (_, n): SandboxLine => {
    return { id: 7_000_000 + n, title, sku, price, product, taxes, quantity: 1, discount: '0.00' };
  });
  const order = placeOrder(shop, at, { lines });
  pay(order, new Date(at));
  return order;
};

test('an order of 250 lines comes whole from the file, and from a later poll by pages of lines', async () => {
  const store = await activeStore(server, shops);
  const order = longOrder(store, 250);
  await carryOnRuns(server, shops);
  expect(await runOf(store)).toMatchObject({ status: 'Done', paged: false });
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 13_200, 13: -12_000, 9: -1_200 });
  giveBack(order, new Date('2026-03-02T11:55:00Z'), [], '52.80');
  await poll(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
  expect((await balancesIn(server, store.client))[46]).toBeCloseTo(13_147.2, 2);
});

test('orders of a thousand lines are held and nothing of them is booked; the order behind them goes on', async () => {
  const store = await activeStore(server, shops);
  longOrder(store, 1000);
  longOrder(store, 1000);
  pay(placeOrder(store.shop, at), new Date(at));
  await carryOnRuns(server, shops);
  expect(await runOf(store)).toMatchObject({ status: 'Done', found: 3, paged: false });
  expect(await recordsOf(server, store.client)).toMatchObject([
    { status: 'Held', reason: storeOrders.tooLong, document_id: null },
    { status: 'Held', reason: storeOrders.tooLong, document_id: null },
    { status: 'Applied' },
  ]);
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 52.8, 13: -48, 9: -4.8 });
});
