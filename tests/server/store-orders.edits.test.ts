import { expect, test } from 'vitest';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { addLine, discountLine, removePiece } from '../../tools/sandboxes/src/shop/edits.ts';
import { giveBack, pay, refundOne } from '../../tools/sandboxes/src/shop/orders.ts';
import { expectOk } from '../support/api.ts';
import {
  activeStore,
  balancesIn,
  placeOrder,
  poll,
  recordsOf,
  type SyncedStore,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';
const later = (n: number) => new Date(Date.parse(at) + n * 60_000);
const followed = { automation: { syncOrderPaymentStatusType: [1, 2, 3] } };
const opening = { 33: -41 * 21.5 };

const documents = async ({ client }: SyncedStore) =>
  (
    await server.owner.query(
      'select number, status, total::float as total, settled::float as settled from document where business_id = $1 order by number',
      [client.shop.business.id],
    )
  ).rows;

/** Two kettles of an order, by which pieces can be removed. */
const two = ({ shop }: SyncedStore) => {
  const product = shop.products[0]!;
  const taxes = [{ title: 'Sales tax', rate: 0.1, amount: '9.60' }];
  const line = { id: 9_000_001, title: product.title, sku: product.sku, quantity: 2, price: '48.00' };
  return placeOrder(shop, at, { lines: [{ ...line, discount: '0.00', taxes, product }] });
};

/** Looks at the store twice, which finds nothing more to do the second time: its order is in the books. */
const lookedAtTwice = async ({ client }: SyncedStore) => {
  await poll(server, shops);
  const once = await balancesIn(server, client);
  await poll(server, shops);
  expect(await balancesIn(server, client)).toEqual(once);
  expect(await recordsOf(server, client)).toMatchObject([{ status: 'Applied', reason: null }]);
};

test('an unpaid order that was edited is posted anew: added, cheaper and removed lines, one invoice', async () => {
  const store = await activeStore(server, shops, followed);
  const order = two(store);
  await poll(server, shops);
  expect(await documents(store)).toEqual([
    { number: expect.any(String), status: 'NotPaid', total: 105.6, settled: 0 },
  ]);
  addLine(order, later(1), store.shop.products[1]!);
  await poll(server, shops);
  expect(await documents(store)).toMatchObject([{ total: 114.95 }]);
  discountLine(order, later(2), '10.00');
  removePiece(order, later(3));
  await poll(server, shops);
  // One kettle at 48 less 5, and a towel at 8.50, with a tenth of tax.
  expect(await documents(store)).toMatchObject([{ status: 'NotPaid', total: 56.65 }]);
  expect(await balancesIn(server, store.client)).toEqual({
    2: 56.65,
    13: -56.5,
    14: 5,
    9: -5.15,
    34: 40 * 21.5 + 41 * 2.1,
    32: 21.5 + 2.1,
    33: -41 * 21.5 - 42 * 2.1,
  });
  // Paid then, nothing is left; a second look changes nothing.
  pay(order, later(4));
  order.transactions[0]!.amount = '56.65';
  await poll(server, shops);
  await poll(server, shops);
  expect(await documents(store)).toMatchObject([{ status: 'Paid', total: 56.65 }]);
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
});

test('the same order first seen once it was edited is billed the same', async () => {
  const store = await activeStore(server, shops, followed);
  const order = two(store);
  addLine(order, later(1), store.shop.products[1]!);
  discountLine(order, later(2), '10.00');
  removePiece(order, later(3));
  await poll(server, shops);
  expect(await documents(store)).toMatchObject([{ status: 'NotPaid', total: 56.65 }]);
  expect(await balancesIn(server, store.client)).toMatchObject({ 2: 56.65, 13: -56.5, 14: 5, 9: -5.15 });
});

test('a paid order: what was added is a second invoice, paid by the order’s later payment; cheaper is a credit note', async () => {
  const store = await activeStore(server, shops, followed);
  const order = placeOrder(store.shop, at);
  pay(order, later(1));
  await poll(server, shops);
  addLine(order, later(2), store.shop.products[1]!, 2);
  await poll(server, shops);
  expect(await documents(store)).toMatchObject([
    { status: 'Paid', total: 52.8 },
    { status: 'NotPaid', total: 18.7 },
  ]);
  pay(order, later(3));
  await poll(server, shops);
  expect(await documents(store)).toMatchObject([{ status: 'Paid' }, { status: 'Paid', settled: 18.7 }]);
  discountLine(order, later(4), '8.00');
  await poll(server, shops);
  // 8 off, and its tax: the customer’s until the shop gives it back.
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 71.5, 16: 8, 9: -5.7, 11: -8.8 });
  giveBack(order, later(5), [], '0.00');
  order.transactions.push({
    id: 77,
    kind: 'REFUND',
    status: 'SUCCESS',
    gateway: 'shopify_payments',
    amount: '8.80',
    at: later(5),
  });
  await poll(server, shops);
  const after = await balancesIn(server, store.client);
  expect(after[46]).toBe(62.7);
  expect(after[11]).toBeUndefined();
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
});

test('a paid line that is exchanged for another costs nobody anything: its credit pays the second invoice', async () => {
  const store = await activeStore(server, shops, followed);
  const order = placeOrder(store.shop, at);
  pay(order, later(1));
  await poll(server, shops);
  removePiece(order, later(2));
  const mug = { ...store.shop.products[2]!, price: '48.00' };
  addLine(order, later(2), mug);
  await poll(server, shops);
  expect(await documents(store)).toMatchObject([
    { status: 'Paid' },
    { status: 'Paid', total: 52.8, settled: 52.8 },
  ]);
  const after = await balancesIn(server, store.client);
  expect(after).toMatchObject({ 46: 52.8, 13: -96, 16: 48, 9: -4.8, ...opening });
  expect([after[2], after[11]]).toEqual([undefined, undefined]);
});

test('where edits aren’t followed the order goes on, and says that its invoice is to be corrected by hand', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at);
  await poll(server, shops);
  addLine(order, later(1), store.shop.products[1]!);
  pay(order, later(2));
  await poll(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([
    { status: 'Applied', reason: expect.stringContaining('edited in your store') },
  ]);
  // What was paid is booked all the same: what is more than was billed is the customer’s.
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 62.15, 11: -9.35 });
  const { orders } = expectOk(await store.client.send(calls.listStoreOrders)).body.data;
  expect(orders[0]!.reason).toContain('by hand');
});

test('what is given back of an order that is paid in part leaves owed what was owed', async () => {
  const store = await activeStore(server, shops, followed);
  const order = two(store);
  pay(order, later(1));
  addLine(order, later(2), store.shop.products[1]!);
  refundOne(order, later(3));
  // All of it is seen at once: the credit note settles the towel first, of which the money is still to come.
  await lookedAtTwice(store);
  expect(await balancesIn(server, store.client)).toMatchObject({ 2: 9.35, 46: 52.8 });
  pay(order, later(4));
  await poll(server, shops);
  expect(await documents(store)).toMatchObject([{ status: 'Paid', total: 114.95 }]);
});

test('what is paid while nothing is owed is the customer’s credit', async () => {
  const store = await activeStore(server, shops, followed);
  const order = two(store);
  refundOne(order, later(1));
  pay(order, later(2));
  addLine(order, later(3), store.shop.products[1]!);
  pay(order, later(4));
  await lookedAtTwice(store);
  // A kettle and a towel are 62.15; a kettle more was paid.
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 114.95, 11: -52.8 });
});
