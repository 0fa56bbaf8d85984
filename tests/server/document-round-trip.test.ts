import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { documentsOf } from '../support/document-pages.ts';
import { importApiFor } from '../support/import-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Documents as people type them, out of one business and into a fresh one: the same file, the same sums, the same books. */
let server: Server;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
});
afterAll(async () => {
  expect(await violationsSeenBy(server.owner)).toEqual([]);
  await server.close();
});

const issued = { issue: true, paymentmode: 1 };
const euros = { ForeignCurrencyID: 978, ForeignCurrencyIDFK: 978, ExchangeRate: '1.25' };

const business = async (): Promise<{ client: Client; api: Api; vat: string }> => {
  const client = await server.client();
  expectOk(await client.send(businessCalls.enableMultiCurrency, { flag: true }));
  return { client, api: apiFor(client), vat: await server.addTax(client, 'VAT', '7.5') };
};
const exported = async (of: Client, type: ImportKind): Promise<string> => {
  const { url } = expectOk(await of.send(importCalls.exportOwnFile, { type })).body.data;
  return (await server.app.inject({ url })).payload;
};
/** What each document comes to and what of it is paid, by its number; drafts and cancelled ones left out. */
const sums = async (client: Client, kind: DocumentKind): Promise<string[]> =>
  (await documentsOf(client, kind))
    .filter(({ status }) => !['Draft', 'Cancelled', 'Deleted'].includes(status))
    .map(({ number, externalNumber, currency, total, tax, settled, dueOn, paper }) =>
      [number ?? externalNumber, currency, total, tax, settled, dueOn, paper.supplyOn].join(' '),
    )
    .sort();

/** The days and ways in which money came or went. */
const payments = async ({ shop: { business: of } }: Client): Promise<string[]> => {
  const { rows } = await server.owner.query<{ payment: string }>(
    `select concat_ws(' ', direction, on_day, mode, currency, amount::float) as payment from payment where business_id = $1 order by 1`,
    [of.id],
  );
  return rows.map(({ payment }) => payment);
};

/** Imports a file into a fresh business, and compares what is there then. */
const carried = async (
  from: { client: Client; api: Api },
  type: ImportKind,
  kind: DocumentKind,
  asBefore = (text: string) => text,
) => {
  const text = await exported(from.client, type);
  const other = await business();
  const run = await importApiFor(other.client, type).imported(text, issued);
  expect(run).toMatchObject({ failed: 0, skipped: 0, groups: [] });
  expect(asBefore(await exported(other.client, type))).toBe(text);
  expect(await sums(other.client, kind)).toEqual(await sums(from.client, kind));
  expect(await other.api.balances()).toEqual(await from.api.balances());
  return { text, paid: await payments(other.client), rows: text.trim().split('\r\n').slice(1) };
};

test('sales: open, paid in one payment and in several, foreign and discounted; what is credited or written off is no money', async () => {
  const from = await business();
  const { api, vat } = from;
  const ada = await api.customer('Ada "the" Stone');
  const work = (price: string, more: object = {}) => ({
    ItemName: 'Work, “fine”',
    quantity: '3',
    price,
    ...more,
  });
  await api.invoice({
    customer: ada,
    issuedOn: '2026-03-03',
    dueOn: '2026-04-02',
    notes: 'Thanks;\n"a lot"',
    money: {
      discountType: 'percentage',
      discountPercentage: '12.5',
      ShipValue: '4.99',
      ShippingTaxIDFK: vat,
      SupplyDate: '2026-02-27',
    },
    items: [work('33.33', { TaxId: vat, description: '=1+1' }), work('0.05', { LineDiscount: '0.01' })],
  });
  const twice = await api.invoice({ customer: ada, prices: ['80', '20.01'] });
  expectOk(await api.pay(twice, '40'));
  expectOk(await api.pay(twice, '30.01', { date: '2026-03-10' }));
  const open = await api.invoice({ customer: ada, prices: ['250'] });
  const once = await api.invoice({ customer: ada, prices: ['60'] });
  expectOk(await api.pay(once, '45.5', { paymentmode: 4, date: '2026-03-12' }));
  await api.invoice({ customer: ada, money: euros, items: [work('99.99', { TaxId: vat })] });
  await api.invoice({ type: 'receipt', customer: ada, prices: ['15'] });
  expectOk(await api.create({ customer: ada, prices: ['7'], status: 'Draft' }));
  const gone = await api.invoice({ customer: ada, prices: ['9'] });
  expectOk(await api.cancel(gone));
  // One payment keeps its day and way; several become one, on the day of issue and by the way that the import names.
  const several = (file: string) => file.replaceAll(',70.01,2026-03-02,Cash,', ',70.01,,,');
  const { text, rows, paid } = await carried(from, 'sales', 'invoice', several);
  expect(rows).toHaveLength(8);
  expect(rows.filter((row) => row.includes(',2026-04-02,2026-02-27,'))).toHaveLength(2);
  expect(paid).toEqual(['in 2026-03-02 1 USD 15', 'in 2026-03-02 1 USD 70.01', 'in 2026-03-12 4 USD 45.5']);

  // Credited and written off, they are exported as what they were: the hint of the export says so.
  const [line] = (await api.view(open)).Creditable;
  expectOk(await api.giveBack(open, [{ lineId: line!.lineId, amount: '100' }]));
  expectOk(await api.writeOff(twice));
  expect(await exported(from.client, 'sales')).toBe(text);
});

test('bills: their own numbers, accounts, early payment and what is paid; a vendor’s credit is no money', async () => {
  const from = await business();
  const { client, vat } = from;
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Wax & Co');
  const line = (HomeUnitPrice: string, more: object = {}) => ({
    ProductName: 'Wicks',
    Qty: '7',
    HomeUnitPrice,
    ...more,
  });
  const first = await bills.bill({
    vendor,
    day: '2026-03-04',
    due: '2026-04-04',
    reference: '00417',
    items: [line('0.333', { TaxID: vat }), line('12', { TAccountId: 6 })],
  });
  expectOk(await bills.pay(first, '50', { date: '2026-03-11' }));
  await bills.bill({
    vendor,
    more: euros,
    items: [{ ProductName: 'Boxes', Qty: '1', ForeignUnitPrice: '19.99' }],
  });
  const open = await bills.bill({ vendor, items: [line('10')] });
  expectOk(await bills.create({ vendor, status: 'Draft' }));
  const { text, rows, paid } = await carried(from, 'bills', 'bill');
  expect(rows).toHaveLength(4);
  expect(paid).toEqual(['out 2026-03-11 1 USD 50']);
  expect(text).toContain('00417');

  const [bought] = (await bills.view(open)).VendorBillItems;
  expectOk(await bills.giveBack(open, [{ lineId: bought!.VendorBillItemID, amount: '20' }]));
  expect(await exported(client, 'bills')).toBe(text);
});

test('purchase orders: their lines and sums; what was billed of them isn’t carried', async () => {
  const from = await business();
  const orders = orderApiFor(from.client);
  const vendor = await billApiFor(from.client).vendor('Wax & Co');
  await orders.order({
    vendor,
    more: { Note: 'Mornings,\nnot after ten', PurchaseOrderDate: '2026-03-05' },
    items: [
      { ProductName: 'Candle', Qty: '2.5', HomeUnitPrice: '4.55', TaxID: from.vat },
      { ProductName: 'Wicks', Qty: '100', HomeUnitPrice: '0.0125' },
    ],
  });
  expectOk(await orders.create({ vendor, status: 'Draft' }));
  const { rows } = await carried(from, 'purchase-orders', 'order');
  expect(rows).toHaveLength(2);
});
