import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { billCalls } from '../../src/api/calls/bill.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { expenseCalls } from '../../src/api/calls/expense.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { providerMoneyCalls } from '../../src/api/calls/provider-money.ts';
import { quoteCalls } from '../../src/api/calls/quote.ts';
import { transferCalls } from '../../src/api/calls/transfer.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { apiFor, expectOk, formOf } from '../support/api.ts';
import { billApiFor, billFormOf } from '../support/bill-api.ts';
import { expenseForm } from '../support/expense-api.ts';
import { importApiFor } from '../support/import-api.ts';
import { orderFormOf } from '../support/order-api.ts';
import { quoteFormOf } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { twoLocations } from '../support/transfer-api.ts';

let server: Server;
let client: Client;
let api: ReturnType<typeof apiFor>;
let bills: ReturnType<typeof billApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  [api, bills] = [apiFor(client), billApiFor(client)];
});
afterAll(() => server.close());

const past = '1999-01-31';
const to = 'USD';

/** What is sent with a far day: the call, its fields, and which of them is to be named. */
type Sending = () => Promise<[call: Call, fields: Record<string, unknown>, field: string]>;

const customer = () => api.customer();
const vendor = () => bills.vendor('Mill');
const oldInvoice = async (buyer?: string) =>
  expectOk(
    await client.send(invoiceCalls.createInvoice, {
      ...formOf({ customer: buyer ?? (await customer()), issuedOn: '1999-01-01', dueOn: '1999-01-01' }),
      confirmFarDate: true,
    }),
  ).body.data;
const oldBill = async () =>
  expectOk(
    await client.send(billCalls.createBill, {
      ...billFormOf({ vendor: await vendor(), day: '1999-01-01', due: '1999-01-01' }),
      confirmFarDate: true,
    }),
  ).body.data.VendorBillID;
const paid = { amount: '1', paymentmode: 1, date: past };
const opened = { openingbalance: '10', openingbalancedate: '1999-01-01', confirmFarDate: true };

const kinds: Readonly<Record<string, Sending>> = {
  invoice: async () => [
    invoiceCalls.createInvoice,
    formOf({ customer: await customer(), issuedOn: '2099-01-31' }),
    'issue_date',
  ],
  receipt: async () => [
    invoiceCalls.createInvoice,
    formOf({ type: 'receipt', customer: await customer(), issuedOn: past, status: 'Draft' }),
    'issue_date',
  ],
  'the due day of an invoice': async () => [
    invoiceCalls.createInvoice,
    formOf({ customer: await customer(), dueOn: '9999-12-31' }),
    'due_date',
  ],
  'the supply day of an invoice': async () => [
    invoiceCalls.createInvoice,
    formOf({ customer: await customer(), money: { SupplyDate: '1899-12-31' } }),
    'SupplyDate',
  ],
  quote: async () => [
    quoteCalls.createQuote,
    quoteFormOf({ customer: await customer(), issuedOn: '2099-01-31' }),
    'IssueDate',
  ],
  bill: async () => [
    billCalls.createBill,
    billFormOf({ vendor: await vendor(), day: '2099-01-31' }),
    'OrderDate',
  ],
  'purchase order': async () => [
    orderCalls.createOrder,
    orderFormOf({ vendor: await vendor(), more: { PurchaseOrderDate: '2099-01-31' } }),
    'PurchaseOrderDate',
  ],
  expense: async () => [expenseCalls.addExpense, expenseForm({ ExpenseDate: past }), 'ExpenseDate'],
  'payment of an invoice': async () => [
    invoiceCalls.addPayment,
    { InvoiceId: (await oldInvoice()).id, ...paid },
    'date',
  ],
  'payment of a bill': async () => [
    billCalls.addBillPayment,
    { vendorBillId: await oldBill(), ...paid },
    'date',
  ],
  'credit note': async () => {
    const { id } = await oldInvoice();
    const [line] = (await api.view(id)).Creditable;
    const lines = [{ lineId: line!.lineId, quantity: '1' }];
    return [invoiceCalls.giveBack, { InvoiceId: id, lines, date: past }, 'date'];
  },
  'opening balance of a customer': async () => [
    customerCalls.addCustomer,
    { type: 'person', name: 'Old', openingbalance: '10', openingbalancedate: past },
    'openingbalancedate',
  ],
  'opening balance of a vendor': async () => [
    vendorCalls.addVendor,
    { type: 'business', VendorName: 'Old', openingbalance: '10', openingbalancedate: past },
    'openingbalancedate',
  ],
  'payment of an opening balance': async () => {
    const card = { type: 'person', name: 'Old', ...opened };
    const clientid = expectOk(await client.send(customerCalls.addCustomer, card)).body.data.id;
    return [customerAccountCalls.payOpeningBalance, { clientid, ...paid }, 'date'];
  },
  'advance on an order': async () => {
    const order = orderFormOf({ vendor: await vendor() });
    const { PurchaseOrderID } = expectOk(await client.send(orderCalls.createOrder, order)).body.data;
    return [orderCalls.payAdvance, { PurchaseOrderID, ...paid }, 'date'];
  },
  'opening of a bank': async () => [
    bankCalls.addBank,
    { bankname: 'Old', OpeningBalance: '10', OpeningDate: past },
    'OpeningDate',
  ],
  'opening of an account': async () => [
    ledgerAccountCalls.addAccount,
    { TAccountName: 'Loan', SubGroupId: 15, OpeningBalance: '10', OpeningDate: past },
    'OpeningDate',
  ],
  'opening stock': async () => [
    productCalls.addProduct,
    {
      type: 'product',
      productname: 'Lamp',
      price: '5',
      trackstock: true,
      quantity: '4',
      openingcost: '1',
      openingdate: past,
    },
    'openingdate',
  ],
  'expiry of an item': async () => [
    productCalls.addProduct,
    { type: 'product', productname: 'Milk', price: '5', expirydate: '9999-12-31' },
    'expirydate',
  ],
  'exchange rate': async () => [
    rateCalls.saveRate,
    { from: 'EUR', to, date: '2099-01-31', rate: '1.1' },
    'date',
  ],
  payout: async () => {
    await api.bank('First');
    return [providerMoneyCalls.recordPayout, { amount: '10', onday: past, provider: 'Stripe' }, 'onday'];
  },
  'stock transfer': async () => {
    const { api: there, main, annex } = await twoLocations(server);
    client = there.client;
    const productId = await there.goods('Box', '8', '3');
    const fields = {
      sourceLocationData: { LocationId: main },
      destinationLocationData: { LocationId: annex },
      dateOfTransfer: '2024-12-31',
      stockTransferItems: [{ productId, quantity: '1' }],
    };
    return [transferCalls.createTransfer, fields, 'dateOfTransfer'];
  },
};

describe('a far day is refused until it is confirmed:', () => {
  test.each(Object.entries(kinds))('%s', async (name, sending) => {
    server.setToday('2026-03-02');
    const [call, fields, field] = await sending();
    const { status, body } = await client.send(call, fields);
    expect([status, body.kind, body.fields?.map((one) => one.field)]).toEqual([400, 'far-day', [field]]);
    const confirmed = await client.send(call, { ...fields, confirmFarDate: true });
    // Goods that were never there can't leave on that day: the day itself is no longer asked about.
    if (name === 'stock transfer') expect(confirmed.body.kind).not.toBe('far-day');
    else expectOk(confirmed);
  });
});

test('the refusal names the day as the business writes it, and the way out', async () => {
  const { body } = await api.create({ issuedOn: '2099-01-31' });
  expect(body.Message).toBe(
    'January 31, 2099 is far from today. Correct the date, or confirm that it’s right.',
  );
});

test('near is the fiscal year of today and the one on either side', async () => {
  const fiscal = 'update business set fiscal_day = 6, fiscal_month = 4 where id = $1';
  await server.owner.query(fiscal, [client.shop.business.id]);
  server.setToday('2026-03-02');
  const kindOf = async (issuedOn: string) => (await api.create({ issuedOn, status: 'Draft' })).body.kind;
  expect(await kindOf('2024-04-05')).toBe('far-day');
  expect(await kindOf('2024-04-06')).toBeUndefined();
  expect(await kindOf('2027-04-05')).toBeUndefined();
  expect(await kindOf('2027-04-06')).toBe('far-day');
});

test('a day that was confirmed is not asked about when something else is edited', async () => {
  const buyer = await customer();
  const { id } = await oldInvoice(buyer);
  const given = { customer: buyer, issuedOn: '1999-01-01', dueOn: '1999-01-01', notes: 'Seen' };
  expectOk(await api.update(id, given));
  const other = await api.update(id, { ...given, issuedOn: '1998-01-01' });
  expect(other.body.kind).toBe('far-day');
});

test('a preview shows what would be done, and asks nothing', async () => {
  const form = billFormOf({ vendor: await vendor(), day: '2099-01-31' });
  expectOk(await client.send(billCalls.previewNewBill, form));
});

describe('a file', () => {
  const file =
    'Name,Date,Category,Amount\nTaxi,1/31/99,Travel,10\nTrain,3/1/26,Travel,20\nShip,12/31/1899,Travel,30\n';
  const read = { dateformat: 'm/d/y' };

  test('leaves rows with far days out, and says so once for all of them', async () => {
    const imports = importApiFor(client, 'expenses');
    const importid = await imports.uploaded(file);
    const mapping = { ...(await imports.mapping(importid)), ...read };
    const preview = (more: object = {}) =>
      client.send(importCalls.previewImport, { importid, ...mapping, ...more });
    expect(expectOk(await preview()).body.data).toMatchObject({
      created: 1,
      failed: 2,
      fardates: { rows: 2, line: 2, date: '1999-01-31' },
    });
    expect(expectOk(await preview({ confirmFarDate: true })).body.data).toMatchObject({
      created: 3,
      failed: 0,
      fardates: null,
    });
    expectOk(await imports.start(importid, read));
    await imports.work(importid);
    expect(await imports.view(importid)).toMatchObject({ created: 1, failed: 2 });
  });

  test('brings them in where that is confirmed', async () => {
    const imports = importApiFor(client, 'expenses');
    expect(await imports.imported(file, { ...read, confirmFarDate: true })).toMatchObject({
      created: 3,
      failed: 0,
    });
  });
});
