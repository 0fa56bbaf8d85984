import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { importApiFor } from '../support/import-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const line = (price: string, more: Record<string, unknown> = {}) => ({
  ItemName: 'Work',
  quantity: '1',
  price,
  ...more,
});
const tenOff = { LineDiscountPercentage: '10' };

test('a line’s own discount comes off before the document’s, tax is always after it, and account 14 has both with the line', async () => {
  const vat = await server.addTax(api.client, 'VAT', '20');
  const id = await api.invoice({
    items: [line('100', { ...tenOff, TaxId: vat }), line('50', { LineDiscount: '5' }), line('20')],
    money: { discountType: 'percentage', discountPercentage: '10' },
  });
  const { items, ...view } = await api.view(id);
  expect(view).toMatchObject({ subtotal: '155', discount: '15.5', Tax: '18', total: '157.5' });
  expect(
    items.map(({ amount, LineDiscount, LineDiscountPercentage, TaxAmount }) => [
      amount,
      LineDiscount,
      LineDiscountPercentage,
      TaxAmount,
    ]),
  ).toEqual([
    ['100', '10', '10', '18'],
    ['50', '5', null, '0'],
    ['20', '0', null, '0'],
  ]);
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 157.5, Cr 13 100, Dr 14 19, Cr 9 18, Cr 13 50, Dr 14 9.5, Cr 13 20, Dr 14 2',
  ]);
});

test('paper and public page name the discount of a line, and its amount is what is left', async () => {
  const id = await api.invoice({ items: [line('100', tenOff), line('50', { LineDiscount: '5' })] });
  const { url } = expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body.data;
  const { text } = await readPdf((await server.app.inject({ url })).rawPayload);
  expect(text).toContain(
    'Item Quantity Price Discount Amount Work 1 100.00 10% 90.00 Work 1 50.00 5.00 45.00 Subtotal 135.00',
  );
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }))
    .body.data;
  const query = Object.fromEntries(new URL(link).searchParams);
  const seen = await server.app.inject({ url: publicViewCalls.publicInvoice.path, query });
  expect(seen.json().data).toMatchObject({
    subtotal: '135',
    items: [
      { amount: '100', LineDiscount: '10', LineDiscountPercentage: '10' },
      { amount: '50', LineDiscount: '5', LineDiscountPercentage: null },
    ],
  });
});

test('left out of an edit it stays, and nothing takes it away', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer, items: [line('100', tenOff)], status: 'Draft' });
  const lineId = (await api.view(id)).items[0]!.id;
  expectOk(await api.update(id, { customer, items: [line('200', { id: lineId })], status: 'Draft' }));
  expect(await api.view(id)).toMatchObject({ subtotal: '180' });
  const none = { id: lineId, LineDiscountPercentage: null, LineDiscount: '0' };
  expectOk(await api.update(id, { customer, items: [line('200', none)], status: 'Draft' }));
  expect(await api.view(id)).toMatchObject({ subtotal: '200' });
});

test.each([
  [{ LineDiscount: '10.01' }, 'Line 1: the discount can’t be more than the line.'],
  [{ LineDiscountPercentage: '100.5' }, 'A discount is at most 100 %.'],
  [{ LineDiscount: '-1' }, 'The discount can’t be negative.'],
  [{ LineDiscountPercentage: '1.00001' }, 'Line 1: a percentage has at most four decimals.'],
])('a line’s discount of %o is refused at its field', async (more, message) => {
  expect((await api.create({ items: [line('10', more)] })).body).toMatchObject({
    Message: message,
    fields: [{ field: 'items.0.LineDiscount' }],
  });
});

test('a quote has it too, and the invoice it becomes has it from there', async () => {
  const quotes = quoteApiFor(client);
  const items = [{ ProductName: 'Work', Quantity: '2', UnitPrice: '50', ...tenOff }];
  const quote = await quotes.quote({ customer: await api.customer(), items });
  expect(await quotes.view(quote)).toMatchObject({
    ForeignSubTotal: '90',
    HomeSubTotal: '90',
    QuotesItem: [{ LineDiscount: '10', LineDiscountPercentage: '10' }],
  });
  const { id } = expectOk(await quotes.convert(quote, 'invoice')).body.data;
  expect(await api.view(id)).toMatchObject({ subtotal: '90', items: [{ LineDiscountPercentage: '10' }] });
});

test('an order’s goes to its bills: a percentage as it is, an amount with the pieces that are billed', async () => {
  const [orders, bills] = [orderApiFor(client), billApiFor(client)];
  const vendor = await bills.vendor('Nordwind');
  const order = await orders.order({
    vendor,
    items: [
      { ProductName: 'Paper', Qty: '10', HomeUnitPrice: '4', LineDiscount: '8' },
      { ProductName: 'Ink', Qty: '2', HomeUnitPrice: '30', ...tenOff },
    ],
  });
  const { PurchaseOrderItems: lines, ...money } = await orders.view(order);
  expect(money).toMatchObject({ SubTotal: '86', NoTaxTotal: '86' });
  const { vendorBillId } = expectOk(
    await client.send(orderCalls.billOrder, {
      PurchaseOrderID: order,
      lines: lines.map(({ PurchaseOrderItemID }, at) => ({ PurchaseOrderItemID, Qty: at === 0 ? '5' : '2' })),
    }),
  ).body.data;
  expect(await bills.view(vendorBillId)).toMatchObject({
    SubTotal: '70',
    VendorBillItems: [
      { ForeignAmount: '20', LineDiscount: '4', LineDiscountPercentage: null },
      { ForeignAmount: '60', LineDiscount: '6', LineDiscountPercentage: '10' },
    ],
  });
});

test('a bill’s own discount lowers what its goods cost', async () => {
  const bills = billApiFor(client);
  const goods = await api.goods('Candle', '0', '0');
  await bills.bill({
    vendor: await bills.vendor('Nordwind'),
    items: [
      { ProductName: 'Candle', ProductIDFK: goods, Qty: '10', HomeUnitPrice: '12', LineDiscount: '20' },
    ],
  });
  expect((await api.balances())[34]).toBe('100');
});

test('a file brings it in, as an amount or in percent, and takes it out again', async () => {
  const imports = importApiFor(client, 'sales');
  const file = `Number,Customer,Issue date,Item,Quantity,Price,Line discount
INV-7,Ada Stone,2026-03-01,Work,2,50,10%
INV-7,Ada Stone,2026-03-01,Advice,1,40,5.5
`;
  expect(await imports.imported(file, { issue: true, paymentmode: 1 })).toMatchObject({ failed: 0 });
  const { url } = expectOk(await client.send(importCalls.exportOwnFile, { type: 'sales' })).body.data;
  const [heads, ...rows] = (await server.app.inject({ url })).payload.trim().split('\r\n');
  const at = heads!.split(',').indexOf('Line discount');
  expect(rows.map((row) => row.split(',')[at])).toEqual(['10%', '5.5']);
});
