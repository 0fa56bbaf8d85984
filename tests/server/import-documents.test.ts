import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { comparedDocuments, documentsOf } from '../support/document-pages.ts';
import { importApiFor } from '../support/import-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let ids: { vat: string; candle: string };

const open = async () => {
  client = await server.client();
  api = apiFor(client);
  ids = { vat: await api.tax('VAT', '7.5'), candle: await api.goods('Candle', '100', '4') };
};
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  await open();
});
afterAll(() => server.close());

const issued = { issue: true, paymentmode: 1 };
const bills = `Number,Vendor,Issue date,Due date,Item,Quantity,Price,Tax,Paid,Account,Vendor’s reference
1001,Wax & Co,2026-03-01,2026-03-15,Candle,10,4.5,VAT,,,W-1
1001,Wax & Co,,,Wicks,100,0.1,,,Advertising,
1001,Paper & Post,2026-03-02,2026-04-02,Boxes,20,1,,20,,P-1
`;
const orders = `Number,Vendor,Issue date,Item,Quantity,Price,Tax,Notes
PO-0001,Wax & Co,2026-03-05,Candle,10,4.5,VAT,Mornings
PO-0001,Wax & Co,2026-03-05,Wicks,100,0.1,,
`;
const line = (ProductName: string, Qty: string, HomeUnitPrice: string, more: object = {}) => ({
  ProductName,
  Qty,
  HomeUnitPrice,
  ...more,
});

const bare = (all: unknown[]) =>
  (all as Record<string, unknown>[]).map(({ number: _, search: __, ...document }) => document);
const seen = async (kind: 'bill' | 'order') => [
  bare(await comparedDocuments(client, kind)),
  await api.balances(),
  await api.stockOf(ids.candle),
];

test('a file of bills is what typing them is, with two vendors’ bills of one number', async () => {
  const run = await importApiFor(client, 'bills').imported(bills, issued);
  expect(run).toMatchObject({ created: 3, failed: 0, groups: [] });
  const imported = await seen('bill');
  expect((await documentsOf(client, 'bill')).map((one) => [one.number, one.externalNumber])).toEqual([
    ['BILL-0001', '1001'],
    ['BILL-0002', '1001'],
  ]);
  await open();
  const bill = billApiFor(client);
  const [wax, paper] = [await bill.vendor('Wax & Co'), await bill.vendor('Paper & Post')];
  await bill.bill({
    vendor: wax,
    day: '2026-03-01',
    due: '2026-03-15',
    reference: 'W-1',
    items: [
      line('Candle', '10', '4.5', { ProductIDFK: ids.candle, TaxID: ids.vat }),
      line('Wicks', '100', '0.1', { TAccountId: 24 }),
    ],
  });
  const boxes = await bill.bill({
    vendor: paper,
    day: '2026-03-02',
    due: '2026-04-02',
    reference: 'P-1',
    items: [line('Boxes', '20', '1')],
  });
  expectOk(await bill.pay(boxes, '20'));
  expect(imported).toEqual(await seen('bill'));
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('a file of purchase orders is what typing them is, and it is undone whole', async () => {
  const imports = importApiFor(client, 'purchase-orders');
  const before = [await api.balances(), await api.stockOf(ids.candle)];
  const run = await imports.imported(orders, issued);
  expect(run).toMatchObject({ created: 2, failed: 0, groups: [] });
  const imported = await seen('order');
  expect((await documentsOf(client, 'order')).map(({ number, status }) => [number, status])).toEqual([
    ['PO-0001', 'Issued'],
  ]);
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 2, kept: 0, refused: 0 });
  expect([await api.balances(), await api.stockOf(ids.candle)]).toEqual(before);
  expect(await imports.imported(orders, { ...issued, again: true })).toMatchObject({ created: 2 });
  await open();
  await orderApiFor(client).order({
    vendor: await billApiFor(client).vendor('Wax & Co'),
    more: { PurchaseOrderDate: '2026-03-05', Note: 'Mornings' },
    items: [
      line('Candle', '10', '4.5', { ProductIDFK: ids.candle, TaxID: ids.vat }),
      line('Wicks', '100', '0.1'),
    ],
  });
  expect(imported).toEqual(await seen('order'));
});

test('undoing takes documents, payments and goods out on their own days; what was changed is kept, what is locked refused', async () => {
  const imports = importApiFor(client, 'sales');
  const before = [await api.balances(), await api.stockOf(ids.candle)];
  const sales = `Number,Type,Customer,Issue date,Item,Quantity,Price,Tax,Paid
S-1,Invoice,Ada,2026-03-01,Candle,3,5,VAT,10
S-1,Invoice,Ada,2026-03-01,Work,1,50,,10
S-2,Receipt,Ada,2026-03-02,Candle,1,6,,
S-3,Invoice,Ben,2026-03-03,Work,1,40,,
S-4,Invoice,Ben,2026-01-10,Work,1,30,,
`;
  const run = await imports.imported(sales, issued);
  expect(run).toMatchObject({ created: 5, groups: [] });
  const [, , third] = await documentsOf(client, 'invoice');
  expectOk(await api.pay(idToWire(third!.id), '40'));
  await server.lockBooks(client, '2026-01-31');
  const undone = await imports.undone(run.importid);
  expect(undone).toMatchObject({ status: 'Undone', undone: 3, kept: 1, refused: 1 });
  expect(undone.left.map(({ line, undo, name, reason }) => `${line} ${undo} ${name}: ${reason}`)).toEqual([
    '5 kept S-3: It was changed after the import.',
    expect.stringMatching(/^6 refused S-4: .*2026/),
  ]);
  expect(await api.stockOf(ids.candle)).toBe(before[1]);
  expect(await api.balances('2026-03-02')).toEqual({ ...(before[0] as object), 2: '30', 13: '-30' });
  await server.lockBooks(client, null);
  expect(await imports.imported(sales, { ...issued, again: true })).toMatchObject({ created: 3, skipped: 2 });
  expect(
    (await documentsOf(client, 'invoice')).map(({ number, status }) => `${number} ${status}`).sort(),
  ).toEqual(['S-1 Deleted', 'S-1 DepositPaid', 'S-2 Deleted', 'S-2 Paid', 'S-3 Paid', 'S-4 NotPaid'].sort());
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('an update changes what its file tells and corrects the books; undoing puts it back', async () => {
  const imports = importApiFor(client, 'sales');
  const sales = `Number,Customer,Issue date,Item,Description,Quantity,Price,Tax,Notes
S-1,Ada,2026-03-01,Candle,Red,3,5,VAT,Thanks
S-1,Ada,2026-03-01,Work,,1,50,,
`;
  await imports.imported(sales, issued);
  const before = [
    await comparedDocuments(client, 'invoice'),
    await api.balances(),
    await api.stockOf(ids.candle),
  ];
  const change = 'Number,Customer,Issue date,Item,Quantity,Price\nS-1,Ada,2026-03-02,Candle,5,6\n';
  const run = await imports.imported(change, { duplicates: 'update' });
  expect(run).toMatchObject({ updated: 1, created: 0, groups: [] });
  const [document] = await documentsOf(client, 'invoice');
  expect(document).toMatchObject({ issuedOn: '2026-03-02', notes: 'Thanks', total: '32.25', number: 'S-1' });
  expect(document!.lines).toMatchObject([{ description: 'Red', quantity: '5', taxPercent: '7.5' }]);
  expect(await api.stockOf(ids.candle)).toBe('95 worth 380');
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1, kept: 0, refused: 0 });
  const after = [
    await comparedDocuments(client, 'invoice'),
    await api.balances(),
    await api.stockOf(ids.candle),
  ];
  const same = ([documents, ...books]: unknown[]) => [
    JSON.parse(JSON.stringify(documents), (key, value) =>
      key === 'id' || key === 'statusBefore' ? null : value,
    ),
    ...books,
  ];
  expect(same(after)).toEqual(same(before));
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

/** What is on every account beside the candles' opening stock. */
const booked = async () => {
  const { 33: _, 34: __, ...others } = await api.balances();
  return others;
};

test('the account of a bill’s line is the one its file names: an asset as well as an expense, and none of taxes or cash', async () => {
  const imports = importApiFor(client, 'bills');
  const file = `Number,Vendor,Issue date,Item,Quantity,Price,Account
7,Works,2026-03-01,Lathe,1,600,Equipment
7,Works,2026-03-01,Instalment,1,200,45
7,Works,2026-03-01,Pens,1,5,
8,Works,2026-03-01,Odd,1,5,Sales tax paid
9,Works,2026-03-01,Odd,1,5,Accounts payable
`;
  const run = await imports.imported(file, issued);
  // Rows are counted, and the three of the first bill are whole.
  expect(run).toMatchObject({ created: 3, failed: 2 });
  expect(await booked()).toEqual({ 6: '600', 10: '-805', 26: '5', 45: '200' });
});

test('an update moves a bill’s lines to the accounts its file names, and undoing moves them back', async () => {
  const imports = importApiFor(client, 'bills');
  const file = (lathe: string, price: string) => `Number,Vendor,Issue date,Item,Quantity,Price,Account
7,Works,2026-03-01,Lathe,1,${price},${lathe}
7,Works,2026-03-01,Deposit,1,100,Deposits paid
`;
  await imports.imported(file('Equipment', '600'), issued);
  const run = await imports.imported(file('Repairs', '650'), { duplicates: 'update' });
  expect(run).toMatchObject({ updated: 2, failed: 0 });
  expect(await booked()).toEqual({ 10: '-750', 31: '650', 50: '100' });
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 2, refused: 0 });
  expect(await booked()).toEqual({ 6: '600', 10: '-700', 50: '100' });
  // A file without the column leaves them where they are.
  const bare =
    'Number,Vendor,Issue date,Item,Quantity,Price\n7,Works,2026-03-01,Lathe,1,610\n7,Works,2026-03-01,Deposit,1,100\n';
  expect(await imports.imported(bare, { duplicates: 'update' })).toMatchObject({ updated: 2 });
  expect(await booked()).toEqual({ 6: '610', 10: '-710', 50: '100' });
});

test('documents older than opening balances move nothing that those hold already, and say so', async () => {
  const candle = await api.goods('Lamp', '10', '40', '2026-03-10');
  expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada',
      openingbalance: '240',
      openingbalancedate: '2026-03-10',
    }),
  );
  const books = await api.balances();
  const imports = importApiFor(client, 'sales');
  const text =
    'Number,Customer,Issue date,Item,Quantity,Price\nS-1,Ada,2026-03-01,Lamp,4,100\nS-2,Ada,2026-03-12,Lamp,1,100\n';
  const importid = await imports.uploaded(text);
  const answered = { importid, ...(await imports.mapping(importid)), ...issued };
  const preview = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
  const includes =
    'Imported documents dated before Mar 10, 2026 don’t change the stock of Lamp. Its opening stock that day already includes them.';
  expect(preview.warnings).toEqual([
    expect.stringMatching(/^Ada has an opening balance of Mar 10, 2026/),
    includes,
  ]);
  await imports.imported(text, { ...issued, again: true });
  expect(await api.stockOf(candle)).toBe('9 worth 360');
  const [older, newer] = ['S-1', 'S-2'].map(async (number) => {
    const rows = (await api.list({ searchquery: number })).Invoices;
    return (await api.view(rows[0]!.id)).Creditable.map(({ goods, openedOn }) => ({ goods, openedOn }));
  });
  expect(await older).toEqual([{ goods: false, openedOn: '2026-03-10' }]);
  expect(await newer).toEqual([{ goods: true, openedOn: null }]);
  const bill =
    'Number,Vendor,Issue date,Item,Quantity,Price\nB-1,Wax,2026-03-01,Lamp,10,40\nB-2,Wax,2026-03-12,Lamp,1,40\n';
  await importApiFor(client, 'bills').imported(bill, issued);
  expect(await api.stockOf(candle)).toBe('10 worth 400');
  const after = await api.balances();
  expect(Number(after[33]) - Number(books[33])).toBe(400);
  expect(Number(after[32])).toBe(40);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('what was paid before the opening balance of its account is in that balance: it goes to 33', async () => {
  await api.bank('Harbour Bank', { OpeningBalance: '1000', OpeningDate: '2026-03-10' });
  const before = await api.balances();
  const sales =
    'Number,Type,Customer,Issue date,Item,Quantity,Price,Paid\nS-1,Invoice,Ada,2026-03-01,Work,1,100,60\nS-2,Receipt,Ada,2026-03-09,Work,1,7,7\nS-3,Invoice,Ada,2026-03-10,Work,1,50,50\n';
  await importApiFor(client, 'sales').imported(sales, { issue: true, paymentmode: 2 });
  const sold = await api.balances();
  const moved = (account: number, now: typeof before, then: typeof before) =>
    Number(now[account] ?? 0) - Number(then[account] ?? 0);
  const bank = Object.keys(before)
    .map(Number)
    .find((account) => account >= 1000)!;
  expect([moved(bank, sold, before), moved(33, sold, before), moved(2, sold, before)]).toEqual([50, 67, 40]);
  const bills =
    'Number,Vendor,Issue date,Item,Quantity,Price,Paid\nB-1,Wax,2026-03-09,Work,1,30,30\nB-2,Wax,2026-03-11,Work,1,20,20\n';
  await importApiFor(client, 'bills').imported(bills, { issue: true, paymentmode: 2 });
  const bought = await api.balances();
  expect([moved(bank, bought, sold), moved(33, bought, sold)]).toEqual([-20, -30]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test.each(['bills', 'purchase-orders'] as const)(
  'the export of imported %s is their file, byte for byte',
  async (kind) => {
    const exported = async (of: Client): Promise<string> => {
      const { url } = expectOk(await of.send(importCalls.exportOwnFile, { type: kind })).body.data;
      return (await server.app.inject({ url })).payload;
    };
    const heads = {
      bills:
        'Number,Vendor,Issue date,Due date,Item,Description,Quantity,Price,Line discount,Tax,Discount,Currency,Paid,Payment date,Payment method,Rate,Shipping,Shipping tax,Prices include tax,Location,Account,Notes,Vendor’s reference,Total,Tax amount,Tax base',
      'purchase-orders':
        'Number,Vendor,Issue date,Item,Description,Quantity,Price,Line discount,Tax,Discount,Currency,Rate,Shipping,Shipping tax,Prices include tax,Location,Account,Notes,Total,Tax amount,Tax base',
    };
    await importApiFor(client, kind).imported(kind === 'bills' ? bills : orders, issued);
    const text = await exported(client);
    expect(text.split('\r\n')[0]).toBe(`\uFEFF${heads[kind]}`);
    expect(text.trim().split('\r\n')).toHaveLength(kind === 'bills' ? 4 : 3);
    await open();
    expect(await importApiFor(client, kind).imported(text, issued)).toMatchObject({ failed: 0, groups: [] });
    expect(await exported(client)).toBe(text);
  },
);
