import { expect, test } from 'vitest';
import { pollStores } from '../../server/jobs/sync-stores.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { storeOrders } from '../../src/domain/online-store/store-orders.words.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { expectOk } from '../support/api.ts';
import {
  activeStore,
  balancesIn,
  carryOnRuns,
  placeOrder,
  poll,
  recordsOf,
  reportOf,
  runDue,
  type SyncedStore,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:55:00Z';
const list = async ({ client }: SyncedStore) =>
  expectOk(await client.send(calls.listStoreOrders, {})).body.data;

/** In how many seconds the job of a run is queued; null for one that isn't. */
const queuedIn = async ({ client }: SyncedStore): Promise<number | null> =>
  (
    await server.owner.query(
      `select extract(epoch from j.run_at - clock_timestamp())::float as seconds from graphile_worker.jobs j
       join store_run r on j.key = 'store-run:' || r.id::text where r.business_id = $1 and r.status in ('Queued', 'Waiting')`,
      [client.shop.business.id],
    )
  ).rows[0]?.seconds ?? null;

const beginPolls = () => runDue(server, shops, pollStores);

test('W-109 a run that the shop throttles rests for as long as the shop says, says why and how far it is, and goes on by itself', async () => {
  const store = await activeStore(server, shops);
  await poll(server, shops);
  for (let n = 0; n < 23; n += 1) pay(placeOrder(store.shop, at), new Date(at));
  await beginPolls();
  // Enough to ask for its subscriptions and the first page of ten; the second has to wait five seconds.
  Object.assign(store.shop.limit, { most: 20, restoreRate: 2, left: 20, at: Date.now() });
  await carryOnRuns(server, shops);
  const { run } = await list(store);
  expect(run).toMatchObject({ status: 'Waiting', found: 10, done: 0, resting: true });
  expect(storeOrders.storeRunSentences.Waiting(run!)).toBe(
    'Your store asked us to slow down. We’ll continue automatically in a moment. 0 of 10 orders checked so far.',
  );
  const seconds = await queuedIn(store);
  expect(seconds).toBeGreaterThan(1);
  expect(seconds).toBeLessThanOrEqual(5);
  // The look every ten minutes doesn't cut the rest short.
  await beginPolls();
  expect(await queuedIn(store)).toBeGreaterThan(0);
  store.shop.limit.left = 20;
  store.shop.limit.most = 1000;
  store.shop.limit.restoreRate = 1_000_000;
  await carryOnRuns(server, shops);
  expect(await list(store)).toMatchObject({ counts: { Applied: 23, Held: 0, Received: 0 } });
  expect((await balancesIn(server, store.client))[46]).toBeCloseTo(23 * 52.8, 2);
});

test('a run that rests is stopped at once, and rests no more', async () => {
  const store = await activeStore(server, shops);
  Object.assign(store.shop.limit, { most: 10, restoreRate: 2, left: 0, at: Date.now() });
  await carryOnRuns(server, shops);
  const { run } = await list(store);
  expect(run).toMatchObject({ status: 'Waiting', resting: true });
  const move = (act: string) => store.client.send(calls.moveStoreImport, { importid: run!.importid, act });
  expect(expectOk(await move('stop')).body.data).toEqual({ status: 'Stopped' });
  expect((await list(store)).run).toMatchObject({ status: 'Stopped', resting: false });
});

/** In how many seconds the jobs of a store's reports are queued, by topic. */
const reportsQueuedIn = async ({ client }: SyncedStore): Promise<Record<string, number>> => {
  const { rows } = await server.owner.query(
    `select e.topic, extract(epoch from j.run_at - clock_timestamp())::float as seconds from graphile_worker.jobs j
     join store_event e on j.key = 'store-event:' || e.shop_id || ':' || e.topic || ':' || e.event_id
     where e.business_id = $1 and e.settled_at is null`,
    [client.shop.business.id],
  );
  return Object.fromEntries(rows.map(({ topic, seconds }) => [topic, seconds]));
};

test('reports of a shop that asks us to slow down are looked at again when it said, and not before', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at);
  pay(order, new Date(at));
  for (const topic of ['orders/create', 'app/uninstalled'])
    expect(await sendReport(server, reportOf(store.shop, topic, order))).toBe(200);
  // A question costs ten points, of which one comes back every second.
  Object.assign(store.shop.limit, { most: 10, restoreRate: 1, left: 0, at: Date.now() });
  await settleReports(server, shops);
  const queued = await reportsQueuedIn(store);
  expect(Object.keys(queued).sort()).toEqual(['app/uninstalled', 'orders/create']);
  for (const seconds of Object.values(queued)) {
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThanOrEqual(10);
  }
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Received' }]);
  Object.assign(store.shop.limit, { most: 1000, restoreRate: 1000, left: 1000, at: Date.now() });
  await settleReports(server, shops);
  expect(await reportsQueuedIn(store)).toEqual({});
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied' }]);
});
