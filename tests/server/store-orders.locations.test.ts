import { expect, test } from 'vitest';
import { ShopError } from '../../server/adapters/shop/platform.ts';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { expectOk } from '../support/api.ts';
import type { Client } from '../support/server.ts';
import { connectStore } from '../support/store-api.ts';
import { activeStore, balancesIn, checkShops, placeOrder, poll } from '../support/store-sync.ts';
import { transferApiFor } from '../support/transfer-api.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';

const severalLocations = async (client: Client) => {
  await server.owner.query(`update business set plan = 'enterprise' where id = $1`, [
    client.shop.business.id,
  ]);
  const transfers = transferApiFor(client);
  await transfers.enable();
  return { main: await transfers.main(), barn: await transfers.location('Barn') };
};
const moneyOf = async (client: Client) => expectOk(await client.send(calls.storeMoney)).body.data;
const ordersOf = async (client: Client) => expectOk(await client.send(calls.listStoreOrders)).body.data;
const noted = async (client: Client, table: 'store_place' | 'store_gateway') =>
  (
    await server.owner.query(`select count(*)::int as n from ${table} where business_id = $1`, [
      client.shop.business.id,
    ])
  ).rows[0].n;

test('the store’s locations are known as soon as it is connected, with nothing chosen for them', async () => {
  const client = await server.client();
  await severalLocations(client);
  expectOk(await connectStore(server, client, 'two-floors.myshopify.com'));
  expect((await moneyOf(client)).places.map(({ name, locationid }) => [name, locationid])).toEqual([
    ['Shop floor', null],
    ['Warehouse', null],
  ]);
});

test('the store’s payment methods are known as soon as it is connected, and an account chosen for one is that of its first order', async () => {
  const client = await server.client();
  const shop = shops.shopOf('paid-before.myshopify.com');
  shop.orders.length = 0;
  for (const gateway of ['paypal', 'manual', 'gift_card', 'paypal', 'cash_on_delivery'])
    pay(placeOrder(shop, '2026-01-02T10:00:00Z'), new Date('2026-01-02T10:00:00Z'), gateway);
  placeOrder(shop, '2026-01-02T10:00:00Z');
  expectOk(await connectStore(server, client, shop.domain));
  const methods = async () =>
    (await moneyOf(client)).gateways.map(({ gateway, account, applied, balance, currency }) =>
      [gateway, account, applied, balance, currency].join(' '),
    );
  expect(await methods()).toEqual(['cash_on_delivery  0 0 USD', 'paypal  0 0 USD']);
  expectOk(await client.send(calls.mapStore, { gateway: 'paypal', account: 3 }));
  expectOk(await client.send(onlineStoreCalls.saveStoreSync, { importDate: '2026-03-01' }));
  expectOk(await client.send(onlineStoreCalls.addStoreAutomation, {}));
  expectOk(await client.send(onlineStoreCalls.addStoreAccounting, { PaymentAccount: 46 }));
  expectOk(await client.send(onlineStoreCalls.moveStore, { act: 'activate' }));
  pay(placeOrder(shop, at), new Date(at), 'paypal');
  await poll(server, shops);
  expect(await methods()).toEqual(['cash_on_delivery  0 0 USD', 'paypal 3 52.8 52.8 USD']);
  expect((await balancesIn(server, client))[46]).toBeUndefined();
});

test('a store that was connected before its payment methods were noted has them at the next look', async () => {
  const { client, shop } = await activeStore(server, shops);
  pay(placeOrder(shop, '2026-01-02T10:00:00Z'), new Date('2026-01-02T10:00:00Z'), 'paypal');
  expect(await noted(client, 'store_gateway')).toBe(0);
  await checkShops(server, shops);
  expect((await moneyOf(client)).gateways).toMatchObject([{ gateway: 'paypal', account: null, open: [] }]);
});

test('what is known to put orders on hold is said before the store is activated, until it is mended', async () => {
  const client = await server.client();
  const { main } = await severalLocations(client);
  const shop = shops.shopOf('three-reasons.myshopify.com');
  shop.currency = 'CHF';
  expectOk(await connectStore(server, client, shop.domain));
  const holds = async () =>
    expectOk(await client.send(onlineStoreCalls.countStoreOrders, { importDate: '2026-03-01' })).body.data
      .holds;
  const locations = ['Shop floor', 'Warehouse'].map((about) => ({ kind: 'location', about }));
  expect(await holds()).toEqual([{ kind: 'rate', about: 'CHF' }, ...locations]);
  for (const { placeid } of (await moneyOf(client)).places)
    expectOk(await client.send(calls.mapStore, { placeid, locationid: main }));
  expect(await holds()).toEqual([{ kind: 'rate', about: 'CHF' }]);
});

test('an order on hold for its location names it, can be chosen for, and goes on then; so do its payment methods', async () => {
  const { client, shop } = await activeStore(server, shops);
  await server.owner.query('delete from store_place where business_id = $1', [client.shop.business.id]);
  const { main } = await severalLocations(client);
  const order = placeOrder(shop, at);
  pay(order, new Date(at));
  await poll(server, shops);
  const [held] = (await ordersOf(client)).orders;
  expect(held).toMatchObject({
    reason: 'Ships from “Shop floor”. Choose the matching location.',
    hold: { kind: 'location' },
    Standing: { status: 'Held' },
  });
  const { places: locations } = await moneyOf(client);
  const [place] = locations.filter(({ placeid }) => placeid === held!.hold!.about);
  expect(place).toMatchObject({ name: 'Shop floor', locationid: null });
  expect(await noted(client, 'store_gateway')).toBe(1);
  expectOk(await client.send(calls.mapStore, { placeid: place!.placeid, locationid: main }));
  expectOk(await client.send(calls.retryStoreOrder, { orderid: held!.orderid }));
  expect((await ordersOf(client)).orders).toMatchObject([
    { reason: null, hold: null, Standing: { status: 'Applied' } },
  ]);
});

test('an order on hold since before its reason had a kind gets one at the next look, and its location with it', async () => {
  const { client, shop } = await activeStore(server, shops);
  await severalLocations(client);
  pay(placeOrder(shop, at), new Date(at));
  await poll(server, shops);
  const business = [client.shop.business.id];
  await server.owner.query(
    'update store_order set hold_kind = null, hold_about = null where business_id = $1',
    business,
  );
  await server.owner.query('delete from store_place where business_id = $1', business);
  await poll(server, shops);
  expect((await ordersOf(client)).orders).toMatchObject([{ hold: { kind: 'location' } }]);
  expect(await noted(client, 'store_place')).toBe(1);
});

test('a store that can’t be asked for its locations is connected all the same', async () => {
  const client = await server.client();
  const { locations } = shops.platform;
  try {
    shops.platform.locations = () => Promise.reject(new ShopError('unreachable', 'away'));
    expectOk(await connectStore(server, client, 'quiet.myshopify.com'));
  } finally {
    shops.platform.locations = locations;
  }
  expect(expectOk(await client.send(onlineStoreCalls.storeConnection)).body.data).toMatchObject({
    isShopifyConnected: true,
  });
});
