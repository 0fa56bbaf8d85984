import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { importApiFor } from '../support/import-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Prices that include tax, each case worked by hand: VAT at 19 %, Low at 7 %. */
let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
let vat: string;
let low: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
  bills = billApiFor(client);
  vat = await server.addTax(client, 'VAT', '19');
  low = await server.addTax(client, 'Low', '7');
});
afterAll(() => server.close());

const gross = (more: Record<string, unknown> = {}) => ({ PricesIncludeTax: true, ...more });
const sold = (GrossUnitPrice: string, TaxId: string | null, more: Record<string, unknown> = {}) => ({
  ItemName: 'Work',
  quantity: '1',
  GrossUnitPrice,
  TaxId,
  ...more,
});
const bought = (GrossUnitPrice: string, TaxID: string, more: Record<string, unknown> = {}) => ({
  ProductName: 'Paper',
  Qty: '1',
  GrossUnitPrice,
  TaxID,
  ...more,
});

/** The tax records of the business: side, rate; base and tax, at home. */
const records = async (): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select concat_ws(' ', side, rate::float, home_base::float, home_tax::float) as record
     from tax_record where business_id = $1 order by on_day, entry_id, n`,
    [idFromWire(client.business)],
  );
  return rows.map(({ record }) => record);
};
const printedOn = async (url: string): Promise<string> =>
  (await readPdf((await server.app.inject({ url })).rawPayload)).text;

test('an invoice comes to what was typed, its price and amounts on the wire are net, and the books have both', async () => {
  // 10 % of 140.40 is 14.04, by weight 11.90 and 2.14. 107.10 × 19/119 = 17.10; 19.26 × 7/107 = 1.26; 5.95 × 19/119 = 0.95.
  const id = await api.invoice({
    items: [sold('119', vat), sold('21.40', low)],
    money: gross({
      discountType: 'percentage',
      discountPercentage: '10',
      GrossShipping: '5.95',
      ShippingTaxIDFK: vat,
    }),
  });
  const { items, ...view } = await api.view(id);
  expect(view).toMatchObject({
    PricesIncludeTax: true,
    GrossDiscount: '14.04',
    GrossShipping: '5.95',
    subtotal: '120',
    discount: '12',
    Tax: '18.36',
    ShipValue: '5',
    ShippingTax: '0.95',
    total: '132.31',
    taxafterdiscount: false,
  });
  expect(items).toMatchObject([
    { price: '100', amount: '100', TaxAmount: '17.1', GrossUnitPrice: '119', GrossLineDiscount: '0' },
    { price: '20', amount: '20', TaxAmount: '1.26', GrossUnitPrice: '21.4', GrossLineDiscount: '0' },
  ]);
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 132.31, Cr 13 100, Dr 14 10, Cr 9 17.1, Cr 13 20, Dr 14 2, Cr 9 1.26, Cr 35 5, Cr 9 0.95',
  ]);
  expect(await records()).toEqual(['sale 19 90 17.1', 'sale 7 18 1.26', 'sale 19 5 0.95']);
});

test('a price is net at ten decimals, of which the quantity makes the net', async () => {
  // 29.97 × 19/119 = 4.785…; 25.18 / 3.
  const id = await api.invoice({ items: [sold('9.99', vat, { quantity: '3' })], money: gross() });
  expect((await api.view(id)).items).toMatchObject([
    { quantity: '3', price: '8.3933333333', amount: '25.18', TaxAmount: '4.79' },
  ]);
  expect((await api.view(id)).total).toBe('29.97');
});

test('a line’s own discount is typed with its tax, as an amount or in percent', async () => {
  // 119 less 11.90 is 107.10, of which 17.10 is tax; 1.90 of what is off is tax.
  const items = [
    sold('119', vat, { GrossLineDiscount: '11.90' }),
    sold('119', vat, { LineDiscountPercentage: '10' }),
  ];
  const id = await api.invoice({ items, money: gross() });
  const line = { amount: '100', LineDiscount: '10', GrossLineDiscount: '11.9', TaxAmount: '17.1' };
  expect((await api.view(id)).items).toMatchObject([
    { ...line, LineDiscountPercentage: null },
    { ...line, LineDiscountPercentage: '10' },
  ]);
  expect(await api.view(id)).toMatchObject({ subtotal: '180', total: '214.2' });
});

test('a net document says nothing of it', async () => {
  const id = await api.invoice({ items: [{ ItemName: 'Work', quantity: '1', price: '100', TaxId: vat }] });
  const { items, ...view } = await api.view(id);
  for (const field of ['PricesIncludeTax', 'GrossDiscount', 'GrossShipping'])
    expect(view).not.toHaveProperty(field);
  for (const field of ['GrossUnitPrice', 'GrossLineDiscount']) expect(items[0]).not.toHaveProperty(field);
  expect(view.PaperDetails).not.toHaveProperty('gross');
});

test('in another currency each part is converted once', async () => {
  // 100 and 19 at 1.1 are 110 and 20.90.
  await api.invoice({
    items: [sold('119', vat)],
    money: gross({ ForeignCurrencyID: 978, ExchangeRate: '1.1' }),
  });
  expect(await api.journal()).toEqual(['2026-03-02 Invoice: Dr 2 130.9, Cr 13 110, Cr 9 20.9']);
  expect(await records()).toEqual(['sale 19 110 20.9']);
});

test('what was answered can be sent back as it is, with or without what includes tax', async () => {
  const customer = await api.customer();
  const money = gross({
    discountType: 'flat',
    GrossDiscount: '10',
    GrossShipping: '5.95',
    ShippingTaxIDFK: vat,
  });
  const items = [sold('9.99', vat, { quantity: '3', GrossLineDiscount: '2' })];
  const id = await api.invoice({ customer, items, money, status: 'Draft' });
  const before = await api.view(id);
  const { items: lines } = before;
  const { id: lineId, ItemName, quantity, price, amount, LineDiscount } = lines[0]!;
  const net = { id: lineId, ItemName, quantity, price, amount, LineDiscount, TaxId: vat };
  const whole = { ...net, GrossUnitPrice: lines[0]!.GrossUnitPrice, GrossLineDiscount: '2' };
  const again = {
    discountType: 'flat',
    discount: before.discount,
    ShipValue: before.ShipValue,
    ShippingTaxIDFK: vat,
  };
  const withGross = { ...again, PricesIncludeTax: true, GrossDiscount: '10', GrossShipping: '5.95' };
  expectOk(await api.update(id, { customer, status: 'Draft', items: [whole], money: withGross }));
  expectOk(await api.update(id, { customer, status: 'Draft', items: [net], money: again }));
  const after = await api.view(id);
  expect(after.items).toEqual(lines);
  const { subtotal, discount, Tax, ShipValue, total, PricesIncludeTax, GrossDiscount, GrossShipping } =
    before;
  expect(after).toMatchObject({
    subtotal,
    discount,
    Tax,
    ShipValue,
    total,
    PricesIncludeTax,
    GrossDiscount,
    GrossShipping,
  });
  // Switched off, what is sent is without tax: 30 less 1.68, which is what 2 is without its 0.32.
  const off = { PricesIncludeTax: false };
  expectOk(
    await api.update(id, {
      customer,
      status: 'Draft',
      items: [{ ...net, price: '10', amount: '30' }],
      money: off,
    }),
  );
  expect(await api.view(id)).toMatchObject({ subtotal: '28.32' });
  expect(await api.view(id)).not.toHaveProperty('PricesIncludeTax');
});

test('what is sent with tax for a document without, and without it for one with, is refused beside its field', async () => {
  const customer = await api.customer();
  const refused = async (items: object[], money: object) => {
    const { status, body } = await api.create({
      customer,
      items: items as Record<string, unknown>[],
      money: money as Record<string, unknown>,
    });
    return [status, body.fields?.[0]?.field, body.Message];
  };
  const net = { ItemName: 'Work', quantity: '1', price: '100' };
  const without =
    'This document’s prices don’t include tax. Send PricesIncludeTax too, or the amount without tax.';
  expect(await refused([sold('119', vat)], {})).toEqual([400, 'items.0.price', without]);
  expect(await refused([{ ...net, GrossLineDiscount: '1' }], {})).toEqual([
    400,
    'items.0.LineDiscount',
    without,
  ]);
  expect(await refused([net], { GrossDiscount: '1' })).toEqual([400, 'discount', without]);
  expect(await refused([net], { GrossShipping: '1' })).toEqual([400, 'ShipValue', without]);
  expect(await refused([net], gross())).toEqual([
    400,
    'items.0.price',
    'Line 1: prices of this document include tax. Send the price with it as GrossUnitPrice.',
  ]);
  const line = sold('119', vat);
  expect(await refused([{ ...line, LineDiscount: '1' }], gross())).toEqual([
    400,
    'items.0.LineDiscount',
    'Line 1: prices of this document include tax. Send the discount with it as GrossLineDiscount.',
  ]);
  expect(await refused([line], gross({ discount: '1' }))).toEqual([
    400,
    'discount',
    'Prices of this document include tax. Send the discount with it as GrossDiscount.',
  ]);
  expect(await refused([line], gross({ ShipValue: '1' }))).toEqual([
    400,
    'ShipValue',
    'Prices of this document include tax. Send the shipping with it as GrossShipping.',
  ]);
  expect(await refused([{ ItemName: 'Work', quantity: '1' }], {})).toEqual([
    400,
    'items.0.price',
    'Line 1, price is missing.',
  ]);
  expect(await refused([{ ...line, price: '119' }], gross())).toEqual([
    400,
    'items.0.price',
    'Line 1: you sent a price of 119 without tax, but the price with tax makes 100. Leave it out.',
  ]);
  expect(await refused([{ ...line, amount: '119' }], gross())).toEqual([
    400,
    'items.0.price',
    'Line 1: you sent an amount of 119, but the quantity at 100 makes 100. Send one of them, or two that agree.',
  ]);
  const fieldOf = async (items: object[], money: object) => (await refused(items, money))[1];
  expect(await fieldOf([sold('119', vat, { quantity: '10000000' })], gross())).toBe('items.0.quantity');
  expect(await fieldOf([line], gross({ GrossDiscount: '119.01' }))).toBe('discount');
  expect(await fieldOf([sold('1.1234567', vat)], gross())).toBe('items.0.price');
});

test('pieces go back at the price that was typed, and the last of several takes what rounding left', async () => {
  const id = await api.invoice({ items: [sold('9.99', vat, { quantity: '3' })], money: gross() });
  const { items, Creditable } = await api.view(id);
  expect(Creditable).toMatchObject([{ quantity: '3', amount: '25.18', tax: '4.79', priceIncludesTax: true }]);
  const one = [{ lineId: items[0]!.id, quantity: '1' }];
  // 4.79 of 29.97 falls to 9.99 as 1.5967 → 1.60; then 3.19 to the 19.98 that is left as 1.595 → 1.60; then 1.59.
  for (const onDay of ['2026-03-02', '2026-03-02', '2026-03-02'])
    expectOk(await api.giveBack(id, one, { date: onDay }));
  expect((await api.view(id)).CreditNotes.map(({ amount }) => amount)).toEqual(['9.99', '9.99', '9.99']);
  expect((await api.journal()).slice(1)).toEqual([
    '2026-03-02 Credit note: Dr 16 8.39, Dr 9 1.6, Cr 2 9.99',
    '2026-03-02 Credit note: Dr 16 8.39, Dr 9 1.6, Cr 2 9.99',
    '2026-03-02 Credit note: Dr 16 8.4, Dr 9 1.59, Cr 2 9.99',
  ]);
  expect(await api.balances()).toEqual({ 13: '-25.18', 16: '25.18' });
});

test('the paper has the prices that were typed, and says what tax is in the total', async () => {
  const id = await api.invoice({
    items: [sold('9.99', vat, { quantity: '3' }), sold('21.40', low)],
    money: gross({ discountType: 'flat', GrossDiscount: '5', GrossShipping: '5.95', ShippingTaxIDFK: vat }),
  });
  const { url } = expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body.data;
  const text = await printedOn(url);
  // 5.00 off 51.37 is 2.92 and 2.08. 27.05 × 19/119 = 4.32, 19.32 × 7/107 = 1.26; 5.95 × 19/119 = 0.95.
  for (const said of [
    'Price including tax',
    'Amount including tax',
    '9.99',
    '29.97',
    'Subtotal including tax 51.37',
    'Discount -5.00',
    'Shipping 5.95',
    'Including VAT 19% on 27.73 5.27',
    'Including Low 7% on 18.06 1.26',
  ])
    expect(text.replaceAll('−', '-')).toContain(said);
  const { total } = await api.view(id);
  expect(total).toBe('52.32');
  expectOk(await api.giveBack(id, [{ lineId: (await api.view(id)).items[1]!.id, quantity: '1' }]));
  const CreditNoteId = (await api.view(id)).CreditNotes[0]!.id;
  const given = await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id, CreditNoteId });
  // What is left of 21.40 after its part of the discount.
  expect(await printedOn(expectOk(given).body.data.url)).toContain('Including Low 7% on 18.06 1.26');
});

test('a public link shows the prices that were typed', async () => {
  const id = await api.invoice({ items: [sold('119', vat)], money: gross() });
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }))
    .body.data;
  const query = Object.fromEntries(new URL(link).searchParams);
  const seen = await server.app.inject({ url: publicViewCalls.publicInvoice.path, query });
  expect(seen.json().data).toMatchObject({
    items: [{ price: '100', GrossUnitPrice: '119' }],
    PaperDetails: { gross: { subtotal: '119', discount: '0' } },
  });
});

test('a quote becomes an invoice whose prices include tax, and a copy takes today’s rate out of the same price', async () => {
  const quotes = quoteApiFor(client);
  const customer = await api.customer();
  const item = { ProductName: 'Work', Quantity: '3', GrossUnitPrice: '9.99', TaxID: vat };
  const quote = await quotes.quote({ customer, items: [item], money: gross() });
  expect(await quotes.view(quote)).toMatchObject({
    PricesIncludeTax: true,
    ForeignGrandTotalAmount: '29.97',
    QuotesItem: [{ UnitPrice: '8.3933333333', GrossUnitPrice: '9.99', Amount: '25.18' }],
  });
  const { id } = expectOk(await quotes.convert(quote, 'invoice')).body.data;
  const made = {
    PricesIncludeTax: true,
    total: '29.97',
    items: [{ GrossUnitPrice: '9.99', amount: '25.18' }],
  };
  expect(await api.view(id)).toMatchObject(made);
  expectOk(await client.send(taxCalls.updateTax, { TaxId: vat, TaxName: 'VAT', TaxPercentage: '21' }));
  const { id: copy } = expectOk(await api.duplicate(id)).body.data;
  // 29.97 × 21/121 = 5.2013…
  expect(await api.view(copy)).toMatchObject({
    PricesIncludeTax: true,
    total: '29.97',
    Tax: '5.2',
    items: [{ GrossUnitPrice: '9.99', amount: '24.77', price: '8.2566666667' }],
  });
  expect(await api.view(id)).toMatchObject(made);
});

test('an order is billed in parts at the prices that were typed, each with its part of a fixed discount', async () => {
  const orders = orderApiFor(client);
  const vendor = await bills.vendor('Paper Mill');
  const order = await orders.order({
    vendor,
    items: [bought('11.90', vat, { Qty: '4' })],
    more: gross({ DiscountType: 'flat', GrossDiscount: '4.76', GrossShipping: '5.95', ShippingTaxIDFK: vat }),
  });
  expect(await orders.view(order)).toMatchObject({
    PricesIncludeTax: true,
    ForeignGrandTotalAmount: '48.79',
  });
  const part = async (quantity: string) => {
    const { vendorBillId } = expectOk(await orders.bill(order, [quantity])).body.data;
    expectOk(await bills.approve(vendorBillId));
    const { PricesIncludeTax, GrossDiscount, GrossShipping, GrandTotalAmount, VendorBillItems } =
      await bills.view(vendorBillId);
    const { GrossUnitPrice, ForeignUnitPrice } = VendorBillItems[0]!;
    return [
      PricesIncludeTax,
      GrossDiscount,
      GrossShipping,
      GrandTotalAmount,
      GrossUnitPrice,
      ForeignUnitPrice,
    ];
  };
  // A quarter: 11.90 less 1.19 with the shipping is 16.66; three quarters: 35.70 less 3.57 is 32.13.
  expect(await part('1')).toEqual([true, '1.19', '5.95', '16.66', '11.9', '10']);
  expect(await part('3')).toEqual([true, '3.57', '0', '32.13', '11.9', '10']);
  // 16.66 × 19/119 = 1.71 + 0.95; 32.13 × 19/119 = 5.13.
  expect(await api.balances()).toEqual({ 8: '7.79', 10: '-48.79', 26: '41' });
});

test('what is deducted in part joins the cost, and the tax on an import is no part of a price', async () => {
  const half = expectOk(
    await client.send(taxCalls.addTax, { TaxName: 'Half', TaxPercentage: '19', Deductible: '50' }),
  ).body.data.TaxId;
  const vendor = await bills.vendor('Paper Mill');
  await bills.bill({ vendor, items: [bought('119', half)], more: gross() });
  expect(await api.balances()).toEqual({ 8: '9.5', 10: '-119', 26: '109.5' });
  const duty = expectOk(
    await client.send(taxCalls.addTax, { TaxName: 'Import', TaxPercentage: '19', Kind: 'import' }),
  ).body.data.TaxId;
  const item = bought('0', duty, { TaxBase: '100', ForeignTaxAmount: '19' });
  const { status, body } = await bills.create({ vendor, items: [item], more: gross() });
  expect([status, body.Message]).toEqual([
    400,
    'Import tax is never part of a price. Enter this bill’s prices without tax.',
  ]);
});

test('a cancelled invoice keeps the paper it had, and an edit after it is reinstated is posted anew', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer, items: [sold('119', vat)], money: gross() });
  expectOk(await api.cancel(id));
  const CreditNoteId = (await api.view(id)).Cancellations[0]!.id;
  expectOk(await api.undoCancel(id));
  const net = [{ ItemName: 'Work', quantity: '1', price: '50', TaxId: vat }];
  expectOk(await api.update(id, { customer, items: net, money: { PricesIncludeTax: false } }));
  const paper = async (more: object) =>
    printedOn(
      expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id, ...more })).body.data.url,
    );
  expect(await paper({ CreditNoteId })).toContain('Including VAT 19% on 100.00 19.00');
  expect(await paper({})).toContain('VAT 19% on 50.00 9.50');
  expect(await paper({})).not.toContain('ncluding');
  expect(await api.balances()).toEqual({ 2: '59.5', 9: '-9.5', 13: '-50' });
});

test('a file’s prices are without tax: what it updates has none in its prices, and undoing puts back what was typed', async () => {
  const imports = importApiFor(client, 'sales');
  const head = 'Number,Customer,Issue date,Item,Quantity,Price';
  await imports.imported(`${head},Tax\nS-1,Ada,2026-03-01,Work,1,100,VAT\n`, { issue: true, paymentmode: 1 });
  const { id } = expectOk(await client.send(invoiceCalls.listInvoices)).body.Invoices[0]!;
  const { clientId: customer } = await api.view(id);
  const money = gross({ discountType: 'flat', GrossDiscount: '19' });
  expectOk(await api.update(id, { customer, items: [sold('119', vat)], money }));
  const before = await api.view(id);
  expect(before).toMatchObject({ total: '100', GrossDiscount: '19', discount: '15.97' });
  const run = await imports.imported(`${head}\nS-1,Ada,2026-03-02,Work,2,50\n`, { duplicates: 'update' });
  expect(run).toMatchObject({ updated: 1, groups: [] });
  // 100 less what 19 is without its tax, and 19 of tax, taken before the discount as the business does.
  expect(await api.view(id)).toMatchObject({
    subtotal: '100',
    discount: '15.97',
    Tax: '19',
    total: '103.03',
  });
  expect(await api.view(id)).not.toHaveProperty('PricesIncludeTax');
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1 });
  const { items, total, PricesIncludeTax, GrossDiscount } = await api.view(id);
  expect({ total, PricesIncludeTax, GrossDiscount }).toEqual({
    total: '100',
    PricesIncludeTax: true,
    GrossDiscount: '19',
  });
  expect(items).toMatchObject([{ GrossUnitPrice: '119', price: '100', quantity: '1' }]);
});
