import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { expenseCalls } from '../../src/api/calls/expense.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { quoteCalls } from '../../src/api/calls/quote.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor, billFormOf } from '../support/bill-api.ts';
import { withValue } from '../support/call-fields.ts';
import { type Fixture, fixtureOf } from '../support/fixture.ts';
import { samples } from '../support/samples.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let fixture: Fixture;
let tax: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  fixture = await fixtureOf(client);
  tax = await apiFor(client).tax('VAT of figures');
});
afterAll(() => server.close());

const sampleOf = (call: unknown) => {
  const { fields } = samples.find((sample) => sample.call === call)!;
  return fields(fixture);
};
const leaveOut = (name: string) =>
  `We don’t know ${name}. Send it under one of the names we take here, or leave it out.`;

const kinds = [
  ['an invoice', invoiceCalls.createInvoice, 'items'],
  ['a quote', quoteCalls.createQuote, 'QuotesItems'],
  ['an order', orderCalls.createOrder, 'PurchaseOrderItems'],
  ['a bill', billCalls.createBill, 'VendorBillItems'],
  ['an edited bill', billCalls.updateBill, 'VendorBillItems'],
  ['a payment', invoiceCalls.addPayment, null],
  ['a payment of a bill', billCalls.addBillPayment, null],
  ['payments of bills', billCalls.addBillBatchPayment, 'payments'],
  ['an expense', expenseCalls.addExpense, null],
  ['an item', productCalls.addProduct, null],
] as const;

test.each(kinds)('money of %s under a name nobody knows is refused by its name', async (_, call, lines) => {
  const sound = sampleOf(call);
  const places = lines
    ? [['UnitCostPrice'], [lines, 0 as const, 'UnitCostPrice'], ['rows', 0 as const, 'UnitCostPrice']]
    : [['UnitCostPrice'], ['money', 'UnitCostPrice']];
  for (const path of places) {
    const { status, body } = await client.send(
      call,
      withValue(sound, path, '12.50') as Record<string, unknown>,
    );
    const message = leaveOut('UnitCostPrice');
    expect([status, body.Message, body.fields]).toEqual([400, message, [{ field: path.join('.'), message }]]);
  }
});

const line = { ProductName: 'Paper', Qty: '4', HomeUnitPrice: '2.5' };
const bill = (more: object) =>
  client.send(
    billCalls.createBill,
    billFormOf({ vendor: fixture.vendor, status: 'Draft', items: [{ ...line, ...more }] }),
  );

test.each([
  'net price',
  'net-price',
  'PRICE_NET',
  'amountDue',
  'lineTotal',
  'salestax',
  'DISCOUNTED',
  'prepaid',
])('%s is a name of money', async (name) => {
  const { status, body } = await bill({ [name]: '1' });
  expect([status, body.Message]).toEqual([400, leaveOut(name)]);
});

test.each(['colour', 'syntax', 'taxonomy', 'rate_of_turns'])(
  '%s is none, and is left alone',
  async (name) => {
    expectOk(await bill({ [name]: '1' }));
  },
);

test('a name that differs in its letters’ size alone is told the one meant', async () => {
  const { body } = await bill({ home_unit_price: '3' });
  expect(body.Message).toBe('We don’t know home_unit_price. Send HomeUnitPrice instead.');
});

test.each([
  [null, 200],
  ['', 200],
  [0, 400],
  ['0', 400],
  [false, 400],
  [[], 400],
  [{}, 400],
])('%j under such a name answers %i', async (value, expected) => {
  expect((await bill({ UnitCostPrice: value })).status).toBe(expected);
});

test('all such names are told at once, and nothing is saved', async () => {
  const before = await billApiFor(client).counts();
  const { body } = await bill({ UnitCostPrice: '1', NetPrice: '2' });
  expect(body.fields?.map(({ field }) => field)).toEqual([
    'VendorBillItems.0.UnitCostPrice',
    'VendorBillItems.0.NetPrice',
  ]);
  expect(await billApiFor(client).counts()).toEqual(before);
});

test('lines under their other name are looked through, too', async () => {
  const { items, ...sent } = sampleOf(invoiceCalls.createInvoice) as { items: object[] };
  const invoiceItems = items.map((one) => ({ ...one, netPrice: '1' }));
  const { status, body } = await client.send(invoiceCalls.createInvoice, { ...sent, invoiceItems });
  expect([status, body.fields?.[0]?.field]).toEqual([400, 'items.0.netPrice']);
});

test('whoever has no access isn’t told what is wrong with the request', async () => {
  const body = { ...billFormOf({}), BusinessIDFK: client.business, UnitCostPrice: '1' };
  expect((await server.send(billCalls.createBill, { body })).status).toBe(401);
  const stranger = await server.client();
  expect((await server.send(billCalls.createBill, { token: stranger.token, body })).status).toBe(404);
});

test('the tax on shipping is taken under both names of a bill', async () => {
  const id = await billApiFor(client).bill({
    vendor: fixture.vendor,
    more: { ShippingPrice: '10', ShippingTaxIDFK: '', ShippingTaxId: tax },
  });
  expect((await billApiFor(client).view(id)).ShippingTaxIDFK).toBe(tax);
});

describe('figures a line is sent with', () => {
  const yen = { CurrencyIDFK: 392, ForeignCurrencyIDFK: 392, ExchangeRate: '0.0067' };
  const sent = async (items: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const given = { ...line, ...items, ...(items.TaxID ? { TaxID: tax } : {}) };
    const form = billFormOf({ vendor: fixture.vendor, status: 'Draft', items: [given], more });
    const { status, body } = await client.send(billCalls.createBill, form);
    return status === 200 ? 'taken' : body.fields?.[0];
  };

  test.each([
    ['the tax that is chosen', { TaxID: true, TaxAmount: '1.00' }],
    ['a cent less', { TaxID: true, TaxAmount: '0.99' }],
    ['a cent more', { TaxID: true, HomeTaxAmount: '1.01' }],
    ['no tax', { TaxAmount: '0' }],
    ['its amount', { Amount: '10' }],
  ])('%s is taken', async (_, items) => {
    expect(await sent(items)).toBe('taken');
  });

  test('an amount in yen is compared in whole ones', async () => {
    const items = { HomeUnitPrice: undefined, UnitPrice: '3.4', Qty: '3' };
    expect(await sent({ ...items, Amount: '10' }, yen)).toBe('taken');
    expect(await sent({ ...items, Amount: '10.2' }, yen)).toMatchObject({
      message: expect.stringContaining('an amount of 10.2, but the quantity at 3.4 makes 10.'),
    });
    expect(await sent({ ...items, Qty: '30', TaxID: true, TaxAmount: '11' }, yen)).toBe('taken');
    expect(await sent({ ...items, Qty: '30', TaxID: true, TaxAmount: '12' }, yen)).toMatchObject({
      message: expect.stringContaining('12 of tax, but VAT of figures makes 10.'),
    });
  });

  test('another tax is refused beside it, with both figures', async () => {
    expect(await sent({ TaxID: true, TaxAmount: '0.98' })).toEqual({
      field: 'VendorBillItems.0.TaxID',
      message:
        'Line 1: you sent 0.98 of tax, but VAT of figures makes 1. Leave the amount out, or choose another tax.',
    });
    expect(await sent({ TaxAmount: '1' })).toMatchObject({ field: 'VendorBillItems.0.TaxID' });
  });

  test('are compared on invoices and quotes as on bills', async () => {
    const invoice = sampleOf(invoiceCalls.createInvoice);
    const invoiced = await client.send(
      invoiceCalls.createInvoice,
      withValue(invoice, ['items', 0, 'amount'], '77.77') as Record<string, unknown>,
    );
    expect([invoiced.status, invoiced.body.fields?.[0]?.field]).toEqual([400, 'items.0.price']);
    const quote = sampleOf(quoteCalls.createQuote);
    const quoted = await client.send(
      quoteCalls.createQuote,
      withValue(quote, ['QuotesItems', 0, 'Amount'], '77.77') as Record<string, unknown>,
    );
    expect([quoted.status, quoted.body.fields?.[0]?.field]).toEqual([400, 'QuotesItems.0.UnitPrice']);
  });

  test('a quote’s price is taken under its other name', async () => {
    const quote = sampleOf(quoteCalls.createQuote);
    const items = [{ ProductName: 'Candle', Quantity: '2', HomeUnitPrice: '5' }];
    expectOk(await client.send(quoteCalls.createQuote, { ...quote, QuotesItems: items }));
    const without = [{ ProductName: 'Candle', Quantity: '2' }];
    const { status, body } = await client.send(quoteCalls.createQuote, { ...quote, QuotesItems: without });
    expect([status, body.Message]).toEqual([400, 'Line 1: enter a price.']);
  });
});
