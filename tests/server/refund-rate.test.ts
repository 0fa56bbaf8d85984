import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Money in another currency that goes back inside a cancellation or a credit note, at the rate of that day. */
let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
  bills = billApiFor(client);
});
afterAll(() => server.close());

const euro = 978;
/** 100 euros at 1.10, paid by bank transfer at 1.20. */
const paidInvoice = async () => {
  const id = await api.invoice({
    items: [{ ItemName: 'Work', quantity: '10', price: '10' }],
    money: { ForeignCurrencyID: euro, ExchangeRate: '1.1' },
  });
  expectOk(await api.pay(id, '100', { ExchangeRate: '1.2' }));
  return id;
};
const paidBill = async () => {
  const vendor = await bills.vendor('Quai');
  const items = [{ ProductName: 'Paper', Qty: '10', ForeignUnitPrice: '10', TAccountId: 27 }];
  const id = await bills.bill({ vendor, items, more: { ForeignCurrencyIDFK: euro, ExchangeRate: '1.1' } });
  expectOk(await bills.pay(id, '100', { ExchangeRate: '1.2' }));
  return id;
};

const newest = async () => (await api.journal()).at(-1);
const refund = { payments: 'refund', ExchangeRate: '1.3' } as const;

describe('what was paid on a foreign invoice', () => {
  test('is refunded at the rate of the day it is cancelled; what that costs more is a loss', async () => {
    const id = await paidInvoice();
    const effects = await api.preview(id, 'cancel', refund);
    expect(effects.entries.at(-1)?.lines.map(({ part }) => part)).toEqual(['credit', 'money', 'exchange']);
    expect(effects.entries.at(-1)?.lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      [11, '120'],
      [1, '-130'],
      [19, '10'],
    ]);
    expectOk(await api.cancel(id, refund));
    expect(await newest()).toBe('2026-03-02 Refund of a cancelled invoice: Dr 11 120, Cr 1 130, Dr 19 10');
    // 120 came in, 130 went out.
    expect(await api.balances()).toEqual({ 1: '-10', 19: '10' });
  });

  test('goes back at what the books say where no rate is given, or where the invoice is in home currency', async () => {
    expectOk(await api.cancel(await paidInvoice(), { payments: 'refund' }));
    expect(await newest()).toBe('2026-03-02 Refund of a cancelled invoice: Dr 11 120, Cr 1 120');
    const home = await api.invoice();
    expectOk(await api.pay(home, '40'));
    expectOk(await api.cancel(home, refund));
    expect(await newest()).toBe('2026-03-02 Refund of a cancelled invoice: Dr 11 40, Cr 1 40');
    expect(await api.balances()).toEqual({});
  });

  test('is refunded by a credit note at that rate, and undoing the note takes the loss back too', async () => {
    const id = await paidInvoice();
    const [line] = (await api.view(id)).Creditable;
    const lines = [{ lineId: line!.lineId, quantity: '5' }];
    const before = await api.balances();
    expectOk(await api.giveBack(id, lines, refund));
    expect(await newest()).toBe('2026-03-02 Credit note: Dr 11 55, Cr 1 65, Dr 19 10');
    const { CreditNotes } = await api.view(id);
    expect(CreditNotes).toMatchObject([{ amount: '50', homeAmount: '55', paidBack: true }]);
    expectOk(await api.undoGiveBack(id, CreditNotes[0]!.id));
    expect(await api.balances()).toEqual(before);
  });

  test('isn’t refunded at a rate nobody can book, nor at one rate for several invoices', async () => {
    const [one, other] = [await paidInvoice(), await paidInvoice()];
    const entries = await api.journal();
    const { body } = await api.cancel(one, { payments: 'refund', ExchangeRate: '0' });
    expect(body.data.rows[0]).toMatchObject({ done: false });
    const { rows } = expectOk(await api.cancel([one, other], refund)).body.data;
    const reason = 'Cancel one document at a time to give an exchange rate for its refund.';
    expect(rows).toMatchObject([
      { done: false, reason },
      { done: false, reason },
    ]);
    const [line] = (await api.view(one)).Creditable;
    const none = await api.giveBack(one, [{ lineId: line!.lineId, quantity: '5' }], {
      payments: 'refund',
      ExchangeRate: '0',
    });
    expect([none.status, none.body.fields]).toMatchObject([400, [{ field: 'ExchangeRate' }]]);
    expect(await api.journal()).toEqual(entries);
  });
});

describe('what was paid for a foreign purchase', () => {
  test('comes back at the rate of the day its bill is cancelled; what that brings more is a gain', async () => {
    const id = await paidBill();
    expectOk(await client.send(billCalls.cancelBills, { vendorBillId: [id], ...refund }));
    expect(await newest()).toBe('2026-03-02 Refund of a cancelled bill: Cr 5 120, Dr 1 130, Cr 19 10');
    expect(await api.balances()).toEqual({ 1: '10', 19: '-10' });
  });

  test('comes back with a vendor credit at that rate', async () => {
    const id = await paidBill();
    const [line] = (await bills.view(id)).Creditable;
    expectOk(await bills.giveBack(id, [{ lineId: line!.lineId, quantity: '5' }], refund));
    expect(await newest()).toBe('2026-03-02 Vendor credit: Cr 5 55, Dr 1 65, Cr 19 10');
  });

  test('comes back when its order is cancelled, at that rate', async () => {
    const orders = orderApiFor(client);
    const vendor = await bills.vendor('Quai');
    const more = { ForeignCurrencyIDFK: euro, ExchangeRate: '1.1' };
    const id = await orders.order({ vendor, more });
    expectOk(await orders.payAdvance(id, '50', { ExchangeRate: '1.2' }));
    expectOk(await client.send(orderCalls.cancelOrder, { PurchaseOrderID: id, ...refund }));
    expect(await newest()).toBe('2026-03-02 Refund of a cancelled purchase order: Cr 5 60, Dr 3 65, Cr 19 5');
    expect(await api.balances()).toEqual({ 3: '5', 19: '-5' });
  });
});
