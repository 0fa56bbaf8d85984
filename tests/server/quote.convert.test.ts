import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type QuoteApi, quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { reachOf, storedSince } from '../support/stored-effects.ts';
import { storedRows } from '../support/stored-rows.ts';

let server: Server;
let client: Client;
let api: Api;
let quotes: QuoteApi;
let customer: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-01-31');
  client = await server.client();
  api = apiFor(client);
  quotes = quoteApiFor(client);
  customer = await api.customer();
});
afterAll(() => server.close());

const candles = (product: string, quantity: string) => [
  { ProductIDFK: product, ProductName: '', Quantity: quantity, UnitPrice: '8' },
];

test('an invoice copies what was quoted, dated today and due one month later', async () => {
  const tax = await api.tax('VAT', '7.5');
  const id = await quotes.quote({
    customer,
    issuedOn: '2026-01-10',
    notes: 'Valid for a month.',
    items: [
      { ProductName: 'Candle', Description: 'Beeswax', Quantity: '3', UnitPrice: '7.99', TaxID: tax },
      { ProductName: 'Work', Quantity: '1.5', UnitPrice: '40' },
    ],
    money: {
      ForeignCurrencyIDFK: 826,
      ExchangeRate: '1.25',
      DiscountPercentage: '10',
      ShippingValue: '4',
      ShippingTaxIDFK: tax,
      ShippingCity: 'Leeds',
    },
  });
  const quote = await quotes.view(id);
  expect(quote).toMatchObject({
    ForeignSubTotal: '83.97',
    Discount: '8.4',
    ForeignTaxAmount: '1.8',
    ForeignShippingTotal: '4.3',
    ForeignGrandTotalAmount: '81.67',
    HomeGrandTotalAmount: '102.09',
    ForeignGrandTotalAmountWithOutShipping: '77.37',
  });
  const { body } = expectOk(await quotes.convert(id, 'invoice'));
  expect(body.message).toBe('The quote has been successfully converted to an invoice.');
  const invoice = await api.view(body.data.id);
  expect(invoice).toMatchObject({
    invoicenumber: 'INV-0001',
    issue_date: '2026-01-31',
    due_date: '2026-02-28',
    channel: 'quote',
    notes: 'Valid for a month.',
    currency: 'GBP',
    ExchangeRate: '1.25',
    discountPercentage: '10',
    ShipCity: 'Leeds',
    total: '81.67',
    standing: { status: 'NotPaid' },
  });
  expect(
    invoice.items.map(({ ItemName, TaxPercentage, amount }) => [ItemName, TaxPercentage, amount]),
  ).toEqual([
    ['Candle', '7.5', '23.97'],
    ['Work', null, '60'],
  ]);
  expect(await quotes.view(id)).toMatchObject({
    StatusName: 'ConvertedToInvoice',
    converted: { id: body.data.id, type: 'invoice', number: 'INV-0001' },
  });
});

test('the document that was made names its quote; one written by itself names none', async () => {
  const id = await quotes.quote({ customer });
  const made = expectOk(await quotes.convert(id, 'invoice')).body.data.id;
  const { QuoteNo } = await quotes.view(id);
  expect((await api.view(made)).quote).toEqual({ id, number: QuoteNo });
  expect((await api.view(await api.invoice())).quote).toBeNull();
});

test('a receipt is the same, paid in full in cash', async () => {
  const id = await quotes.quote({ customer });
  const { body } = expectOk(await quotes.convert(id, 'receipt'));
  expect(body.message).toBe('The quote has been successfully converted to an receipt');
  expect(await api.view(body.data.id)).toMatchObject({
    invoicetype: 'receipt',
    standing: { status: 'Paid' },
  });
  expect(await api.journal()).toEqual([
    '2026-01-31 Receipt: Dr 2 100, Cr 13 100',
    '2026-01-31 Payment received: Dr 1 100, Cr 2 100',
  ]);
});

test('converted twice, and by eight at once, it is one document that every answer names', async () => {
  const id = await quotes.quote({ customer });
  const answers = await Promise.all(Array.from({ length: 8 }, () => quotes.convert(id, 'invoice')));
  const again = expectOk(await quotes.convert(id, 'invoice'));
  expect(new Set([...answers, again].map(({ body }) => body.data.id)).size).toBe(1);
  expect(again.body.message).toBe('This quote is converted already: here is its invoice.');
  expect((await api.list()).Total).toBe(1);
});

test('a quote is converted once: to an invoice, then not to a receipt', async () => {
  const id = await quotes.quote({ customer });
  expectOk(await quotes.convert(id, 'invoice'));
  const { status, body } = await quotes.convert(id, 'receipt');
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'illegal-move',
    'This quote became an invoice. You can convert a quote only once.',
  ]);
});

test('a deleted quote is converted only after it was restored', async () => {
  const id = await quotes.quote({ customer });
  expect(expectOk(await quotes.remove(id)).body.message).toBe('Quote deleted successfully.');
  expect((await quotes.convert(id, 'invoice')).body.Message).toBe('This quote is deleted. Restore it first.');
  expect(expectOk(await quotes.restore(id)).body.message).toBe('QUOTE restored successfully.');
  expectOk(await quotes.convert(id, 'invoice'));
});

test('what is out of stock makes a draft with a warning, and no receipt', async () => {
  const candle = await api.goods('Candle', '2', '1');
  const id = await quotes.quote({ customer, items: candles(candle, '5') });
  const before = await storedRows(server.owner, client.shop.business.id);
  const receipt = await quotes.convert(id, 'receipt');
  expect(receipt.body).toMatchObject({
    kind: 'shortage',
    Message: 'You have only 2 of Candle in stock. You’re 3 short.',
  });
  expect(await storedRows(server.owner, client.shop.business.id)).toEqual(before);
  const { body } = expectOk(await quotes.convert(id, 'invoice'));
  expect(body.data.warnings).toEqual([
    'You have only 2 of Candle in stock. You’re 3 short. The invoice is made as a draft.',
  ]);
  expect((await api.view(body.data.id)).standing.status).toBe('Draft');
  expect(await api.stockOf(candle)).toBe('2 worth 2');
});

test('what was deleted since makes a draft with a warning, and no receipt', async () => {
  const candle = await api.goods('Candle', '9', '1');
  const id = await quotes.quote({ customer, items: candles(candle, '5') });
  await server.owner.query('update product set deleted_at = now() where business_id = $1', [
    client.shop.business.id,
  ]);
  await server.owner.query(`update usage set n = 0 where business_id = $1 and cap = 'inventory'`, [
    client.shop.business.id,
  ]);
  expect((await quotes.convert(id, 'receipt')).body.Message).toBe('Candle has been deleted.');
  const { body } = expectOk(await quotes.convert(id, 'invoice'));
  expect(body.data.warnings).toEqual(['Candle has been deleted. The invoice is made as a draft.']);
});

test('a tax whose rate was edited since is charged as it was quoted', async () => {
  const tax = await api.tax('VAT', '10');
  const id = await quotes.quote({
    customer,
    items: [{ ProductName: 'Work', Quantity: '1', UnitPrice: '100', TaxID: tax }],
  });
  expectOk(await client.send(taxCalls.updateTax, { TaxId: tax, TaxName: 'VAT', TaxPercentage: '20' }));
  const { body } = expectOk(await quotes.convert(id, 'invoice'));
  expect((await api.view(body.data.id)).total).toBe('110');
});

test('its document deleted, it is converted again, and the first document stays deleted', async () => {
  const candle = await api.goods('Candle', '0', '1');
  const id = await quotes.quote({ customer, items: candles(candle, '1') });
  const first = expectOk(await quotes.convert(id, 'invoice')).body.data.id;
  expectOk(await api.archive(first));
  expect(await quotes.view(id)).toMatchObject({ StatusName: 'Open', converted: null });
  const second = expectOk(await quotes.convert(id, 'invoice')).body.data.id;
  expect(second).not.toBe(first);
  const { rows } = (await api.restore(first)).body.data;
  expect(rows).toEqual([
    {
      id: first,
      done: false,
      reason: 'Its quote QU-0001 was converted again meanwhile. Delete that invoice first.',
    },
  ]);
  expectOk(await api.archive(second));
  expect((await api.restore(first)).body.data.rows[0]).toMatchObject({ done: true });
  expect((await quotes.view(id)).converted?.id).toBe(first);
});

test('a converted quote is deleted only when its document is', async () => {
  const id = await quotes.quote({ customer });
  const { id: invoice } = expectOk(await quotes.convert(id, 'invoice')).body.data;
  expect((await quotes.remove(id)).body.data.rows).toEqual([
    {
      id,
      done: false,
      reason: 'This quote became an invoice. Delete that document first.',
    },
  ]);
  expectOk(await api.cancel(invoice));
  expectOk(await api.archive(invoice));
  expect((await quotes.remove(id)).body.data.rows[0]).toMatchObject({ done: true });
});

test.each(['invoice', 'receipt'] as const)(
  'a quote without an exchange rate is not converted to an %s before it has one',
  async (target) => {
    const id = await quotes.quote({ customer, money: { ForeignCurrencyIDFK: 826 } });
    expect(await quotes.view(id)).toMatchObject({ ExchangeRate: '1', RateMissing: true });
    const refused = await quotes.convert(id, target);
    expect([refused.status, refused.body.Message, refused.body.fields]).toEqual([
      400,
      'This quote has no exchange rate for GBP. Edit the quote to add one, then convert it.',
      [{ field: 'rate', message: refused.body.Message }],
    ]);
    expect(await quotes.view(id)).toMatchObject({ StatusName: 'Open' });
    expectOk(await quotes.update(id, { customer, money: { ForeignCurrencyIDFK: 826, ExchangeRate: '1' } }));
    expectOk(await quotes.convert(id, target));
  },
);

test.each(['invoice', 'receipt'] as const)(
  'converting to an %s does just what its preview showed',
  async (target) => {
    const candle = await api.goods('Candle', '9', '1.37');
    const id = await quotes.quote({
      customer,
      items: candles(candle, '4'),
      money: { ForeignCurrencyIDFK: 826, ExchangeRate: '1.3', Discount: '2.5', ShippingValue: '3' },
    });
    const reach = await reachOf(server, client);
    const { status, ...shown } = await quotes.preview(id, target);
    expectOk(await quotes.convert(id, target));
    expect(shown).toEqual(await storedSince(server, client, reach));
    expect(status).toEqual([
      {
        kind: target,
        number: null,
        from: null,
        to: target === 'invoice' ? 'NotPaid' : 'Paid',
        party: 'Ada Stone',
      },
      {
        kind: 'quote',
        number: 'QU-0001',
        from: 'Open',
        to: target === 'invoice' ? 'ConvertedToInvoice' : 'ConvertedToReceipt',
        party: 'Ada Stone',
      },
    ]);
  },
);
