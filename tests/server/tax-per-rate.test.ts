import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let vat: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
  vat = await server.addTax(client, 'VAT', '19');
});
afterAll(() => server.close());

const line = (price: string, TaxId: string) => ({ ItemName: 'Work', quantity: '1', price, TaxId });
const rules = async (sent: { TaxPerRate?: boolean; TaxAfterDiscount?: boolean }) =>
  expectOk(await client.send(businessCalls.saveTaxOrder, sent));
const settings = async () => expectOk(await client.send(businessCalls.getSettings)).body.data;
const threeOf = (price: string) => [line(price, vat), line(price, vat), line(price, vat)];

test('tax of a rate is rounded once for all that it is taken on, and spread back over the lines', async () => {
  await rules({ TaxPerRate: true });
  // 19 % of 0.33 is 0.0627: three lines come to 0.18 line by line, and to 0.19 together.
  const id = await api.invoice({ items: threeOf('0.33') });
  const { items, ...view } = await api.view(id);
  expect(view).toMatchObject({ TaxPerRate: true, Tax: '0.19', total: '1.18' });
  expect(items.map(({ TaxAmount }) => TaxAmount)).toEqual(['0.07', '0.06', '0.06']);
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 1.18, Cr 13 0.33, Cr 9 0.07, Cr 13 0.33, Cr 9 0.06, Cr 13 0.33, Cr 9 0.06',
  ]);
});

test('shipping is one more part of its rate, so that paper’s line of it is what the percentage makes of its base', async () => {
  await rules({ TaxPerRate: true, TaxAfterDiscount: true });
  const low = await server.addTax(client, 'Low', '7');
  const id = await api.invoice({
    items: [...threeOf('0.33'), line('10.50', low)],
    money: { ShipValue: '0.11', ShippingTaxIDFK: vat, discountType: 'percentage', discountPercentage: '50' },
  });
  expect(await api.view(id)).toMatchObject({ subtotal: '11.49', discount: '5.75' });
  const { url } = expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body.data;
  const { text } = await readPdf((await server.app.inject({ url })).rawPayload);
  const rates = [...text.matchAll(/(?:VAT|Low) (\d+)% on ([\d.]+) ([\d.]+)/g)].map(
    ([, ...figures]) => figures,
  );
  expect(rates).toEqual([
    ['19', '0.60', '0.11'],
    ['7', '5.25', '0.37'],
  ]);
});

test('documents that stand round as they did, and a switch that is left out stays', async () => {
  const customer = await api.customer();
  const before = await api.invoice({ customer, items: threeOf('0.33'), status: 'Draft' });
  await rules({ TaxPerRate: true });
  expect(await settings()).toMatchObject({ TaxPerRate: true, TaxAfterDiscount: false });
  await rules({ TaxAfterDiscount: true });
  expect(await settings()).toMatchObject({ TaxPerRate: true, TaxAfterDiscount: true });
  expectOk(await api.update(before, { customer, items: threeOf('0.34'), status: 'Draft' }));
  expect(await api.view(before)).toMatchObject({ TaxPerRate: false, Tax: '0.18' });
  const { id: copy } = expectOk(await client.send(invoiceCalls.duplicateInvoice, { invoiceid: before })).body
    .data;
  expect(await api.view(copy)).toMatchObject({ TaxPerRate: false });
});

test('a bill rounds so too: what is claimed back is the vendor’s tax of the rate', async () => {
  await rules({ TaxPerRate: true });
  const bills = billApiFor(client);
  const item = { ProductName: 'Paper', Qty: '1', HomeUnitPrice: '0.33', TaxID: vat };
  const id = await bills.bill({ vendor: await bills.vendor('Nordwind'), items: [item, item, item] });
  expect(await bills.view(id)).toMatchObject({
    TaxPerRate: true,
    TaxAmount: '0.19',
    GrandTotalAmount: '1.18',
  });
  expect((await api.balances())[8]).toBe('0.19');
});
