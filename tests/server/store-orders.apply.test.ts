import { expect, test } from 'vitest';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import {
  activeStore,
  balancesIn,
  placeOrder,
  poll,
  recordsOf,
  reportOf,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T09:00:00Z';

test('a paid order that the shop reports is in the books: sale, tax, payment in the store’s clearing, goods', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at);
  pay(order, new Date(at));
  expect(await sendReport(server, reportOf(store.shop, 'orders/create', order))).toBe(200);
  await settleReports(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([
    { name: '#1001', status: 'Applied', reason: null, waiting: false },
  ]);
  expect(await balancesIn(server, store.client)).toEqual({
    46: 52.8,
    13: -48,
    9: -4.8,
    // 41 kettles were there at 21.50 before the one that was sold.
    34: 40 * 21.5,
    32: 21.5,
    33: -41 * 21.5,
  });
});

test('the poll takes in what no report told of, once', async () => {
  const store = await activeStore(server, shops);
  pay(placeOrder(store.shop, at), new Date(at));
  await poll(server, shops);
  await poll(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([{ name: '#1001', status: 'Applied' }]);
  expect((await balancesIn(server, store.client))[46]).toBe(52.8);
});

test('W-111 a cent between the shop’s total and ours goes to the rounding account', async () => {
  for (const [total, rest] of [
    ['52.81', -0.01],
    ['52.79', 0.01],
  ] as const) {
    const store = await activeStore(server, shops);
    pay(placeOrder(store.shop, at, { total }), new Date(at));
    await poll(server, shops);
    expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
    expect(await balancesIn(server, store.client)).toMatchObject({
      46: Number(total),
      13: -48,
      9: -4.8,
      20: rest,
    });
  }
});
