import { expect, test } from 'vitest';
import { ShopError } from '../../server/adapters/shop/platform.ts';
import { levelsTopic } from '../../server/adapters/shop/topics.ts';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { levelReport, signedReport } from '../../tools/sandboxes/src/shop/webhooks.ts';
import { expectOk } from '../support/api.ts';
import { testSecret } from '../support/payments.ts';
import {
  activeStore,
  placeOrder,
  poll,
  pullStocks,
  pushStocks,
  type SyncedStore,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';

/** A store with a kettle of 40 that both sides count, and whose own levels count unless told. */
const storeThatCounts = async (stockControlPlatform = 1) => {
  const store = await activeStore(server, shops, { automation: { stockControlPlatform } });
  pay(placeOrder(store.shop, at), new Date(at));
  await poll(server, shops);
  await pullStocks(server, shops);
  const report = () =>
    signedReport(
      store.shop,
      levelsTopic,
      levelReport(store.shop, store.shop.products[0]!, new Date()),
      testSecret,
    );
  return { ...store, kettle: store.shop.products[0]!, report };
};

const rowsOf = async ({ client }: Pick<SyncedStore, 'client'>, text: string) =>
  (await server.owner.query(text, [client.shop.business.id])).rows;
const counted = async (store: Pick<SyncedStore, 'client'>) =>
  (
    await rowsOf(
      store,
      `select qty::float as qty from stock_move where business_id = $1 and reason = 'count' and cause = 'store' order by id`,
    )
  ).map(({ qty }) => qty);
const outcomes = async (store: Pick<SyncedStore, 'client'>) =>
  (
    await rowsOf(
      store,
      `select outcome from store_event where business_id = $1 and topic = '${levelsTopic}' order by received_at`,
    )
  ).map(({ outcome }) => outcome);
const shown = async ({ client }: Pick<SyncedStore, 'client'>) => {
  const { held, heldtotal } = expectOk(await client.send(calls.storeMoney)).body.data;
  return { held, heldtotal };
};

test('a level that can’t be taken over is held with the reason, told once, and goes once it’s mended', async () => {
  const store = await storeThatCounts();
  store.kettle.available = -2;
  await pullStocks(server, shops);
  await pullStocks(server, shops);
  const { held, heldtotal } = await shown(store);
  expect(heldtotal).toBe(1);
  expect(held).toMatchObject([{ name: store.kettle.title, level: -2, here: '40' }]);
  expect(held[0]!.reason).toMatch(/^[A-Z].*\.$/);
  const rows = await rowsOf(
    store,
    `select data from event where business_id = $1 and act = 'store.hold count'`,
  );
  expect(rows).toHaveLength(1);
  expect(await counted(store)).toEqual([]);
  store.kettle.available = 40;
  await pullStocks(server, shops);
  expect(await shown(store)).toEqual({ held: [], heldtotal: 0 });
  expect(await counted(store)).toEqual([]);
});

test('a level held by locked books is taken over by “Try again” once they’re open, and not twice', async () => {
  const store = await storeThatCounts();
  store.kettle.available = 37;
  await server.lockBooks(store.client, '2026-03-02');
  await pullStocks(server, shops);
  const { held } = await shown(store);
  expect(held).toMatchObject([
    { level: 37, here: '40', reason: expect.stringMatching(/^Your books are locked up to today\./) },
  ]);
  const again = () => store.client.send(calls.retryStoreCount, { productid: held[0]!.productid });
  expectOk(await again());
  expect((await shown(store)).heldtotal).toBe(1);
  await server.lockBooks(store.client, null);
  const { levelsOf } = shops.platform;
  shops.platform.levelsOf = async () => {
    throw new ShopError('unreachable', 'Away.');
  };
  const away = await again();
  shops.platform.levelsOf = levelsOf;
  expect([away.status, (away.body as { Message?: string }).Message]).toEqual([
    400,
    'We couldn’t reach your store. Try again in a moment.',
  ]);
  expectOk(await again());
  expect((await shown(store)).heldtotal).toBe(0);
  expectOk(await again());
  expect(await counted(store)).toEqual([-3]);
});

test('what is held is forgotten where the store’s levels don’t count any more', async () => {
  const store = await storeThatCounts();
  store.kettle.available = -2;
  await pullStocks(server, shops);
  expect((await shown(store)).heldtotal).toBe(1);
  expectOk(await store.client.send(onlineStoreCalls.addStoreAutomation, { stockControlPlatform: 2 }));
  expect((await shown(store)).heldtotal).toBe(0);
});

test('a level that the store reports is taken over at once, and once however often it’s told', async () => {
  const store = await storeThatCounts();
  store.kettle.available = 33;
  const report = store.report();
  expect([await sendReport(server, report), await sendReport(server, report)]).toEqual([200, 200]);
  await sendReport(server, store.report());
  await settleReports(server, shops);
  expect(await outcomes(store)).toEqual(['looked at', 'looked at']);
  expect(await counted(store)).toEqual([-7]);
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([-7]);
});

test('a level reported before its order costs nothing: the order takes what it took', async () => {
  const store = await storeThatCounts();
  placeOrder(store.shop, at, { updatedAt: new Date() });
  await sendReport(server, store.report());
  await settleReports(server, shops);
  await poll(server, shops);
  await pullStocks(server, shops);
  expect(await counted(store)).toEqual([]);
  expect(await shown(store)).toEqual({ held: [], heldtotal: 0 });
});

test('a level reported where ours count, or of no item, changes nothing: not the echo of what we told', async () => {
  const store = await storeThatCounts(0);
  await pushStocks(server, shops);
  store.kettle.available = 12;
  await sendReport(server, store.report());
  for (const body of [{}, { inventory_item_id: 'x' }, { inventory_item_id: 99_999_999 }, []])
    await sendReport(server, signedReport(store.shop, levelsTopic, body, testSecret));
  await settleReports(server, shops);
  expect((await outcomes(store)).sort()).toEqual([
    'looked at',
    'looked at',
    'names no item',
    'names no item',
    'names no item',
  ]);
  expect(await counted(store)).toEqual([]);
  expect(store.kettle.available).toBe(12);
});
