import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import type { Server } from '../support/server.ts';
import { connectStore } from '../support/store-api.ts';
import {
  balancesIn,
  placeOrder,
  recordsOf,
  reportOf,
  type Shops,
  sendReport,
  settleReports,
  startServerWithShops,
} from '../support/store-sync.ts';

let shops: Shops;
let server: Server;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shops, server, close } = await startServerWithShops());
});
afterAll(() => close());

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
