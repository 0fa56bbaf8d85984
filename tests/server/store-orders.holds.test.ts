import { expect, test } from 'vitest';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { activeStore, placeOrder, poll, recordsOf } from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';

/** A store with two orders on hold for an item that isn't here, and one for its total. */
const storeWithHolds = async () => {
  const store = await activeStore(server, shops, {
    automation: { createProduct: false, createProductInCounterfoil: false },
  });
  const first = placeOrder(store.shop, at);
  for (const order of [first, placeOrder(store.shop, at)]) pay(order, new Date(at));
  const custom = [{ ...first.lines[0]!, id: 5, title: 'Engraving', product: null }];
  placeOrder(store.shop, at, { lines: custom, total: '999.00' });
  await poll(server, shops);
  const { client } = store;
  return {
    ...store,
    list: async (more = {}) => expectOk(await client.send(calls.listStoreOrders, more)).body.data,
    retry: (hold: string) => client.send(calls.retryStoreOrders, { hold: hold as 'item' }),
    addKettle: async () => {
      await apiFor(client).goods('Kettle here', '60', '10');
      const { id } = client.shop.business;
      await server.owner.query(
        `update product set sku = 'KETTLE-1' where business_id = $1 and name = 'Kettle here'`,
        [id],
      );
    },
  };
};

test('orders on hold are counted by their reason, and listed by it', async () => {
  const { list } = await storeWithHolds();
  const all = await list();
  expect(all.holds).toEqual([
    { kind: 'item', orders: 2 },
    { kind: 'total', orders: 1 },
  ]);
  expect(all.total).toBe(3);
  const items = await list({ hold: 'item' });
  expect(items.total).toBe(2);
  expect(items.orders.map(({ name, hold }) => [name, hold])).toEqual([
    ['#1002', { kind: 'item', about: 'Copper kettle' }],
    ['#1001', { kind: 'item', about: 'Copper kettle' }],
  ]);
  expect((await list({ hold: 'rate' })).orders).toEqual([]);
});

test('all orders of one reason are tried again at once, and it’s said how many go on', async () => {
  const { client, list, retry, addKettle } = await storeWithHolds();
  expect(expectOk(await retry('item')).body).toMatchObject({
    message: '2 orders are still on hold.',
    data: { tried: 2, released: 0, left: 2 },
  });
  await addKettle();
  expect(expectOk(await retry('item')).body).toMatchObject({
    message: '2 orders are no longer on hold.',
    data: { tried: 2, released: 2, left: 0 },
  });
  expect((await list()).holds).toEqual([{ kind: 'total', orders: 1 }]);
  expect((await recordsOf(server, client)).map(({ status }) => status)).toEqual([
    'Applied',
    'Applied',
    'Held',
  ]);
  expect(expectOk(await retry('item')).body).toMatchObject({
    message: 'No orders are on hold for this.',
    data: { tried: 0, released: 0, left: 0 },
  });
});

test('while the store is paused, its orders wait until it is active again', async () => {
  const { client, retry, addKettle } = await storeWithHolds();
  await addKettle();
  expectOk(await client.send(onlineStoreCalls.moveStore, { act: 'pause' }));
  expect(expectOk(await retry('item')).body).toMatchObject({
    message: 'We’ll try these orders again once your store is active.',
    data: { tried: 0, released: 0, left: 2 },
  });
});
