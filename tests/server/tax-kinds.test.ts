import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import type { TaxKind } from '../../src/domain/tax/tax.ts';
import { noAddress } from '../../src/domain/values/address.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Taxes by their kind, each case worked by hand: accounts 8 deducted, 9 owed to the office, 2 and 10 owed by customers and to vendors, 26 supplies. */
let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
  bills = billApiFor(client);
  vendor = await bills.vendor('Paper Mill');
});
afterAll(() => server.close());

const taxOf = async (Kind: TaxKind, TaxPercentage: string, more: object = {}): Promise<string> =>
  expectOk(
    await client.send(taxCalls.addTax, { TaxName: `${Kind} ${TaxPercentage}`, TaxPercentage, Kind, ...more }),
  ).body.data.TaxId;

/** The tax records of the business: day, side, kind; base, tax and what is deducted, at home. */
const records = async (): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select concat_ws(' ', on_day, side, kind, home_base::float, home_tax::float, home_deducted::float) as record
     from tax_record where business_id = $1 order by on_day, entry_id, n`,
    [idFromWire(client.business)],
  );
  return rows.map(({ record }) => record);
};
const bought = (TaxID: string, price = '100', more: object = {}) => [
  { ProductName: 'Paper', Qty: '1', ForeignUnitPrice: price, TaxID, ...more },
];
const lineOf = async (id: string) => (await bills.view(id)).VendorBillItems[0]!.VendorBillItemID;

test('a record keeps the country of the other party’s address, on documents, what goes back, and expenses', async () => {
  const [half, owed] = [
    await taxOf('standard', '20', { Deductible: '50' }),
    await taxOf('reverse-charge', '19'),
  ];
  const countries = async (): Promise<string[]> => {
    const { rows } = await server.owner.query(
      `select concat_ws(' ', on_day, side, nullif(country, ''), home_base::float) as record
       from tax_record where business_id = $1 order by on_day, entry_id, n`,
      [idFromWire(client.business)],
    );
    return rows.map(({ record }) => record);
  };
  const german = await bills.vendor('Mühle', { billing: { ...noAddress, country: 'Germany' } });
  const bill = await bills.bill({ vendor: german, items: bought(owed) });
  await bills.bill({ vendor, items: bought(half) });
  const customer = expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Marie',
      billing: { ...noAddress, country: 'fr' },
    }),
  ).body.data.id;
  const items = [{ ItemName: 'Work', quantity: '1', price: '100', TaxId: half }];
  await api.invoice({ customer, items });
  server.setToday('2026-03-03');
  expectOk(await bills.giveBack(bill, [{ lineId: await lineOf(bill), quantity: '1' }]));
  const expenses = expenseApiFor(client);
  const taxi = await expenses.expense({ VendorIDFK: german, ExpenseTaxId: half });
  server.setToday('2026-03-04');
  const copy = await expenses.duplicate(taxi);
  expectOk(copy);
  expectOk(await expenses.remove(taxi));
  expectOk(await expenses.restore(taxi));
  expect(await countries()).toEqual([
    '2026-03-02 purchase DE 100',
    '2026-03-02 sale DE 100',
    '2026-03-02 purchase 100',
    '2026-03-02 sale FR 100',
    '2026-03-03 purchase DE -100',
    '2026-03-03 sale DE -100',
    '2026-03-03 purchase DE 40',
    '2026-03-03 purchase DE -40',
    '2026-03-03 purchase DE 40',
    '2026-03-04 purchase DE 40',
  ]);
});

test('a tax that is deducted by half: the other half joins the cost, and what goes back takes its part of both', async () => {
  const tax = await taxOf('standard', '19', { Deductible: '50' });
  const id = await bills.bill({ vendor, items: bought(tax, '33.33') });
  // 6.33 of tax, of which 3.17 is deducted (3.165 rounds up) and 3.16 is a cost.
  expect(await api.balances()).toEqual({ 8: '3.17', 10: '-39.66', 26: '36.49' });
  const lineId = await lineOf(id);
  for (const amount of ['11.11', '11.11', '11.11']) expectOk(await bills.giveBack(id, [{ lineId, amount }]));
  // Three thirds come to the whole, whatever was rounded between.
  expect(await api.balances()).toEqual({});
  expect(await records()).toEqual([
    '2026-03-02 purchase standard 33.33 6.33 3.17',
    '2026-03-02 purchase standard -11.11 -2.11 -1.06',
    '2026-03-02 purchase standard -11.11 -2.11 -1.05',
    '2026-03-02 purchase standard -11.11 -2.11 -1.06',
  ]);
});

test('reverse charge on a bill: the vendor is owed the net, the office the tax, which is deducted; two records, one a side', async () => {
  const tax = await taxOf('reverse-charge', '19');
  const id = await bills.bill({ vendor, items: bought(tax, '1000') });
  expect(await bills.view(id)).toMatchObject({ ForeignGrandTotalAmount: '1000', ForeignTaxAmount: '0' });
  expect(await api.balances()).toEqual({ 8: '190', 9: '-190', 10: '-1000', 26: '1000' });
  expectOk(await bills.giveBack(id, [{ lineId: await lineOf(id), amount: '250' }]));
  expect(await api.balances()).toEqual({ 8: '142.5', 9: '-142.5', 10: '-750', 26: '750' });
  const other = await bills.bill({ vendor, items: bought(tax, '10') });
  server.setToday('2026-04-02');
  expectOk(await bills.cancel(other));
  expect(await api.balances()).toEqual({ 8: '142.5', 9: '-142.5', 10: '-750', 26: '750' });
  expect(await records()).toEqual([
    '2026-03-02 purchase reverse-charge 1000 190 190',
    '2026-03-02 sale reverse-charge 1000 190 0',
    '2026-03-02 purchase reverse-charge -250 -47.5 -47.5',
    '2026-03-02 sale reverse-charge -250 -47.5 0',
    '2026-03-02 purchase reverse-charge 10 1.9 1.9',
    '2026-03-02 sale reverse-charge 10 1.9 0',
    '2026-04-02 purchase reverse-charge -10 -1.9 -1.9',
    '2026-04-02 sale reverse-charge -10 -1.9 0',
  ]);
});

test('reverse charge in another currency, with shipping, of which three fifths are deducted', async () => {
  const tax = await taxOf('reverse-charge', '19', { Deductible: '60' });
  await bills.bill({
    vendor,
    items: bought(tax),
    more: { CurrencyIDFK: 978, ExchangeRate: '1.2', ShippingPrice: '10', ShippingTaxIDFK: tax },
  });
  // Goods: 19 of tax, 11.40 deducted, 7.60 a cost; shipping: 1.90, 1.14 and 0.76. At 1.2: owed 22.80 + 2.28, deducted 13.68 + 1.37.
  expect(await api.balances()).toEqual({ 8: '15.05', 9: '-25.08', 10: '-132', 26: '142.03' });
});

test('the tax on an import is typed with what it is computed from, and is all that is owed', async () => {
  const tax = await taxOf('import', '19');
  const items = bought(tax, '0', { TaxBase: '5000', ForeignTaxAmount: '950' });
  const id = await bills.bill({ vendor, items });
  expect(await api.balances()).toEqual({ 8: '950', 10: '-950' });
  expect((await bills.view(id)).VendorBillItems[0]).toMatchObject({
    TaxKind: 'import',
    TaxBase: '5000',
    ForeignTaxAmount: '950',
  });
  expect(await records()).toEqual(['2026-03-02 purchase import 5000 950 950']);
  const refused = async (more: object, price = '0') =>
    (await bills.create({ vendor, items: bought(tax, price, more) })).body;
  expect(await refused({})).toMatchObject({
    fields: [{ field: 'VendorBillItems.0.TaxBase' }, { field: 'VendorBillItems.0.ForeignTaxAmount' }],
  });
  expect(await refused({ TaxBase: '10', ForeignTaxAmount: '1.9' }, '10')).toMatchObject({
    fields: [{ field: 'VendorBillItems.0.ForeignUnitPrice' }],
  });
});

test('on a sale reverse charge takes no tax and says why on the paper; an import’s tax can’t be on one', async () => {
  const tax = await taxOf('reverse-charge', '19', { Reason: 'Reverse charge: the customer owes the tax.' });
  const id = await api.invoice({ items: [{ ItemName: 'Work', quantity: '1', price: '100', TaxId: tax }] });
  expect(await api.view(id)).toMatchObject({ total: '100', Tax: '0' });
  expect((await api.view(id)).PaperDetails.taxReasons).toEqual([
    'Reverse charge: the customer owes the tax.',
  ]);
  expect(await records()).toEqual(['2026-03-02 sale reverse-charge 100 0 0']);
  const customs = await taxOf('import', '19');
  const refused = await api.create({
    items: [{ ItemName: 'Work', quantity: '1', price: '100', TaxId: customs }],
  });
  expect(refused.body).toMatchObject({ fields: [{ field: 'items.0.TaxId' }] });
});

test('what is exempt, zero-rated or outside scope has its record, and a write-off with relief takes it back in proportion', async () => {
  const [vat, exempt, outside] = [
    await taxOf('standard', '20'),
    await taxOf('exempt', '0'),
    await taxOf('outside', '0'),
  ];
  const items = [vat, exempt, outside].map((TaxId, n) => ({
    ItemName: `Work ${n}`,
    quantity: '1',
    price: '100',
    TaxId,
  }));
  const id = await api.invoice({ items });
  expectOk(await api.pay(id, '240'));
  server.setToday('2026-04-02');
  expectOk(await api.writeOff(id, { taxrelief: true }));
  // A quarter of 320 is left: a quarter of each base.
  expect(await records()).toEqual([
    '2026-03-02 sale standard 100 20 0',
    '2026-03-02 sale exempt 100 0 0',
    '2026-03-02 sale outside 100 0 0',
    '2026-04-02 sale standard -25 -5 0',
    '2026-04-02 sale exempt -25 0 0',
    '2026-04-02 sale outside -25 0 0',
  ]);
  expectOk(await api.undoWriteOff(id));
  expect((await records()).slice(6).sort()).toEqual([
    '2026-04-02 sale exempt 25 0 0',
    '2026-04-02 sale outside 25 0 0',
    '2026-04-02 sale standard 25 5 0',
  ]);
});

test('an edited invoice takes its records back on its own day, and gets those of what it says now', async () => {
  const [vat, zero] = [await taxOf('standard', '20'), await taxOf('zero', '0')];
  const items = (TaxId: string) => [{ ItemName: 'Work', quantity: '1', price: '100', TaxId }];
  const customer = await api.customer();
  const id = await api.invoice({ customer, items: items(vat) });
  server.setToday('2026-04-02');
  expectOk(await api.update(id, { customer, items: items(zero) }, (await api.view(id)).version));
  expect((await records()).sort()).toEqual([
    '2026-03-02 sale standard -100 -20 0',
    '2026-03-02 sale standard 100 20 0',
    '2026-03-02 sale zero 100 0 0',
  ]);
});

test.each([
  [{ Kind: 'exempt', TaxPercentage: '5' }, 'TaxPercentage'],
  [{ Kind: 'standard', TaxPercentage: '0' }, 'TaxPercentage'],
  [{ Kind: 'standard', TaxPercentage: '5', Deductible: '101' }, 'Deductible'],
] as const)('a tax of %o is refused beside its field', async (card, field) => {
  const { status, body } = await client.send(taxCalls.addTax, { TaxName: 'Wrong', ...card });
  expect([status, body]).toMatchObject([400, { fields: [{ field }] }]);
});

test('a client that knows neither kind nor part leaves them as they are, unless it changes what it knows', async () => {
  const TaxId = await taxOf('reduced', '7', { Deductible: '50', Reason: 'By half' });
  const update = (more: object) =>
    client.send(taxCalls.updateTax, { TaxId, TaxName: 'Reduced', TaxPercentage: '7', ...more });
  const card = async () => {
    const { body } = expectOk(await client.send(taxCalls.listTaxes, {}));
    return typeof body === 'string' ? undefined : body.data.find((one) => one.TaxId === TaxId);
  };
  expectOk(await update({ IsRecoverable: true }));
  expect(await card()).toMatchObject({
    Kind: 'reduced',
    Deductible: '50',
    Reason: 'By half',
    IsRecoverable: true,
  });
  expectOk(await update({ IsRecoverable: false }));
  expect(await card()).toMatchObject({ Kind: 'reduced', Deductible: '0', IsRecoverable: false });
});

test('the rates that are usual in a country are added at once, and those there are left alone', async () => {
  const own = await server.client();
  await server.owner.query(`update business set country = 'DE' where id = $1`, [idFromWire(own.business)]);
  const names = async () => {
    const { body } = expectOk(await own.send(taxCalls.listTaxes, {}));
    return typeof body === 'string' ? [] : body.data.map(({ TaxName, Kind }) => `${TaxName} ${Kind}`);
  };
  const added = async () => {
    const { message, data } = expectOk(await own.send(taxCalls.addUsualTaxes, {})).body;
    return [message, data.Added];
  };
  expect(await added()).toEqual(['3 taxes added.', 3]);
  expect(await names()).toEqual(['USt 0% zero', 'USt 19% standard', 'USt 7% reduced']);
  expect(await added()).toEqual(['You already have these taxes.', 0]);
  expect(await names()).toHaveLength(3);
});
