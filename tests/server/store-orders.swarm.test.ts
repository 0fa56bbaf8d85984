import { expect, test } from 'vitest';
import type { ShopPlatform } from '../../server/adapters/shop/platform.ts';
import { addLine, discountLine, removePiece } from '../../tools/sandboxes/src/shop/edits.ts';
import type { SandboxOrder } from '../../tools/sandboxes/src/shop/order.ts';
import { cancel, fulfil, pay, refundOne } from '../../tools/sandboxes/src/shop/orders.ts';
import type { SandboxReport } from '../../tools/sandboxes/src/shop/webhooks.ts';
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
import { seed, times } from '../support/thorough.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

/** How many stores are led through chance; more are asked for by the environment. */
const swarms = times('STORE_SWARMS', 10, 20);

startShops();

/** Numbers below one, the same for each seed. */
const chance = (from: number) => {
  let state = from >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
type Random = () => number;
const among = <Item>(random: Random, list: readonly Item[]): Item =>
  list[Math.floor(random() * list.length)]!;

// Within the quarter of an hour that a poll looks back.
const minute = (n: number) => new Date(Date.parse('2026-03-02T11:50:00Z') + n * 30_000);

type Act = [topic: string, act: (order: SandboxOrder, at: Date, shop: SyncedStore['shop']) => void];
const acts: Act[] = [
  ['orders/paid', (order, at) => pay(order, at)],
  ['orders/updated', (order, at, shop) => !order.cancelledAt && addLine(order, at, shop.products[1]!)],
  [
    'orders/updated',
    (order, at) => !order.cancelledAt && order.transactions.length === 0 && removePiece(order, at),
  ],
  [
    'orders/updated',
    (order, at) => !order.cancelledAt && order.refunds.length === 0 && discountLine(order, at, '1.00'),
  ],
  ['refunds/create', (order, at) => !order.cancelledAt && refundOne(order, at)],
  ['orders/fulfilled', (order, at) => fulfil(order, at)],
  ['orders/cancelled', (order, at) => cancel(order, at)],
];

/** Two kettles, of which pieces can be removed and given back. */
const twoKettles = (shop: SyncedStore['shop'], n: number): SandboxOrder => {
  const product = shop.products[0]!;
  const taxes = [{ title: 'Sales tax', rate: 0.1, amount: '9.60' }];
  const line = { id: 8_000_000 + n * 1000, title: product.title, sku: product.sku, quantity: 2 };
  return placeOrder(shop, minute(n).toISOString(), {
    lines: [{ ...line, price: '48.00', discount: '0.00', taxes, product }],
  });
};

/** A shop that is gone now and then in the middle of what is asked: as a process that is killed there sees it. */
const failing = (platform: ShopPlatform, random: Random): ShopPlatform => ({
  ...platform,
  order: async (...args) => {
    if (random() < 0.3) throw new Error('killed');
    const order = await platform.order(...args);
    if (random() < 0.2) throw new Error('killed');
    return order;
  },
});

/** Sends what was reported as chance has it: late, twice, in another order, or never; settles some of it with kills between. */
const deliver = async (reports: SandboxReport[], random: Random, lost: number) => {
  const killed = { ...shops, platform: failing(shops.platform, random) };
  const left = reports.filter(() => random() >= lost);
  while (left.length > 0) {
    const [report] = left.splice(Math.floor(random() * left.length), 1);
    await sendReport(server, report!);
    if (random() < 0.3) await sendReport(server, report!);
    if (random() < 0.5) await settleReports(server, killed).catch(() => {});
  }
};

/** Leads a store through chance; answers it with its orders. */
const live = async (from: number, lost: number) => {
  // What happens in the shop is the same whatever becomes of its reports.
  const [random, fate] = [chance(from), chance(from + 1_000_003)];
  const store = await activeStore(server, shops, { automation: { syncOrderPaymentStatusType: [1, 2, 3] } });
  // Both items are here before chance begins: what an item opens with follows from the orders that are known then.
  const first = twoKettles(store.shop, 0);
  addLine(first, minute(0), store.shop.products[1]!);
  await poll(server, shops);
  const orders = [1, 2].map((n) => twoKettles(store.shop, n));
  let reports: SandboxReport[] = orders.map((order) => reportOf(store.shop, 'orders/create', order));
  for (let n = 0; n < 6; n += 1) {
    const order = among(random, orders);
    const [topic, act] = among(random, acts);
    act(order, minute(10 + n), store.shop);
    reports.push(reportOf(store.shop, topic, order));
    if (random() < 0.5) {
      await deliver(reports, fate, lost);
      reports = [];
    }
  }
  await deliver(reports, fate, lost);
  return { store, orders };
};

const cents = (text: string) => Math.round(Number(text) * 100);

/** What a shop says that it was paid and gave back, by all of its orders. */
const paidIn = (orders: readonly SandboxOrder[]) =>
  orders
    .flatMap(({ transactions }) => transactions)
    .reduce((all, { kind, amount }) => all + (kind === 'REFUND' ? -cents(amount) : cents(amount)), 0) / 100;

test(`${swarms} stores with late, lost, doubled and reordered reports and kills between end as their shops say, within one poll`, async () => {
  for (let n = 0; n < swarms; n += 1) {
    // Of one in ten no report arrives at all.
    const { store, orders } = await live(seed + n, n % 10 === 0 ? 1 : 0.3);
    await poll(server, shops);
    const named = `seed ${seed + n}`;
    const records = await recordsOf(server, store.client);
    expect(
      records.every(({ status }) => status === 'Applied' || status === 'Skipped'),
      `${named}: ${records.map(({ reason }) => reason)}`,
    ).toBe(true);
    const after = await balancesIn(server, store.client);
    expect(after[46] ?? 0, named).toBeCloseTo(paidIn(orders), 2);
    // What is looked at once more changes nothing.
    await poll(server, shops);
    expect(await balancesIn(server, store.client), named).toEqual(after);
  }
}, 900_000);

/** What a business's books come to by what a customer or the tax office sees of them: what is owed, credit, money, tax, goods, and income after returns. */
const seen = async (store: SyncedStore) => {
  const balances = await balancesIn(server, store.client);
  const of = (...ids: number[]) => ids.reduce((all, id) => all + (balances[id] ?? 0), 0).toFixed(2);
  return { owed: of(2), credit: of(11), money: of(46), tax: of(9), goods: of(34), income: of(13, 14, 16) };
};

test('a shop all of whose reports arrive and one of which none does are seen the same', async () => {
  for (let n = 0; n < Math.ceil(swarms / 5); n += 1) {
    const from = seed + 500 + n;
    const reported = await live(from, 0);
    await poll(server, shops);
    const unreported = await live(from, 1);
    await poll(server, shops);
    expect(paidIn(reported.orders)).toBeCloseTo(paidIn(unreported.orders));
    expect(await seen(reported.store), `seed ${from}`).toEqual(await seen(unreported.store));
  }
}, 600_000);
