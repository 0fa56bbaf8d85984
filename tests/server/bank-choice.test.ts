import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankApi, bankApiFor } from '../support/bank-api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Money goes through the bank that is chosen, whatever it settles: 1000 is the default one’s account, 1001 the other’s. */
let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
let banks: BankApi;
let second: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
  bills = billApiFor(client);
  banks = bankApiFor(client);
  await api.bank('First');
  second = await api.bank('Second');
});
afterAll(() => server.close());

const through = () => ({ paymentmode: 2, BankId: second });
const moved = async () => {
  const balances = await api.balances();
  return [balances[1000] ?? null, balances[1001] ?? null];
};

test('a payment of an invoice and of a bill, of one and of several', async () => {
  expectOk(await api.pay(await api.invoice({ prices: ['100'] }), '40', through()));
  expect(await moved()).toEqual([null, '40']);
  const InvoiceId = await api.invoice({ prices: ['100'] });
  expectOk(
    await client.send(invoiceCalls.addBatchPayment, {
      payments: [{ InvoiceId, amount: '100' }],
      ...through(),
    }),
  );
  const vendor = await bills.vendor('Paper Mill');
  expectOk(await bills.pay(await bills.bill({ vendor }), '30', through()));
  const vendorBillId = await bills.bill({ vendor });
  const payments = [{ vendorBillId, amount: '100' }];
  expectOk(await client.send(billCalls.addBillBatchPayment, { vendorid: vendor, payments, ...through() }));
  expect(await moved()).toEqual([null, '10']);
  expectOk(await bills.pay(await bills.bill({ vendor }), '5', { paymentmode: 2 }));
  expect(await moved()).toEqual(['-5', '10']);
});

test('a payment of an opening balance, and an advance on an order', async () => {
  const opening = { openingbalance: '50', openingbalancedate: '2026-01-31' };
  const added = await client.send(customerCalls.addCustomer, {
    type: 'person',
    name: 'Ada Stone',
    ...opening,
  });
  const clientid = expectOk(added).body.data.id;
  expectOk(
    await client.send(customerAccountCalls.payOpeningBalance, { clientid, amount: '20', ...through() }),
  );
  const vendorid = await bills.vendor('Paper Mill', opening);
  expectOk(await client.send(vendorAccountCalls.payVendorOpening, { vendorid, amount: '8', ...through() }));
  const orders = orderApiFor(client);
  expectOk(await orders.payAdvance(await orders.order({ vendor: vendorid }), '5', through()));
  expect(await moved()).toEqual([null, '7']);
});

test('credit that is paid back, and what is beyond the balance of a credit note', async () => {
  const customer = await api.customer('Ada Stone');
  const id = await api.invoice({ customer, prices: ['100'] });
  expectOk(await api.pay(id, '130', { surplus: 'credit' }));
  expectOk(await api.refundCredit(customer, '30', through()));
  const [line] = (await api.view(id)).items;
  const lines = [{ lineId: line?.id, amount: '10' }];
  expectOk(await api.giveBack(id, lines, { payments: 'refund', ...through() }));
  expect(await moved()).toEqual([null, '-40']);
});

test('a bank that can’t take the money is refused beside its field: by cash, archived, and in a third currency', async () => {
  const id = await api.invoice({ prices: ['100'] });
  const chosen = async (more: Record<string, unknown>) => {
    const { status, body } = await api.pay(id, '40', { paymentmode: 2, ...more });
    return [status, body.Message, body.fields];
  };
  const beside = (message: string) => [400, message, [{ field: 'BankId', message }]];
  expect(await chosen({ paymentmode: 1, BankId: second })).toEqual(
    beside('Money paid this way doesn’t go through a bank. Leave the bank empty.'),
  );
  expectOk(await api.pay(await api.invoice({ prices: ['9'] }), '9', through()));
  expectOk(await banks.remove(second));
  expect(await chosen({ BankId: second })).toEqual(beside('This bank is archived. Choose another one.'));
  const pounds = await api.bank('Pounds', { Currency: 'GBP' });
  const euros = await api.invoice({
    prices: ['100'],
    money: { ForeignCurrencyID: 978, ExchangeRate: '1.2' },
  });
  const inPounds = await api.pay(euros, '40', { paymentmode: 2, BankId: pounds, ExchangeRate: '1.2' });
  expect([inPounds.status, inPounds.body.Message, inPounds.body.fields]).toEqual(
    beside('This bank is kept in GBP. Choose one in EUR or in USD.'),
  );
  expect((await chosen({ BankId: 'AAAAAAAAAAAAAAAAAAAAAA' }))[0]).toBe(404);
});

test('what the bank takes goes out of the same bank to bank fees, and comes back with the payment', async () => {
  const vendor = await bills.vendor('Paper Mill');
  const id = await bills.bill({ vendor });
  const payment = { amount: '100', BankCharge: '2.5', ...through() };
  const { entries } = await bills.preview(id, 'payment', { payment });
  const lines = [
    [1001, '-100'],
    [10, '100'],
    [30, '2.5'],
    [1001, '-2.5'],
  ];
  expect(entries.map((one) => one.lines.map(({ accountId, amount }) => [accountId, amount]))).toEqual([
    lines,
  ]);
  expectOk(await bills.pay(id, '100', { BankCharge: '2.5', ...through() }));
  expect(await api.balances()).toMatchObject({ 30: '2.5', 1001: '-102.5' });
  const [paid] = (await bills.view(id)).PaymentHistory;
  expectOk(await client.send(billCalls.deleteBillPayment, { vendorBillId: id, PaymentId: paid?.id }));
  expect(await api.balances()).toEqual({ 10: '-100', 26: '100' });
  expect((await bills.pay(id, '100', { BankCharge: '1', paymentmode: 1 })).body.fields).toMatchObject([
    { field: 'BankCharge' },
  ]);
});

test('the charge of one payment over several comes back with the last share that is taken back', async () => {
  const ids = [await api.invoice({ prices: ['100'] })];
  const { clientId } = await api.view(ids[0]!);
  ids.push(await api.invoice({ customer: clientId, prices: ['50'] }));
  const payments = ids.map((InvoiceId, index) => ({ InvoiceId, amount: index === 0 ? '100' : '50' }));
  const sent = { payments, BankCharge: '3', ...through() };
  expectOk(await client.send(invoiceCalls.addBatchPayment, sent));
  expect(await api.balances()).toEqual({ 13: '-150', 30: '3', 1001: '147' });
  const takeBack = async (InvoiceId: string) => {
    const [paid] = (await api.view(InvoiceId)).payment;
    expectOk(await client.send(invoiceCalls.deletePayment, { InvoiceId, PaymentId: paid?.id }));
  };
  await takeBack(ids[0]!);
  expect(await api.balances()).toEqual({ 2: '100', 13: '-150', 30: '3', 1001: '47' });
  await takeBack(ids[1]!);
  expect(await api.balances()).toEqual({ 2: '150', 13: '-150' });
});

test('the lists of payments name the bank each went through, and what it took', async () => {
  const charged = { ...through(), BankCharge: '1.5' };
  const invoice = await api.invoice({ prices: ['100'] });
  expectOk(await api.pay(invoice, '40', charged));
  expectOk(await api.pay(invoice, '10', { paymentmode: 1 }));
  expect((await api.view(invoice)).payment).toMatchObject([
    { amount: '40', bank: 'Second', bankcharge: '1.5' },
    { amount: '10', bank: null, bankcharge: null },
  ]);
  const vendor = await bills.vendor('Paper Mill', { openingbalance: '50', openingbalancedate: '2026-01-31' });
  const bill = await bills.bill({ vendor });
  expectOk(await bills.pay(bill, '30', { paymentmode: 2 }));
  expect((await bills.view(bill)).PaymentHistory).toMatchObject([{ bank: 'First', bankcharge: null }]);
  expectOk(
    await client.send(vendorAccountCalls.payVendorOpening, { vendorid: vendor, amount: '20', ...charged }),
  );
  const { openingpayments } = expectOk(await client.send(vendorCalls.getVendor, { vendorid: vendor })).body
    .data;
  expect(openingpayments).toMatchObject([{ bank: 'Second' }]);
  const orders = orderApiFor(client);
  const order = await orders.order({ vendor });
  expectOk(await client.send(orderCalls.payAdvance, { PurchaseOrderID: order, amount: '4', ...through() }));
  expect((await orders.view(order)).PaymentHistory).toMatchObject([{ amount: '4', bank: 'Second' }]);
});
