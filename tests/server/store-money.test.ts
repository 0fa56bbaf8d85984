import { expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { locationCalls } from '../../src/api/calls/location.ts';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import type { SandboxOrder } from '../../tools/sandboxes/src/shop/order.ts';
import { giveBack, pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { failPayout, payOut } from '../../tools/sandboxes/src/shop/payouts.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { connectionOf } from '../support/store-api.ts';
import {
  activeStore,
  balancesIn,
  checkShops,
  placeOrder,
  poll,
  recordsOf,
  type SyncedStore,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';
const later = (n: number) => new Date(Date.parse(at) + n * 60_000);
const money = async ({ client }: SyncedStore) => expectOk(await client.send(calls.storeMoney)).body.data;
const part = (
  order: SandboxOrder,
  n: number,
  gateway: string,
  amount: string,
  kind: 'SALE' | 'REFUND' = 'SALE',
) =>
  order.transactions.push({ id: order.id * 10 + n, kind, status: 'SUCCESS', gateway, amount, at: later(n) });

test('each payment method posts to the account chosen for it, and to that of payments until one is', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at);
  part(order, 1, 'shopify_payments', '15.00');
  part(order, 2, 'paypal', '20.00');
  part(order, 3, 'gift_card', '2.80');
  part(order, 4, 'manual', '10.00');
  // An order that was paid in two parts is named once.
  part(order, 5, 'shopify_payments', '5.00');
  await poll(server, shops);
  // What was only written down stays owed.
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 40, 47: 2.8, 2: 10 });
  const map = (body: Record<string, unknown>) => store.client.send(calls.mapStore, body);
  expect(expectOk(await map({ gateway: 'paypal', account: 3 })).body.message).toContain('from now on');
  const next = placeOrder(store.shop, at);
  pay(next, later(5), 'paypal');
  await poll(server, shops);
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 40, 3: 52.8 });
  expect((await money(store)).gateways).toMatchObject([
    { gateway: 'paypal', account: 3, applied: '72.8', open: [] },
    { gateway: 'shopify_payments', account: null, applied: '20', balance: '20', open: ['#1001'] },
  ]);
  expect(await map({ gateway: 'paypal', account: 13 })).toMatchObject({ status: 400 });
  expect(await map({ gateway: 'klarna', account: 3 })).toMatchObject({
    body: { Message: 'Your store hasn’t used this payment method.' },
  });
});

test('a payment method whose money goes straight to cash or to a bank is named: nobody can check what the store still owes', async () => {
  const store = await activeStore(server, shops);
  pay(placeOrder(store.shop, at), later(1));
  pay(placeOrder(store.shop, at), later(2), 'paypal');
  await poll(server, shops);
  const clears = async () =>
    Object.fromEntries((await money(store)).gateways.map((one) => [one.gateway, one.clears]));
  expect(await clears()).toEqual({ paypal: true, shopify_payments: true });
  expectOk(await store.client.send(calls.mapStore, { gateway: 'paypal', account: 1 }));
  expect(await clears()).toEqual({ paypal: false, shopify_payments: true });
  await apiFor(store.client).bank('First');
  const { rows } = await server.owner.query('select account_id as id from bank where business_id = $1', [
    store.client.shop.business.id,
  ]);
  expectOk(await store.client.send(calls.mapStore, { gateway: 'shopify_payments', account: rows[0].id }));
  expect(await clears()).toEqual({ paypal: false, shopify_payments: false });
});

test('store credit is the customer’s credit here: a refund leaves it, a purchase takes it, and too little holds the order', async () => {
  const store = await activeStore(server, shops);
  const first = placeOrder(store.shop, at);
  pay(first, later(1));
  giveBack(first, later(2), [], '20.00');
  first.transactions.at(-1)!.gateway = 'shopify_store_credit';
  await poll(server, shops);
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 52.8, 11: -20 });
  const second = placeOrder(store.shop, at);
  part(second, 3, 'shopify_store_credit', '15.00');
  await poll(server, shops);
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 52.8, 11: -5, 2: 37.8 });
  const third = placeOrder(store.shop, at);
  part(third, 4, 'shopify_store_credit', '15.00');
  await poll(server, shops);
  expect((await recordsOf(server, store.client))[2]).toMatchObject({
    status: 'Held',
    document_id: null,
    reason: expect.stringContaining('less credit'),
  });
});

test('a payout moves what it holds to the bank, less fees; said again it changes nothing; one that comes back is reversed', async () => {
  const store = await activeStore(server, shops);
  pay(placeOrder(store.shop, at), later(1));
  const early = placeOrder(store.shop, '2026-01-05T10:00:00Z');
  pay(early, new Date('2026-01-05T10:00:00Z'));
  await poll(server, shops);
  const payout = payOut(store.shop, later(10), [{ amount: '-4.00' }])!;
  await checkShops(server, shops);
  expect((await money(store)).payouts).toMatchObject([
    { status: 'Announced', reason: 'Add a bank in the currency of your books, and make it your default.' },
  ]);
  await apiFor(store.client).bank('First');
  await checkShops(server, shops);
  await checkShops(server, shops);
  const after = await balancesIn(server, store.client);
  // 52.80 each less 1.83, and 4 taken off. The order from before the import was no income here.
  expect(after[41]).toBe(7.66);
  expect(after[33]).toBe(-40 * 21.5 - 52.8);
  expect(after[46]).toBeUndefined();
  const { gateways, payouts } = await money(store);
  expect(gateways).toMatchObject([
    { gateway: 'shopify_payments', applied: '52.8', paidout: '52.8', balance: '0', open: [] },
  ]);
  expect(payouts).toMatchObject([{ status: 'Paid', net: '97.94', fees: '7.66', reason: null }]);
  failPayout(payout);
  await checkShops(server, shops);
  expect(await balancesIn(server, store.client)).toMatchObject({ 46: 52.8, 33: -40 * 21.5 });
  expect((await money(store)).gateways).toMatchObject([{ balance: '52.8', open: ['#1001'] }]);
  // It's paid out again, in a payout of its own.
  payOut(store.shop, later(20));
  await checkShops(server, shops);
  expect((await money(store)).payouts).toMatchObject([{ status: 'Paid' }, { status: 'Failed' }]);
  expect((await balancesIn(server, store.client))[46]).toBeUndefined();
});

test('a payout in another currency than the books’ clears orders at what they were booked at, and the rest is an exchange loss', async () => {
  const store = await activeStore(server, shops);
  await apiFor(store.client).bank('First');
  store.shop.payoutIn = { currency: 'EUR', rate: '0.9' };
  pay(placeOrder(store.shop, at), later(1));
  await poll(server, shops);
  payOut(store.shop, later(10));
  await checkShops(server, shops);
  expect((await money(store)).payouts).toMatchObject([
    { currency: 'EUR', reason: expect.stringContaining('no exchange rate for EUR') },
  ]);
  await server.owner.query(
    `insert into exchange_rate (business_id, from_code, to_code, on_day, rate, source) values ($1, 'EUR', 'USD', '2026-03-01', 1.1, 'manual')`,
    [store.client.shop.business.id],
  );
  const before = await balancesIn(server, store.client);
  await checkShops(server, shops);
  await checkShops(server, shops);
  // 52.80 dollars were paid out as 47.52 euros less 1.68 of fees, at 1.10: 50.42 and 1.85 dollars.
  const after = await balancesIn(server, store.client);
  expect((await money(store)).payouts).toMatchObject([
    { status: 'Paid', net: '45.84', fees: '1.68', reason: null },
  ]);
  expect([after[46], after[41]]).toEqual([undefined, 1.85]);
  expect(after[19]! - (before[19] ?? 0)).toBeCloseTo(0.53);
  expect((await money(store)).gateways).toMatchObject([{ paidout: '52.8', balance: '0', open: [] }]);
  const { rows } = await server.owner.query(
    `select l.amount::float as amount, l.currency from journal_line l join bank b on b.business_id = l.business_id and b.account_id = l.account_id
     where l.business_id = $1`,
    [store.client.shop.business.id],
  );
  expect(rows).toEqual([{ amount: 50.42, currency: 'USD' }]);
});

test('payouts are booked at once when somebody asks, fees in another currency at what they left of the payout', async () => {
  const store = await activeStore(server, shops);
  await apiFor(store.client).bank('First');
  store.shop.feesIn = { currency: 'CAD', rate: '1.4' };
  pay(placeOrder(store.shop, at), later(1));
  await poll(server, shops);
  payOut(store.shop, later(10));
  const ask = () => store.client.send(calls.settleStorePayouts, {});
  expect(expectOk(await ask()).body.message).toBe('We’ve checked what your store has paid out.');
  expect((await money(store)).payouts).toMatchObject([{ status: 'Paid', fees: '1.83', reason: null }]);
  const booked = await balancesIn(server, store.client);
  expect([booked[46], booked[41]]).toEqual([undefined, 1.83]);
  // Asked again, and looked at by the daily job, it's booked once.
  expectOk(await ask());
  await checkShops(server, shops);
  expect(await balancesIn(server, store.client)).toEqual(booked);
  expectOk(await store.client.send(onlineStoreCalls.moveStore, { act: 'pause' }));
  expect(await ask()).toMatchObject({ status: 400, body: { Message: 'Activate your store first.' } });
});

test('a dispute stays what the store owes, and a payout below zero is taken from the bank', async () => {
  const store = await activeStore(server, shops);
  await apiFor(store.client).bank('First');
  const order = placeOrder(store.shop, at);
  pay(order, later(1));
  await poll(server, shops);
  payOut(store.shop, later(10));
  await checkShops(server, shops);
  const before = await balancesIn(server, store.client);
  payOut(store.shop, later(20), [
    { type: 'DISPUTE_WITHDRAWAL', amount: '-52.80', fee: '15.00', orderId: order.id },
  ]);
  await checkShops(server, shops);
  const after = await balancesIn(server, store.client);
  expect(after[46]).toBe(52.8);
  expect(after[41]! - before[41]!).toBeCloseTo(15);
  expect((await money(store)).payouts[0]).toMatchObject({ net: '-67.8' });
});

test('a store whose currency changed is paused, and says why', async () => {
  const store = await activeStore(server, shops);
  store.shop.currency = 'CHF';
  await checkShops(server, shops);
  const view = await connectionOf(store.client);
  expect(view.Standing.status).toBe('Paused');
  expect(view.pausedFor).toContain('CHF instead of USD');
});

test('N68 an order sent from a location that nobody chose is held; once chosen, its goods leave that one', async () => {
  const store = await activeStore(server, shops, { sync: { autoSync: true } });
  const { client } = store;
  await server.owner.query(`update business set plan = 'enterprise' where id = $1`, [
    client.shop.business.id,
  ]);
  expectOk(await client.send(locationCalls.enableMultiLocation, { flag: true }));
  const { Id } = expectOk(await client.send(locationCalls.addLocation, { LocationName: 'Barn' })).body.data;
  const order = placeOrder(store.shop, at, { sentFrom: 2 });
  pay(order, later(1));
  await poll(server, shops);
  expect(await recordsOf(server, client)).toMatchObject([
    { status: 'Held', reason: 'Ships from “Warehouse”. Choose the matching location.' },
  ]);
  await checkShops(server, shops);
  const { places: locations } = await money(store);
  expect(locations.map(({ name, locationid }) => [name, locationid])).toEqual([
    ['Shop floor', null],
    ['Warehouse', null],
  ]);
  const chosen = { placeid: locations[1]!.placeid, locationid: Id };
  expectOk(await client.send(calls.mapStore, chosen));
  expectOk(await client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  await poll(server, shops);
  const { rows } = await server.owner.query(
    `select r.status, r.reason, m.qty::float as qty, l.name from store_order r left join stock_move m on m.business_id = r.business_id and m.document_id = r.document_id
     left join location l on l.business_id = m.business_id and l.id = m.location_id where r.business_id = $1`,
    [client.shop.business.id],
  );
  expect(rows).toEqual([{ status: 'Applied', reason: null, qty: -1, name: 'Barn' }]);
});
