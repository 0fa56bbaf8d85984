import { expect, test } from 'vitest';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { expectOk } from '../support/api.ts';
import { connectionOf, connectStore, pressAt } from '../support/store-api.ts';
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

test('W-105 a store that is connected and not set up queues its orders, and posts nothing', async () => {
  const client = await server.client();
  const shop = shops.shopOf('left-early.myshopify.com');
  shop.orders.length = 0;
  expectOk(await connectStore(server, client, shop.domain));
  const order = placeOrder(shop, '2026-03-02T11:50:00Z');
  await sendReport(server, reportOf(shop, 'orders/create', order));
  await settleReports(server, shops);
  expect(await recordsOf(server, client)).toMatchObject([
    { status: 'Received', waiting: true, document_id: null },
  ]);
  expect(await balancesIn(server, client)).toEqual({});
});

test('W-104 a store that takes its permission back is synced no more, keeps its settings, and goes on once it’s connected again', async () => {
  const { client, shop } = await activeStore(server, shops, { automation: { stockControlPlatform: 1 } });
  pay(placeOrder(shop, at), new Date(at));
  await poll(server, shops);
  await pressAt(shops.url, shop.domain, 'uninstall');
  const now = server.clock();
  pay(placeOrder(shop, now.toISOString()), now);
  await poll(server, shops);
  expect((await connectionOf(client)).Standing).toMatchObject({
    status: 'NeedsReauthorisation',
    facts: { before: 'Active' },
  });
  expect(await recordsOf(server, client)).toMatchObject([{ name: '#1001', status: 'Applied' }]);
  const settings = async () => expectOk(await client.send(onlineStoreCalls.storeAutomation)).body.data;
  expect(await settings()).toMatchObject({ stockControlPlatform: 1 });
  expectOk(await connectStore(server, client, shop.domain));
  expect((await connectionOf(client)).Standing.status).toBe('Active');
  await poll(server, shops);
  expect(await recordsOf(server, client)).toMatchObject([
    { name: '#1001', status: 'Applied' },
    { name: '#1002', status: 'Applied' },
  ]);
});
