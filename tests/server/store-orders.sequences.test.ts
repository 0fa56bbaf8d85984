import { expect, test } from 'vitest';
import { addLine } from '../../tools/sandboxes/src/shop/edits.ts';
import type { SandboxOrder } from '../../tools/sandboxes/src/shop/order.ts';
import { cancel, fulfil, pay, refundOne } from '../../tools/sandboxes/src/shop/orders.ts';
import {
  activeStore,
  balancesIn,
  placeOrder,
  poll,
  recordsOf,
  reportOf,
  type SyncedStore,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { times } from '../support/thorough.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const minute = (n: number) => new Date(Date.parse('2026-03-02T11:50:00Z') + n * 60_000);

/** Two kettles, paid, a towel added and paid, one of the kettles given back, all sent. */
const wholeStory = (shop: SyncedStore['shop']): SandboxOrder => {
  const product = shop.products[0]!;
  const order = placeOrder(shop, minute(0).toISOString(), {
    lines: [
      {
        id: 7_000_001,
        title: product.title,
        sku: product.sku,
        quantity: 2,
        price: '48.00',
        product,
        discount: '10.00',
        taxes: [{ title: 'Sales tax', rate: 0.1, amount: '8.60' }],
      },
    ],
    shipping: { price: '5.00', discount: '0.00', taxes: [] },
  });
  pay(order, minute(1));
  addLine(order, minute(1.2), shop.products[1]!);
  pay(order, minute(1.4));
  refundOne(order, minute(2));
  fulfil(order, minute(3));
  return order;
};

/** Edits are followed too, which they aren't unless somebody asks for it. */
const following = { automation: { syncOrderPaymentStatusType: [1, 2, 3] } };

const topics = ['orders/create', 'orders/paid', 'refunds/create', 'orders/fulfilled', 'orders/updated'];

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, n) =>
        permutations(items.filter((_, m) => m !== n)).map((rest) => [item, ...rest]),
      );

const all = permutations(topics);
// All 120 take most of a minute; every run takes some of them, spread over the whole.
const runs = times('STORE_SEQUENCES', 12, 120);
const some = all.filter(
  (_, n) => Math.floor((n * runs) / all.length) !== Math.floor(((n - 1) * runs) / all.length),
);

const expected = {
  // 96 - 10 + 8.60 + 5 = 99.60 paid, 8.50 + 0.85 for what was added, 43 + 4.30 given back.
  46: 61.65,
  13: -104.5,
  14: 10,
  9: -5.15,
  35: -5,
  16: 43,
  // 40 of the 41 kettles that were there are left, and 41 of the 42 towels.
  34: 40 * 21.5 + 41 * 2.1,
  32: 21.5 + 2.1,
  33: -41 * 21.5 - 42 * 2.1,
};

test(`${some.length} of the 120 sequences of an order's five reports, each sent twice, end in the same books`, async () => {
  expect(some.length).toBe(Math.min(runs, 120));
  for (const sequence of some) {
    const store = await activeStore(server, shops, following);
    const order = wholeStory(store.shop);
    for (const topic of sequence) {
      const report = reportOf(store.shop, topic, order);
      expect(await sendReport(server, report)).toBe(200);
      expect(await sendReport(server, report)).toBe(200);
      await settleReports(server, shops);
    }
    expect(await balancesIn(server, store.client), sequence.join(', ')).toEqual(expected);
    expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', waiting: false }]);
  }
}, 300_000);

test('an order followed step by step ends in the same books as one first seen when all was over', async () => {
  const store = await activeStore(server, shops, following);
  const { shop } = store;
  const product = shop.products[0]!;
  const order = placeOrder(shop, minute(0).toISOString(), {
    lines: [
      {
        id: 7_000_001,
        title: product.title,
        sku: product.sku,
        quantity: 2,
        price: '48.00',
        product,
        discount: '10.00',
        taxes: [{ title: 'Sales tax', rate: 0.1, amount: '8.60' }],
      },
    ],
    shipping: { price: '5.00', discount: '0.00', taxes: [] },
  });
  const tell = async (topic: string) => {
    await sendReport(server, reportOf(shop, topic, order));
    await settleReports(server, shops);
  };
  await tell('orders/create');
  expect((await balancesIn(server, store.client))[2]).toBe(99.6);
  pay(order, minute(1));
  await tell('orders/paid');
  addLine(order, minute(1.2), shop.products[1]!);
  await tell('orders/updated');
  pay(order, minute(1.4));
  await tell('orders/paid');
  refundOne(order, minute(2));
  await tell('refunds/create');
  fulfil(order, minute(3));
  await tell('orders/fulfilled');
  expect(await balancesIn(server, store.client)).toEqual(expected);
  const { rows } = await server.owner.query(
    'select delivery, status, channel from document where business_id = $1',
    [store.client.shop.business.id],
  );
  const delivered = { delivery: 'Delivered', status: 'Paid', channel: 'store' };
  expect(rows).toEqual([delivered, delivered]);
});

test('a paid order that is cancelled gives everything back, and one that nobody paid is cancelled', async () => {
  const paid = await activeStore(server, shops);
  const order = placeOrder(paid.shop, minute(0).toISOString());
  pay(order, minute(1));
  await poll(server, shops);
  cancel(order, minute(2));
  await poll(server, shops);
  expect(await balancesIn(server, paid.client)).toEqual({
    13: -48,
    16: 48,
    34: 41 * 21.5,
    33: -41 * 21.5,
  });
  const unpaid = await activeStore(server, shops);
  const open = placeOrder(unpaid.shop, minute(0).toISOString());
  await poll(server, shops);
  cancel(open, minute(2));
  await poll(server, shops);
  expect(await balancesIn(server, unpaid.client)).toEqual({ 34: 41 * 21.5, 33: -41 * 21.5 });
  expect(await recordsOf(server, unpaid.client)).toMatchObject([{ status: 'Applied' }]);
});

test('a report and a poll at once apply an order once', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, minute(0).toISOString());
  pay(order, minute(1));
  for (const topic of topics) await sendReport(server, reportOf(store.shop, topic, order));
  await Promise.all([settleReports(server, shops), poll(server, shops), settleReports(server, shops)]);
  expect((await balancesIn(server, store.client))[46]).toBe(52.8);
  const { rows } = await server.owner.query(
    'select count(*)::int as n from document where business_id = $1',
    [store.client.shop.business.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
});
