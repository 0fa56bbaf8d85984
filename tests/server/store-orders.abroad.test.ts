import { expect, test } from 'vitest';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { dutiesLeft, fromAbroad } from '../../tools/sandboxes/src/shop/duties.ts';
import { cancel, giveBack, pay, totalOf } from '../../tools/sandboxes/src/shop/orders.ts';
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

const at = '2026-03-02T11:50:00Z';
const later = (n: number) => new Date(Date.parse(at) + n * 60_000);

/** A kettle at 48.00 with 4.80 of tax, and 2.40 of duty on it with 0.24 of tax, paid by somebody who saw Swiss francs. */
const abroad = (store: SyncedStore) => {
  const order = placeOrder(store.shop, at);
  fromAbroad(order);
  order.total = totalOf(order);
  pay(order, new Date(at));
  return order;
};
const trailOf = async ({ client }: SyncedStore) => {
  const [listed] = expectOk(await client.send(calls.listStoreOrders, {})).body.data.orders;
  return expectOk(await client.send(calls.viewStoreOrder, { orderid: listed!.orderid })).body.data;
};
const linesOf = async ({ client }: SyncedStore) =>
  (
    await server.owner.query(
      `select l.name, l.account_id, l.amount::float as amount, l.tax_amount::float as tax, d.notes from document_line l
       join document d on d.business_id = l.business_id and d.id = l.document_id where l.business_id = $1 order by l.n`,
      [client.shop.business.id],
    )
  ).rows;

const goods = { 34: 40 * 21.5, 32: 21.5, 33: -41 * 21.5 };

test('duties are lines of their own on the account for shipping, with their tax, and say what they’re for', async () => {
  const store = await activeStore(server, shops);
  abroad(store);
  await poll(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
  expect(await balancesIn(server, store.client)).toEqual({
    ...goods,
    46: 55.44,
    13: -48,
    35: -2.4,
    9: -5.04,
  });
  expect(await linesOf(store)).toMatchObject([
    { name: 'Copper kettle', amount: 48, tax: 4.8 },
    { name: 'Duties: Copper kettle', amount: 2.4, tax: 0.24, account_id: 35 },
  ]);
});

test('what the customer was shown in another currency stands on the order and in the invoice’s note, and isn’t booked', async () => {
  const store = await activeStore(server, shops);
  abroad(store);
  await poll(server, shops);
  const trail = await trailOf(store);
  expect(trail).toMatchObject({ total: '55.44', currency: 'USD' });
  expect(trail.presentment).toEqual({ currency: 'CHF', total: '49.9' });
  expect((await linesOf(store))[0].notes).toMatch(/^Online store order #1001 of .*, charged as CHF.49\.90$/);

  const own = await activeStore(server, shops);
  pay(placeOrder(own.shop, at), new Date(at));
  await poll(server, shops);
  expect((await trailOf(own)).presentment).toBeNull();
  expect((await linesOf(own))[0].notes).not.toMatch(/charged/);
});

test('duties that are given back go back to where they went, with their tax', async () => {
  const store = await activeStore(server, shops);
  const order = abroad(store);
  await poll(server, shops);
  giveBack(order, later(1), [], '0.00', '0.00', dutiesLeft(order));
  await poll(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
  expect(await balancesIn(server, store.client)).toEqual({ ...goods, 46: 52.8, 13: -48, 9: -4.8 });

  const cancelled = await activeStore(server, shops);
  const other = abroad(cancelled);
  await poll(server, shops);
  cancel(other, later(2));
  await poll(server, shops);
  expect(await recordsOf(server, cancelled.client)).toMatchObject([{ status: 'Applied', reason: null }]);
  const { 33: opening, 34: stock, ...rest } = await balancesIn(server, cancelled.client);
  expect([opening, stock]).toEqual([-41 * 21.5, 41 * 21.5]);
  // What was sold and what was given back of it stand on two accounts.
  expect(rest).toEqual({ 13: -48, 16: 48 });
});

test('shipping goes back to the account for shipping, and a gift card to what gift cards owe', async () => {
  const store = await activeStore(server, shops);
  const card = { id: 8_000_001, title: 'Gift card', sku: '', quantity: 1, price: '30.00', product: null };
  const order = placeOrder(store.shop, at, {
    lines: [{ ...card, discount: '0.00', taxes: [], isGiftCard: true }],
    shipping: { price: '5.00', discount: '0.00', taxes: [] },
  });
  pay(order, new Date(at));
  await poll(server, shops);
  expect(await balancesIn(server, store.client)).toEqual({ 46: 35, 47: -30, 35: -5 });
  cancel(order, later(1));
  await poll(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
  expect(await balancesIn(server, store.client)).toEqual({});
});

test('tax that the channel pays itself isn’t billed here, and isn’t given back here either', async () => {
  const store = await activeStore(server, shops);
  const product = store.shop.products[0]!;
  const order = placeOrder(store.shop, at, {
    lines: [
      {
        id: 8_200_001,
        title: product.title,
        sku: product.sku,
        quantity: 1,
        price: '48.00',
        product,
        discount: '0.00',
        taxes: [
          { title: 'Sales tax', rate: 0.1, amount: '4.80' },
          { title: 'Marketplace tax', rate: 0.08, amount: '3.84', channelLiable: true },
        ],
      },
    ],
  });
  pay(order, new Date(at));
  await poll(server, shops);
  // What was paid of it is beyond what is owed.
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 56.64, 13: -48, 9: -4.8, 11: -3.84 });
  cancel(order, later(1));
  await poll(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
  const { 33: opening, 34: stock, ...rest } = await balancesIn(server, store.client);
  expect([opening, stock]).toEqual([-41 * 21.5, 41 * 21.5]);
  expect(rest).toEqual({ 13: -48, 16: 48 });
});

test('past orders of the file have their duties, too', async () => {
  const store = await activeStore(server, shops);
  abroad(store);
  expectOk(await store.client.send(calls.syncStore, {}));
  await carryOnRuns(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Applied', reason: null }]);
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 55.44, 35: -2.4 });
});
