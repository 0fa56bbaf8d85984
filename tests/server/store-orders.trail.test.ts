import { expect, test } from 'vitest';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { cancel, pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { orderReport, signedReport } from '../../tools/sandboxes/src/shop/webhooks.ts';
import { expectOk } from '../support/api.ts';
import { testSecret } from '../support/payments.ts';
import {
  activeStore,
  placeOrder,
  poll,
  type SyncedStore,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';

const trailOf = async ({ client }: SyncedStore) => {
  const [listed] = expectOk(await client.send(calls.listStoreOrders, {})).body.data.orders;
  return expectOk(await client.send(calls.viewStoreOrder, { orderid: listed!.orderid })).body.data;
};
const waysOf = ({ steps }: Awaited<ReturnType<typeof trailOf>>) =>
  steps.map(({ kind, what, number }) => [kind, what, number]);

test('an order’s way leads from the report to its document, its payment and their journal entries', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at);
  pay(order, new Date(at));
  const happened = new Date('2026-03-01T08:00:00Z');
  const report = signedReport(store.shop, 'orders/create', orderReport(order), testSecret, happened);
  expect(await sendReport(server, report)).toBe(200);
  await settleReports(server, shops);
  const trail = await trailOf(store);
  expect(trail).toMatchObject({ name: '#1001', reason: null, invoicenumber: expect.any(String) });
  const { invoicenumber: number, invoiceid } = trail;
  expect(waysOf(trail)).toEqual([
    ['report', 'orders/create', null],
    ['deed', 'item', null],
    ['deed', 'document', number],
    ['deed', 'payment', number],
    ['status', 'order.apply', null],
  ]);
  expect(trail.steps.map(({ happenedat }) => happenedat)).toEqual([
    happened.toISOString(),
    null,
    null,
    null,
    null,
  ]);
  const { rows } = await server.owner.query(
    'select number from journal_entry where business_id = $1 and document_id is not null order by number',
    [store.client.shop.business.id],
  );
  expect(trail.entries.map((entry) => entry.number)).toEqual(rows.map((row) => row.number));
  expect(trail.entries.length).toBeGreaterThan(1);
  const days = { fromdate: '2026-01-01', todate: '2026-12-31', documentId: invoiceid! };
  const { Entries } = expectOk(await store.client.send(reportCalls.journalEntries, days)).body;
  expect(new Set(Entries.map(({ by }) => by))).toEqual(new Set(['Online store']));
  expect(new Set(trail.entries.map(({ documentid }) => documentid))).toEqual(new Set([invoiceid]));
  expect((await (await server.client()).send(calls.viewStoreOrder, { orderid: trail.orderid })).status).toBe(
    404,
  );
});

test('one that is held says why, with nothing made; one that was cancelled in the shop says what was given back', async () => {
  const store = await activeStore(server, shops, {
    automation: { createProduct: false, createProductInCounterfoil: false },
  });
  pay(placeOrder(store.shop, at), new Date(at));
  await poll(server, shops);
  const held = await trailOf(store);
  expect(waysOf(held)).toEqual([['status', 'order.hold', null]]);
  expect(held.steps[0]!.reason).toBe(held.reason);
  expect(held.entries).toEqual([]);

  const other = await activeStore(server, shops);
  const order = placeOrder(other.shop, at);
  pay(order, new Date('2026-03-02T11:51:00Z'));
  await poll(server, shops);
  cancel(order, new Date('2026-03-02T11:52:00Z'));
  await poll(server, shops);
  const trail = await trailOf(other);
  const made = waysOf(trail).filter(([kind]) => kind === 'deed');
  expect(made.map(([, what]) => what)).toEqual(['item', 'document', 'payment', 'refund', 'money back']);
  expect(made[3]![2]).toMatch(/^CN-/);
});

test('an item that the store has no cost of opens at nothing, and the order’s way says so', async () => {
  const store = await activeStore(server, shops);
  const [kettle, , mug] = store.shop.products;
  expect([kettle!.cost, mug!.cost]).toEqual(['21.50', null]);
  const line = (product: typeof kettle, n: number) => ({
    id: n,
    title: product!.title,
    sku: product!.sku,
    quantity: 1,
    price: product!.price,
    discount: '0.00',
    taxes: [],
    product: product!,
  });
  placeOrder(store.shop, at, { lines: [line(kettle, 8_100_001), line(mug, 8_100_002)] });
  await poll(server, shops);
  const added = (await trailOf(store)).steps.filter(({ what }) => what === 'item');
  expect(added.map(({ reason }) => reason).sort()).toEqual([
    'Copper kettle',
    'Stoneware mug: your store has no unit cost for it, so its stock of 43 opened at a cost of 0',
  ]);
  const { rows } = await server.owner.query(
    `select m.qty::float as qty, m.value::float as value from stock_move m join product p on p.business_id = m.business_id and p.id = m.product_id
     where m.business_id = $1 and m.reason = 'opening' and p.name = 'Stoneware mug'`,
    [store.client.shop.business.id],
  );
  expect(rows).toEqual([{ qty: 43, value: 0 }]);
});
