import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { storeOrders } from '../../src/domain/online-store/store-orders.words.ts';
import { taxFaults } from '../../src/domain/words/taxes.ts';
import type { SandboxOrder } from '../../tools/sandboxes/src/shop/order.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import type { SandboxShop } from '../../tools/sandboxes/src/shop/shop.ts';
import { expectOk } from '../support/api.ts';
import {
  activeStore,
  carryOnRuns,
  placeOrder,
  poll,
  recordsOf,
  reportOf,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';

const placeTitled = (shop: SandboxShop, title: string) => {
  const order = placeOrder(shop, at);
  order.lines[0]!.title = title;
  pay(order, new Date(at));
  return order;
};

/** Text that no compression makes short enough for an index of the database. */
const noise = () => randomBytes(3600).toString('base64');

/** Orders of which something can't be read, and one between them of which all can. */
const placeAll = (shop: SandboxShop): void => {
  placeTitled(shop, 'Ket\u0000tle');
  placeTitled(shop, 'x'.repeat(1_000_000));
  placeTitled(shop, 'Kettle');
  placeTitled(shop, 'Kettle').transactions[0]!.amount = 'NaN';
  const dayless = placeTitled(shop, 'Kettle');
  dayless.transactions[0]!.at = Object.assign(new Date(at), { toISOString: () => '2026-99-99T00:00:00Z' });
};

const stand = ['Held', 'Held', 'Applied', 'Held', 'Held'];
const reasons = [
  storeOrders.unreadable.letters,
  storeOrders.unreadable.long,
  null,
  storeOrders.unreadable.amount,
  storeOrders.unreadable.day,
];

test.each([
  ['the file of an import', () => carryOnRuns(server, shops)],
  [
    'pages of orders',
    async () => {
      await carryOnRuns(server, shops);
      await poll(server, shops);
    },
  ],
])('what can’t be read in %s holds its order with the reason, and no other', async (kind, take) => {
  const store = await activeStore(server, shops);
  if (kind !== 'the file of an import') await carryOnRuns(server, shops);
  placeAll(store.shop);
  await take();
  const records = await recordsOf(server, store.client);
  expect(records.map(({ status }) => status)).toEqual(stand);
  expect(records.map(({ reason }) => reason)).toEqual(reasons);
  const { holds } = expectOk(await store.client.send(calls.listStoreOrders, {})).body.data;
  expect(holds).toEqual([{ kind: 'unreadable', orders: 4 }]);
});

test.each<[string, (order: SandboxOrder) => void, string]>([
  [
    'a number',
    (order) => {
      order.name = noise();
    },
    storeOrders.unreadable.long,
  ],
  [
    'a way of paying',
    (order) => {
      order.transactions[0]!.gateway = noise();
    },
    storeOrders.unreadable.long,
  ],
  [
    'a tax rate',
    (order) => {
      order.lines[0]!.taxes = [{ title: 'Levy', rate: 1e8, amount: '4.80' }];
    },
    taxFaults.percentageWrong,
  ],
])('an order with %s beyond what any shop has is held, and the next one isn’t', async (_, change, reason) => {
  const store = await activeStore(server, shops);
  await carryOnRuns(server, shops);
  change(placeTitled(store.shop, 'Kettle'));
  placeTitled(store.shop, 'Kettle');
  await poll(server, shops);
  const records = await recordsOf(server, store.client);
  expect(records.map((record) => [record.status, record.reason]).sort()).toEqual([
    ['Applied', null],
    ['Held', reason],
  ]);
});

test('an order that is corrected in the store goes on', async () => {
  const store = await activeStore(server, shops);
  const order = placeTitled(store.shop, 'Ket\u0000tle');
  const mailsSent = async () => {
    expect(await sendReport(server, reportOf(store.shop, 'orders/updated', order))).toBe(200);
    await settleReports(server, shops);
    return (await recordsOf(server, store.client))[0]?.status;
  };
  expect(await mailsSent()).toBe('Held');
  order.lines[0]!.title = 'Kettle';
  order.updatedAt = new Date('2026-03-02T11:55:00Z');
  expect(await mailsSent()).toBe('Applied');
});

test('pages of orders that name themselves as the next one end', async () => {
  await activeStore(server, shops);
  await carryOnRuns(server, shops);
  const { orders } = shops.platform;
  let requests = 0;
  shops.platform.orders = async () => {
    requests += 1;
    return { orders: [], next: 'again' };
  };
  try {
    await poll(server, shops).catch(() => {});
  } finally {
    shops.platform.orders = orders;
  }
  expect(requests).toBeGreaterThan(0);
  expect(requests).toBeLessThan(20);
});
