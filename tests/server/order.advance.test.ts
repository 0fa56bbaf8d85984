import { afterAll, beforeAll, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Money paid for an order before its bill, each case worked by hand on a business of its own. */
let server: Server;
let client: Client;
let api: Api;
let orders: OrderApi;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const onNewBooks = async () => {
  client = await server.client();
  api = apiFor(client);
  orders = orderApiFor(client);
  bills = billApiFor(client);
  vendor = await bills.vendor('Paper Mill');
};

const apply = (vendorBillId: string, amount: string) =>
  client.send(billCalls.applyAdvance, { vendorBillId, amount });

test('an advance is at most what the order comes to; it stands with the vendor and is told on the order', async () => {
  await onNewBooks();
  const id = await orders.order({ vendor });
  const paid = expectOk(await orders.payAdvance(id, '60', { paymentmode: 1, memo: 'Half' })).body;
  expect(paid).toMatchObject({ message: 'Payment recorded.', data: { Status: 'Issued' } });
  const more = await orders.payAdvance(id, '40.01');
  expect([more.status, more.body.fields]).toMatchObject([400, [{ field: 'amount' }]]);
  expect(await api.balances()).toEqual({ 1: '-60', 5: '60' });
  const { PaymentHistory, standing, lastpaymentmode } = await orders.view(id);
  expect(PaymentHistory).toMatchObject([{ amount: '60', mode: 1, memo: 'Half', live: true, open: '60' }]);
  expect(standing.facts).toMatchObject({ total: '100', advanced: '60', advance: '60' });
  expect(lastpaymentmode).toBe(1);
});

test('the bill made from the order takes the order’s own advance first, though another is older', async () => {
  await onNewBooks();
  const other = await orders.order({ vendor });
  expectOk(await orders.payAdvance(other, '100', { date: '2026-03-01' }));
  const id = await orders.order({ vendor });
  expectOk(await orders.payAdvance(id, '30'));
  const bill = expectOk(await orders.bill(id, ['10', '2'])).body.data.vendorBillId;
  expectOk(await bills.approve(bill));
  expect((await bills.view(bill)).advance).toBe('130');
  expectOk(await apply(bill, '30'));
  expect((await orders.view(id)).standing.facts).toMatchObject({ advanced: '30', advance: '0' });
  expect((await orders.view(other)).standing.facts.advance).toBe('100');
  expectOk(await apply(bill, '70'));
  expect((await bills.view(bill)).Status).toBe('Paid');
  expect((await orders.view(other)).standing.facts.advance).toBe('30');
  expect(await api.balances()).toMatchObject({ 5: '30' });
});

test('N12 an order with an advance is cancelled only once it is said whether the money stays or comes back', async () => {
  await onNewBooks();
  const id = await orders.order({ vendor });
  expectOk(await orders.payAdvance(id, '60', { paymentmode: 1 }));
  const silent = await orders.cancel(id);
  expect([silent.status, silent.body.Message]).toEqual([
    400,
    'It has an advance. Choose whether the money stays with the vendor or is paid back.',
  ]);
  expectOk(await orders.cancel(id, 'credit'));
  expect(await api.balances()).toEqual({ 1: '-60', 5: '60' });
  // It is the vendor's now: any bill may use it, and the order asks again once it is reopened.
  expectOk(await orders.reopen(id));
  expect((await orders.cancel(id)).status).toBe(400);
  expectOk(await orders.cancel(id, 'refund'));
  expect(await api.balances()).toEqual({});
  expect((await orders.view(id)).standing.facts).toMatchObject({ advanced: '0', advance: '0' });
});

test('a foreign advance is booked at its day’s rate; the bill takes it at that rate, the difference is realised', async () => {
  await onNewBooks();
  const items = [{ ProductName: 'Paper', Qty: '1', ForeignUnitPrice: '90' }];
  const id = await orders.order({ vendor, items, more: { CurrencyIDFK: 978, ExchangeRate: '1.2' } });
  expectOk(await orders.payAdvance(id, '90', { ExchangeRate: '1.1', paymentmode: 1 }));
  expect(await api.balances()).toEqual({ 1: '-99', 5: '99' });
  const bill = expectOk(await orders.bill(id, ['1'])).body.data.vendorBillId;
  expectOk(await bills.approve(bill));
  expectOk(await apply(bill, '90'));
  expect(await bills.view(bill)).toMatchObject({ Status: 'Paid', Balance: '0' });
  // 108 was owed, 99 had been paid: 9 gained.
  expect(await api.balances()).toEqual({ 1: '-99', 19: '-9', 26: '108' });
});

test('one recorded by mistake is deleted while nothing of it is used, and is told once it was', async () => {
  await onNewBooks();
  const id = await orders.order({ vendor });
  expectOk(await orders.payAdvance(id, '20'));
  const paymentId = (await orders.view(id)).PaymentHistory[0]!.id;
  const bill = expectOk(await orders.bill(id, ['5', '0'])).body.data.vendorBillId;
  const { VendorBillNo } = expectOk(await bills.approve(bill)).body.data;
  expectOk(await apply(bill, '20'));
  const used = await orders.deleteAdvance(id, paymentId);
  expect([used.status, used.body.Message]).toMatchObject([400, expect.stringContaining(VendorBillNo!)]);
  const applied = (await bills.view(bill)).PaymentHistory.find(({ kind }) => kind === 'credit')!;
  expectOk(await client.send(billCalls.deleteBillPayment, { vendorBillId: bill, PaymentId: applied.id }));
  expect(expectOk(await orders.deleteAdvance(id, paymentId)).body.message).toBe('Payment deleted.');
  expect((await orders.deleteAdvance(id, paymentId)).status).toBe(400);
  expect((await orders.view(id)).PaymentHistory).toMatchObject([{ live: false }]);
  expect(await api.balances()).toMatchObject({ 10: '-20' });
});

test('an order that money was paid for keeps its vendor and its currency', async () => {
  await onNewBooks();
  const id = await orders.order({ vendor });
  expectOk(await orders.payAdvance(id, '20'));
  const other = await bills.vendor('Ink Works');
  expect((await orders.update(id, { vendor: other })).body.fields).toMatchObject([{ field: 'VendorIDFK' }]);
  const foreign = { CurrencyIDFK: 978, ExchangeRate: '1.2' };
  expect((await orders.update(id, { vendor, more: foreign })).status).toBe(400);
  expectOk(await orders.update(id, { vendor, more: { Note: 'Later' } }));
});

test('two tabs that pay the same order in advance at once pay no more than it comes to', async () => {
  await onNewBooks();
  const id = await orders.order({ vendor });
  const answers = await Promise.all([orders.payAdvance(id, '60'), orders.payAdvance(id, '60')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await orders.view(id)).standing.facts.advanced).toBe('60');
});
