import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { documentsOf } from '../support/document-pages.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const issued = { issue: true, paymentmode: 1 };
const previewed = async (kind: ImportKind, file: string, more: object = {}) => {
  const imports = importApiFor(client, kind);
  const importid = await imports.uploaded(file);
  const answered = { importid, ...(await imports.mapping(importid)), ...more };
  return expectOk(await client.send(importCalls.previewImport, answered)).body.data;
};
const notImported = async (importid: string) => {
  const { url } = expectOk(await client.send(importCalls.importErrorFile, { importid })).body.data;
  return (await server.app.inject({ url })).payload.trim().split('\r\n').slice(1);
};
const sums = async (kind: 'invoice' | 'bill' | 'order' = 'invoice') =>
  (await documentsOf(client, kind))
    .map(({ externalNumber, status, tax, total, settled }) =>
      [externalNumber, status, tax, total, settled].join(' '),
    )
    .sort();

/** Orders as a shop exports them: sums and state on the first row of each. */
const shop = `Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Cancelled at,Refunded Amount,Outstanding Balance
#71,mia@shop.test,paid,USD,60.00,5.00,7.31,69.31,3.00,2026-02-03 10:11:12 +0100,2,Kettle,15.00,Mia Roth,,0.00,0.00
#71,mia@shop.test,,,,,,,,2026-02-03 10:11:12 +0100,1,Teapot,30.00,,,,
#72,leo@shop.test,pending,USD,10.00,0.00,1.90,11.90,0.00,2026-02-04 08:00:00 +0100,1,Whisk,10.00,Leo Roth,,0.00,11.90
#73,eva@shop.test,refunded,USD,20.00,0.00,0.00,20.00,0.00,2026-02-05 08:00:00 +0100,1,Bowl,20.00,Eva Roth,2026-02-06 08:00:00 +0100,20.00,0.00
#74,ida@shop.test,refunded,USD,12.00,0.00,0.00,12.00,0.00,2026-02-05 08:00:00 +0100,1,Cup,12.00,Ida Roth,,12.00,0.00
`;

test('a shop’s file comes in as it says: its tax by amount, what is paid as paid, what was cancelled or refunded told', async () => {
  const preview = await previewed('sales', shop, issued);
  expect(preview).toMatchObject({ created: 2, skipped: 2, failed: 0 });
  const run = await importApiFor(client, 'sales').imported(shop, issued);
  expect(run).toMatchObject({ created: 3, skipped: 2, failed: 0 });
  expect(await sums()).toEqual(['#71 Paid 7.31 69.31 69.31', '#72 NotPaid 1.9 11.9 0']);
  expect(run.groups.map(({ message, lines }) => `${lines} ${message}`).sort()).toEqual([
    '5 It’s cancelled in your file, so it wasn’t imported.',
    expect.stringMatching(/^6 It’s refunded in your file/),
  ]);
  expect((await notImported(run.importid)).map((row) => row.split(',')[0])).toEqual(['#73', '#74']);
  expect(await api.balances()).toMatchObject({ 2: '11.9' });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('as drafts they have the same sums, and it’s said that what was paid isn’t imported', async () => {
  const preview = await previewed('sales', shop);
  expect(preview.warnings).toContainEqual(expect.stringContaining('Drafts have no payments'));
  await importApiFor(client, 'sales').imported(shop);
  expect(await sums()).toEqual(['#71 Draft 7.31 69.31 0', '#72 Draft 1.9 11.9 0']);
});

/** Files as other programs write their sums, each with one document that agrees with them and one that doesn't. */
const programs: readonly {
  program: string;
  kind: ImportKind;
  file: string;
  column: string;
  message: RegExp;
}[] = [
  {
    program: 'Xero',
    kind: 'sales',
    column: 'total',
    message: /\$31\.00.*\$24\.00/,
    file: 'Number,Customer,InvoiceDate,Item,Quantity,Price,Total,TaxTotal,TaxAmount,InvoiceAmountPaid,InvoiceAmountDue,Status\nX-1,Ada,2026-03-01,Work,2,10,24,4,4,0,24,AUTHORISED\nX-2,Ada,2026-03-01,Work,2,10,31,4,4,0,31,AUTHORISED\n',
  },
  {
    program: 'QuickBooks',
    kind: 'bills',
    column: 'balance',
    message: /\$9\.00.*\$24\.00/,
    file: 'Bill no,Supplier,Bill date,Item,Quantity,Price,Tax amount,Total amount,Amount paid,Open balance,Status\nX-1,Ada,2026-03-01,Work,2,10,4,24,0,24,Open\nX-2,Ada,2026-03-01,Work,2,10,4,24,0,9,Open\n',
  },
  {
    program: 'Zoho',
    kind: 'sales',
    column: 'total',
    message: /\$25\.00.*\$24\.00/,
    file: 'Invoice Number,Customer Name,Invoice Date,Item Name,Quantity,Item Price,Item Tax Amount,Total,Balance,Invoice Status\nX-1,Ada,2026-03-01,Work,1,10,1.50,24,24,Sent\nX-1,Ada,2026-03-01,Play,1,10,2.50,24,24,Sent\nX-2,Ada,2026-03-01,Work,2,10,4,25,25,Overdue\n',
  },
  {
    program: 'another program',
    kind: 'sales',
    column: 'status',
    message: /\$10\.00 of \$24\.00/,
    file: 'Invoice number,Customer,Invoice date,Product,Quantity,Price,Total tax,Invoice total,Paid,Status\nX-1,Ada,2026-03-01,Work,2,10,4,24,,Viewed\nX-2,Ada,2026-03-01,Work,2,10,4,24,10,Paid\n',
  },
  {
    program: 'FreshBooks',
    kind: 'sales',
    column: 'taxAmount',
    message: /\$4\.00.*\$2\.00/,
    file: 'Number,Client Name,Date,Item Name,Quantity,Price,Tax Name,Tax 1 Amount,Invoice Status\nX-1,Ada,2026-03-01,Work,2,10,,4,sent\nX-2,Ada,2026-03-01,Work,2,10,VAT,4,sent\n',
  },
  {
    program: 'Invoice Ninja',
    kind: 'sales',
    column: 'total',
    message: /\$240\.00.*\$24\.00/,
    file: 'Invoice Number,Client Name,Date,Product,Quantity,Price,Invoice Total Taxes,Invoice Amount,Invoice Balance,Invoice Status\nX-1,Ada,2026-03-01,Work,2,10,4,24,24,Sent\nX-2,Ada,2026-03-01,Work,2,10,4,240,240,Sent\n',
  },
  {
    program: 'a list of orders',
    kind: 'purchase-orders',
    column: 'total',
    message: /\$30\.00.*\$24\.00/,
    file: 'PO number,Vendor,Order date,Item,Quantity,Price,Tax amount,Total,Status\nX-1,Ada,2026-03-01,Work,2,10,4,24,Open\nX-2,Ada,2026-03-01,Work,2,10,4,30,Open\n',
  },
];

describe.each(programs)('a file as $program writes it', ({ kind, file, column, message }) => {
  test('is compared with its own sums: what agrees comes in, what differs is told with both figures', async () => {
    await api.tax('VAT', '10');
    const run = await importApiFor(client, kind).imported(file, issued);
    expect(run.groups).toMatchObject([{ column, message: expect.stringMatching(message) }]);
    const of = { sales: 'invoice', bills: 'bill', 'purchase-orders': 'order' } as const;
    const [only, ...others] = await sums(of[kind as keyof typeof of]);
    expect([only, others]).toEqual([expect.stringMatching(/^X-1 \w+ 4 24 0$/), []]);
    expect(await notImported(run.importid)).toEqual([expect.stringMatching(/^X-2,/)]);
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  });
});

test('a total that differs by rounding comes in with a warning of both figures, and paid whole it is paid', async () => {
  await api.tax('VAT', '7.5');
  const file =
    'Number,Customer,Date,Item,Quantity,Price,Tax,Total,Status\nR-1,Ada,2026-03-01,Work,1,9.99,VAT,10.73,Paid\n';
  const preview = await previewed('sales', file, issued);
  expect(preview.warnings).toEqual([
    'R-1: the total is $10.73 in your file and $10.74 here, because of rounding.',
  ]);
  await importApiFor(client, 'sales').imported(file, issued);
  expect(await sums()).toEqual(['R-1 Paid 0.75 10.74 10.74']);
});

test('totals of lines are added, a draft stays one among what is issued, and states that say too little are told', async () => {
  const file =
    'Number,Customer,Date,Item,Quantity,Price,Total,Status\nA,Ada,2026-03-01,Work,1,10,10,Draft\nA,Ada,2026-03-01,Play,1,5,5,\nB,Ada,2026-03-01,Work,1,10,10,Partially paid\nC,Ada,2026-03-01,Work,1,10,10,In dispute\nD,Ada,2026-03-01,Work,1,10,10,Partially refunded\nE,Ada,2026-03-01,Work,1,10,10,VOID\n';
  const preview = await previewed('sales', file, issued);
  expect(preview).toMatchObject({ created: 4, skipped: 1, failed: 0 });
  expect(preview.warnings).toEqual([
    'B is paid in part, but the file doesn’t say how much. It’s imported as unpaid.',
    'The status “In dispute” isn’t known. It’s ignored.',
    'D is refunded in part in your file. It’s imported as paid, without the refund.',
  ]);
  await importApiFor(client, 'sales').imported(file, issued);
  expect(await sums()).toEqual(['A Draft 0 15 0', 'B NotPaid 0 10 0', 'C NotPaid 0 10 0', 'D Paid 0 10 10']);
});

test('what is left to pay says what was paid: the balance of a file in another currency too', async () => {
  expectOk(await client.send(businessCalls.enableMultiCurrency, { flag: true }));
  const file =
    'Number,Customer,Date,Item,Quantity,Price,Currency,Rate,Balance\nA,Ada,2026-03-01,Work,1,10,EUR,1.25,4\n';
  await importApiFor(client, 'sales').imported(file, issued);
  expect(await sums()).toEqual(['A DepositPaid 0 10 6']);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('tax by amount is kept when the file comes again as an update, put back by undoing it, and exported', async () => {
  const imports = importApiFor(client, 'sales');
  const head = 'Number,Customer,Date,Item,Quantity,Price';
  await imports.imported(`${head},Tax amount\nA,Ada,2026-03-01,Work,2,10,4\n`, issued);
  const update = { duplicates: 'update' };
  const same = await imports.imported(`${head},Notes\nA,Ada,2026-03-01,Work,2,10,Thanks\n`, update);
  expect([same.updated, await sums()]).toEqual([1, ['A NotPaid 4 24 0']]);
  const more = await imports.imported(`${head},Tax amount\nA,Ada,2026-03-01,Work,2,10,5\n`, update);
  expect(await sums()).toEqual(['A NotPaid 5 25 0']);
  await imports.undone(more.importid);
  expect(await sums()).toEqual(['A NotPaid 4 24 0']);
  const wrong = await imports.imported(`${head},Total\nA,Ada,2026-03-01,Work,3,10,99\n`, update);
  expect(wrong).toMatchObject({ updated: 0, failed: 1, groups: [{ column: 'total' }] });
  expect(await violationsSeenBy(server.owner)).toEqual([]);

  const { url } = expectOk(await client.send(importCalls.exportOwnFile, { type: 'sales' })).body.data;
  const { payload } = await server.app.inject({ url });
  const other = await server.client();
  expect(await importApiFor(other, 'sales').imported(payload, issued)).toMatchObject({
    created: 1,
    failed: 0,
  });
  client = other;
  expect(await sums()).toEqual(['A NotPaid 4 24 0']);
});

test('tax by amount of a bill is claimed back where the country lets it be, and a cost elsewhere', async () => {
  const file = 'Number,Vendor,Date,Item,Quantity,Price,Tax amount\nA,Ada,2026-03-01,Paper,2,10,4\n';
  for (const [country, cost] of [
    ['US', '24'],
    ['GB', '20'],
  ] as const) {
    client = await server.client();
    await server.owner.query('update business set country = $2 where id = $1', [
      client.shop.business.id,
      country,
    ]);
    await importApiFor(client, 'bills').imported(file, issued);
    const balances = await apiFor(client).balances();
    expect([balances[10], Object.values(balances).includes(cost)]).toEqual(['-24', true]);
  }
});

test('documents without a number are known again when their state has changed', async () => {
  const imports = importApiFor(client, 'sales');
  const file = (status: string) =>
    `Customer,Date,Item,Quantity,Price,Total,Status\nAda,2026-03-01,Work,1,10,10,${status}\n`;
  await imports.imported(file('Sent'), issued);
  expect(await imports.imported(file('Overdue'), issued)).toMatchObject({ created: 0, skipped: 1 });
});

test('an expense is compared with the total and the tax that its row says', async () => {
  await api.tax('VAT', '10');
  const run = await importApiFor(client, 'expenses').imported(
    'Date,Category,Name,Amount,Tax,Tax amount,Total\n2026-03-01,Travel,Taxi,40,VAT,4,44\n2026-03-01,Travel,Bus,40,,4,44\n2026-03-01,Travel,Train,40,VAT,9,44\n',
  );
  expect(run).toMatchObject({ created: 1, failed: 2 });
  expect(run.groups.map(({ column, message }) => [column, message]).sort()).toEqual([
    ['taxAmount', expect.stringMatching(/\$9\.00.*\$4\.00/)],
    ['total', expect.stringMatching(/\$44\.00.*\$40\.00/)],
  ]);
});
