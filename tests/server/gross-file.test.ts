import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { documentsOf } from '../support/document-pages.ts';
import { importApiFor } from '../support/import-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Documents whose prices include tax in a file, and back out of it: VAT at 19 %, Low at 7 %, Customs on imports. */
let server: Server;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => server.setToday('2026-03-20'));
afterAll(() => server.close());

const euros = { ForeignCurrencyID: 978, ForeignCurrencyIDFK: 978, ExchangeRate: '1.25' };
const issued = { issue: true, paymentmode: 1 };
type Kind = 'sales' | 'bills' | 'purchase-orders';

const business = async () => {
  const client = await server.client();
  expectOk(await client.send(businessCalls.enableMultiCurrency, { flag: true }));
  const vat = await server.addTax(client, 'VAT', '19');
  const low = await server.addTax(client, 'Low', '7');
  const customs = { TaxName: 'Customs', TaxPercentage: '19', Kind: 'import' };
  const { TaxId: duty } = expectOk(await client.send(taxCalls.addTax, customs)).body.data;
  return { client, api: apiFor(client), vat, low, duty };
};
const exported = async (of: Client, type: Kind): Promise<string> => {
  const { url } = expectOk(await of.send(importCalls.exportOwnFile, { type })).body.data;
  return (await server.app.inject({ url })).payload;
};
/** The columns of a file that are named, row by row. */
const cellsOf = (text: string, ...names: string[]): string[] => {
  const [head, ...rows] = text.trim().replace('\uFEFF', '').split('\r\n');
  const at = names.map((name) => head!.split(',').indexOf(name));
  return rows.map((row) => at.map((index) => row.split(',')[index]).join(' '));
};
/** The tax records of a business: side, rate; base and tax in the document's currency and at home. */
const records = async ({ business: id }: Client): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select concat_ws(' ', side, rate::float, base::float, tax::float, home_base::float, home_tax::float) as record
     from tax_record where business_id = $1 order by 1`,
    [idFromWire(id)],
  );
  return rows.map(({ record }) => record);
};
/** All that documents come to, with and without their tax. */
const sums = async (client: Client, kind: 'invoice' | 'bill' | 'order') =>
  (await documentsOf(client, kind)).map(
    ({ total, tax, subtotal, discount, shipping, shippingTax, lines }) => ({
      total,
      tax,
      subtotal,
      discount,
      shipping,
      shippingTax,
      lines: lines.map(({ quantity, price, amount, ownDiscount, discountShare, taxAmount, ...line }) => ({
        quantity,
        price,
        amount,
        ownDiscount,
        discountShare,
        taxAmount,
        grossPrice: line.grossPrice,
        grossDiscount: line.grossDiscount,
        givenBase: line.givenBase,
      })),
    }),
  );
const books = async (client: Client, api: Api) => [
  (await api.journal()).sort(),
  await api.balances(),
  await records(client),
];

const sold = (GrossUnitPrice: string, TaxId: string | null, more: Record<string, unknown> = {}) => ({
  ItemName: 'Work',
  quantity: '1',
  GrossUnitPrice,
  TaxId,
  ...more,
});

test('sales whose prices include tax are exported as they were typed, and imported they are the same to the cent and to the letter', async () => {
  const { client, api, vat, low } = await business();
  const customer = await api.customer('Ada Stone');
  const gross = (more: Record<string, unknown>) => ({
    customer,
    money: { PricesIncludeTax: true, ...more },
  });
  // 29.97 + 20 + 107.10 + 5 are 162.07, less 7 and with 5.95 of shipping 161.02.
  await api.invoice({
    ...gross({ discountType: 'flat', GrossDiscount: '7', GrossShipping: '5.95', ShippingTaxIDFK: vat }),
    items: [
      sold('9.99', vat, { quantity: '3' }),
      sold('21.40', low, { GrossLineDiscount: '1.40' }),
      sold('119', vat, { LineDiscountPercentage: '10' }),
      sold('5', null),
    ],
  });
  await api.invoice({
    ...gross({ ...euros, discountType: 'percentage', discountPercentage: '3' }),
    items: [sold('9.99', vat, { quantity: '7' }), sold('0.333333', low, { quantity: '3' })],
  });
  await api.invoice({ customer, prices: ['100'] });

  const text = await exported(client, 'sales');
  expect(
    cellsOf(
      text,
      'Quantity',
      'Price',
      'Line discount',
      'Tax',
      'Discount',
      'Shipping',
      'Prices include tax',
      'Total',
    ),
  ).toEqual([
    '3 9.99  VAT 19% 7 5.95 yes 161.02',
    '1 21.4 1.4 Low 7% 7 5.95 yes 161.02',
    '1 119 10% VAT 19% 7 5.95 yes 161.02',
    '1 5   7 5.95 yes 161.02',
    '7 9.99  VAT 19% 3%  yes 68.8',
    '3 0.333333  Low 7% 3%  yes 68.8',
    '1 100     no 100',
  ]);
  const other = await business();
  const run = await importApiFor(other.client, 'sales').imported(text, issued);
  expect(run).toMatchObject({ created: 7, failed: 0, groups: [] });
  expect(await exported(other.client, 'sales')).toBe(text);
  expect(await sums(other.client, 'invoice')).toEqual(await sums(client, 'invoice'));
  expect(await books(other.client, other.api)).toEqual(await books(client, api));
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test.each(['bills', 'purchase-orders'] as const)(
  '%s whose prices include tax, with the tax on an import beside them, come back out of their file as they were',
  async (kind) => {
    const { client, api, vat, low, duty } = await business();
    const bills = billApiFor(client);
    const vendor = await bills.vendor('Paper Mill');
    const line = (price: string, TaxID: string | null, more: Record<string, unknown> = {}) => ({
      ProductName: 'Paper',
      Qty: '3',
      GrossUnitPrice: price,
      TaxID,
      ...more,
    });
    const more = {
      PricesIncludeTax: true,
      DiscountType: 'flat',
      GrossDiscount: '2.50',
      GrossShipping: '5.95',
      ShippingTaxIDFK: vat,
    };
    const items = [line('9.99', vat), line('21.40', low, { GrossLineDiscount: '1.40' })];
    const imported = [
      {
        ProductName: 'Customs on a lamp',
        Qty: '1',
        ForeignUnitPrice: '0',
        TaxID: duty,
        TaxBase: '5000',
        ForeignTaxAmount: '950',
      },
      { ProductName: 'Carriage', Qty: '1', ForeignUnitPrice: '40', TaxID: vat },
    ];
    if (kind === 'bills') {
      await bills.bill({ vendor, day: '2026-03-05', items, more });
      await bills.bill({ vendor, day: '2026-03-05', items, more: { ...more, ...euros } });
      await bills.bill({ vendor, day: '2026-03-06', items: imported });
    } else {
      const orders = orderApiFor(client);
      await orders.order({ vendor, items, more });
      await orders.order({ vendor, items: imported });
    }
    const text = await exported(client, kind);
    // 29.97 + 62.80 - 2.50 + 5.95 are 96.22; of customs 950 are owed beside 40 and their 7.60.
    const names = [
      'Price',
      'Line discount',
      'Discount',
      'Prices include tax',
      'Total',
      'Tax amount',
      'Tax base',
    ];
    expect([...new Set(cellsOf(text, ...names))]).toEqual([
      '9.99  2.5 yes 96.22  ',
      '21.4 1.4 2.5 yes 96.22  ',
      '0   no 997.6 950 5000',
      '40   no 997.6  ',
    ]);
    const other = await business();
    const run = await importApiFor(other.client, kind).imported(text, issued);
    expect(run).toMatchObject({ failed: 0, groups: [] });
    expect(await exported(other.client, kind)).toBe(text);
    const of = kind === 'bills' ? 'bill' : 'order';
    expect(await sums(other.client, of)).toEqual(await sums(client, of));
    expect(await books(other.client, other.api)).toEqual(await books(client, api));
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  },
);

test('a file of another program says its tax as an amount that its prices include; on some rows alone it can’t', async () => {
  const { client, api } = await business();
  const imports = importApiFor(client, 'sales');
  const head = 'Number,Customer,Issue date,Item,Quantity,Price,Taxes included,Tax amount\n';
  const run = await imports.imported(`${head}S-1,Ada,2026-03-01,Work,2,59.50,yes,19\n`, issued);
  expect(run).toMatchObject({ created: 1, failed: 0 });
  expect(await sums(client, 'invoice')).toMatchObject([
    { total: '119', tax: '19', subtotal: '100', lines: [{ price: '50', grossPrice: '59.5', amount: '100' }] },
  ]);
  expect(await api.balances()).toEqual({ 2: '119', 9: '-19', 13: '-100' });
  const mixed = `${head}S-2,Ada,2026-03-01,Work,1,10,yes,\nS-2,Ada,2026-03-01,Play,1,10,no,\nS-3,Ada,2026-03-01,Work,1,10,perhaps,\n`;
  expect(await imports.imported(mixed, issued)).toMatchObject({ created: 0, failed: 3 });
});

test('a file that says prices include tax changes a document to such prices, and undoing puts the prices without back', async () => {
  const { client } = await business();
  const imports = importApiFor(client, 'sales');
  const head = 'Number,Customer,Issue date,Item,Quantity,Price,Line discount,Tax';
  await imports.imported(`${head}\nS-1,Ada,2026-03-01,Work,1,100,,VAT\n`, issued);
  const before = await sums(client, 'invoice');
  const update = `${head},Prices include tax,Discount\nS-1,Ada,2026-03-01,Work,1,119,11.90,VAT,yes,1.19\n`;
  const run = await imports.imported(update, { duplicates: 'update' });
  expect(run).toMatchObject({ updated: 1, groups: [] });
  // 119 less 11.90 and 1.19 are 105.91, of which 16.91 is tax.
  expect(await sums(client, 'invoice')).toMatchObject([{ total: '105.91', tax: '16.91' }]);
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1 });
  expect(await sums(client, 'invoice')).toEqual(before);

  // A file without its discounts leaves them as they were typed.
  await imports.imported(update, { duplicates: 'update', again: true });
  const again = `Number,Customer,Issue date,Item,Quantity,Price,Tax,Prices include tax\nS-1,Ada,2026-03-01,Work,1,238,VAT,yes\n`;
  const more = await imports.imported(again, { duplicates: 'update' });
  expect(more).toMatchObject({ updated: 1, groups: [] });
  expect(await sums(client, 'invoice')).toMatchObject([{ total: '224.91', tax: '35.91' }]);
  expect(await imports.undone(more.importid)).toMatchObject({ undone: 1 });
  expect(await sums(client, 'invoice')).toMatchObject([{ total: '105.91', tax: '16.91' }]);
});
