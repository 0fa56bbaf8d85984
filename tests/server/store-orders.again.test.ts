import { expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { cancel, fulfil, pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { expectOk } from '../support/api.ts';
import { connectStore } from '../support/store-api.ts';
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
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';

const record = async ({ client }: SyncedStore) => (await recordsOf(server, client))[0]!;

test('what was paid of an order whose invoice is a draft waits, says so, and is booked once somebody issues it', async () => {
  const store = await activeStore(server, shops, { automation: { salesType: 2 } });
  pay(placeOrder(store.shop, at), new Date(at));
  await poll(server, shops);
  const drafted = await record(store);
  expect(drafted).toMatchObject({
    status: 'Applied',
    reason: 'Its invoice is a draft. We’ll record the payment once you issue it.',
  });
  expect((await balancesIn(server, store.client))[46]).toBeUndefined();
  await poll(server, shops);
  expect((await balancesIn(server, store.client))[46]).toBeUndefined();
  const issued = { InvoiceId: idToWire(drafted.document_id!), invoicestatus: 'NotPaid' };
  expectOk(await store.client.send(invoiceCalls.setStatus, issued));
  await poll(server, shops);
  const invoice = async () =>
    expectOk(await store.client.send(invoiceCalls.getInvoice, { invoiceid: idToWire(drafted.document_id!) }))
      .body.data;
  const { 2: owed, 46: clearing } = await balancesIn(server, store.client);
  expect({ owed, clearing }).toEqual({ owed: undefined, clearing: 52.8 });
  expect(await record(store)).toMatchObject({ status: 'Applied', reason: null, waiting: false });
  const before = await invoice();
  await poll(server, shops);
  expect(await invoice()).toEqual(before);
});

test('a draft of an order that is cancelled in the store before anybody paid or issued it is deleted, once', async () => {
  const store = await activeStore(server, shops, { automation: { salesType: 2 } });
  const order = placeOrder(store.shop, at);
  await poll(server, shops);
  const drafted = await record(store);
  expect(drafted).toMatchObject({ status: 'Applied', reason: null });
  cancel(order, new Date('2026-03-02T11:52:00Z'));
  await poll(server, shops);
  const statusOf = async () =>
    (await server.owner.query('select status from document where id = $1', [drafted.document_id])).rows[0]
      .status;
  expect(await statusOf()).toBe('Deleted');
  expect(await record(store)).toMatchObject({
    status: 'Applied',
    reason: 'It was cancelled in your store before its draft invoice was issued, so the draft is deleted.',
  });
  expect((await balancesIn(server, store.client))[2]).toBeUndefined();
  // Whoever restores it wants it.
  const ids = [idToWire(drafted.document_id!)];
  expectOk(await store.client.send(invoiceCalls.restoreInvoices, { InvoiceId: ids }));
  order.updatedAt = new Date('2026-03-02T11:53:00Z');
  await poll(server, shops);
  expect(await statusOf()).toBe('Draft');
  expect(await record(store)).toMatchObject({ status: 'Applied', reason: null });
});

test('where cancellations weren’t followed as it happened, a draft issued later is cancelled once they are', async () => {
  const store = await activeStore(server, shops, {
    automation: { salesType: 2, syncOrderPaymentStatusType: [1] },
  });
  const order = placeOrder(store.shop, at);
  await poll(server, shops);
  cancel(order, new Date('2026-03-02T11:52:00Z'));
  await poll(server, shops);
  const { document_id } = await record(store);
  const issued = { InvoiceId: idToWire(document_id!), invoicestatus: 'NotPaid' };
  expectOk(await store.client.send(invoiceCalls.setStatus, issued));
  await poll(server, shops);
  expect((await balancesIn(server, store.client))[2]).toBe(52.8);
  expectOk(await store.client.send(calls.updateStoreSettings, { syncOrderPaymentStatusType: [1, 3] }));
  await poll(server, shops);
  expect((await balancesIn(server, store.client))[2]).toBeUndefined();
  expect(await record(store)).toMatchObject({ status: 'Applied', waiting: false });
});

test('what was delivered while its invoice was a draft is noted once somebody issues it, and once', async () => {
  const store = await activeStore(server, shops, {
    automation: { salesType: 2, syncOrderPaymentStatusType: [1] },
  });
  fulfil(placeOrder(store.shop, at), new Date(at));
  await poll(server, shops);
  const { document_id } = await record(store);
  const delivery = async () =>
    (await server.owner.query('select delivery from document where id = $1', [document_id])).rows[0].delivery;
  expect(await delivery()).toBeNull();
  const issued = { InvoiceId: idToWire(document_id!), invoicestatus: 'NotPaid' };
  expectOk(await store.client.send(invoiceCalls.setStatus, issued));
  await poll(server, shops);
  expect(await delivery()).toBe('Delivered');
  // Whoever says otherwise since knows better.
  await server.owner.query(`update document set delivery = 'Shipped' where id = $1`, [document_id]);
  await poll(server, shops);
  expect(await delivery()).toBe('Shipped');
});

test('an order that the settings left out is looked at again once they’re changed, and stays out where they still say so', async () => {
  const store = await activeStore(server, shops, { automation: { syncOrderPaymentStatus: [1] } });
  placeOrder(store.shop, at);
  await poll(server, shops);
  expect(await record(store)).toMatchObject({
    status: 'Skipped',
    reason: 'You don’t import orders with its payment status.',
  });
  expectOk(await store.client.send(calls.updateStoreSettings, { MatchShopifyProductBy: 2 }));
  await poll(server, shops);
  expect(await record(store)).toMatchObject({ status: 'Skipped', document_id: null });
  expectOk(await store.client.send(calls.updateStoreSettings, { syncOrderPaymentStatus: [1, 3] }));
  await poll(server, shops);
  expect(await record(store)).toMatchObject({ status: 'Applied', reason: null });
  expect((await balancesIn(server, store.client))[2]).toBe(52.8);
});

test('an order that the store deleted is marked: what is in the books stays, and what isn’t is never taken in', async () => {
  const store = await activeStore(server, shops, { automation: { syncOrderPaymentStatus: [1] } });
  const [paid, unpaid] = [placeOrder(store.shop, at), placeOrder(store.shop, '2026-03-02T11:55:00Z')];
  pay(paid, new Date(at));
  await poll(server, shops);
  const before = await balancesIn(server, store.client);
  store.shop.orders = [];
  for (const order of [paid, unpaid]) await sendReport(server, reportOf(store.shop, 'orders/delete', order));
  await settleReports(server, shops);
  const gone = { reason: 'Your store no longer has this order.', waiting: false };
  const marked = [
    { ...gone, status: 'Applied', document_id: expect.any(String) },
    { ...gone, status: 'Skipped', document_id: null },
  ];
  expect(await recordsOf(server, store.client)).toMatchObject(marked);
  expectOk(await store.client.send(calls.updateStoreSettings, { syncOrderPaymentStatus: [1, 3] }));
  await poll(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject(marked);
  expect(await balancesIn(server, store.client)).toEqual(before);
});

test('a store that is connected again proposes to go on from its last order, or from the first that waits', async () => {
  const store = await activeStore(server, shops, { sync: { importDate: '2026-02-20' } });
  const proposed = async () => {
    expectOk(await store.client.send(calls.disconnectStore));
    expectOk(await connectStore(server, store.client, store.shop.domain));
    return expectOk(await store.client.send(calls.storeSyncSettings)).body.data.importDate;
  };
  for (const day of ['2026-02-24', '2026-02-27'])
    pay(placeOrder(store.shop, `${day}T12:00:00Z`), new Date(at));
  await poll(server, shops);
  expect(await proposed()).toBe('2026-02-27');
  await server.owner.query(
    `update store_order set status = 'Held', document_id = null where business_id = $1 and placed_on = '2026-02-24'`,
    [store.client.shop.business.id],
  );
  expect(await proposed()).toBe('2026-02-24');
});
