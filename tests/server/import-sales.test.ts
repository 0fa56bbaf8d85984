import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importRunJob } from '../../server/jobs/import-run.ts';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { findRun } from '../../server/store/imports/import-runs.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { currencyOf } from '../../src/domain/values/currency.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { comparedDocuments, documentsOf } from '../support/document-pages.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let imports: ReturnType<typeof importApiFor>;
let ids: { vat: string; candle: string };

const open = async () => {
  client = await server.client();
  api = apiFor(client);
  imports = importApiFor(client, 'sales');
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
const head =
  'Number,Type,Customer,Issue date,Due date,Item,Description,Quantity,Price,Tax,Discount,Shipping,Shipping tax,Notes,Paid\n';
/** An invoice of three lines whose rows lie apart, one that is paid in part, and a receipt. */
const file =
  `${head}INV-0001,Invoice,Ada Stone,2026-03-01,2026-03-31,Candle,Red,3,5,VAT,10%,4,VAT 7.5%,Thanks,
INV-0002,Invoice,Ben Ade,2026-03-02,,Consulting,,1.5,80,,,,,,20
INV-0001,,ada stone,,,Consulting,One day,1,400,7.5%,,,,,
inv-0001,Invoice,,,,candle,,2,5.25,,10%,,,,
REC-0001,Receipt,Ada Stone,2026-03-03,,Candle,,1,6,,,,,,6.00
`.replace('inv-0001', 'INV-0001');

const typed = async () => {
  const [ada, ben] = [await api.customer('Ada Stone'), await api.customer('Ben Ade')];
  const line = (name: string, quantity: string, price: string, more: object = {}) => ({
    ItemName: name,
    quantity,
    price,
    ...more,
    ...(name === 'Candle' && { productid: ids.candle }),
  });
  await api.invoice({
    customer: ben,
    issuedOn: '2026-03-02',
    deposit: '20',
    items: [line('Consulting', '1.5', '80')],
  });
  await api.invoice({
    customer: ada,
    issuedOn: '2026-03-01',
    dueOn: '2026-03-31',
    notes: 'Thanks',
    money: {
      discountType: 'percentage',
      discountPercentage: '10',
      ShipValue: '4',
      ShippingTaxIDFK: ids.vat,
    },
    items: [
      line('Candle', '3', '5', { description: 'Red', TaxId: ids.vat }),
      line('Consulting', '1', '400', { description: 'One day', TaxId: ids.vat }),
      line('Candle', '2', '5.25'),
    ],
  });
  await api.invoice({
    type: 'receipt',
    customer: ada,
    issuedOn: '2026-03-03',
    items: [line('Candle', '1', '6')],
  });
};

test('a file of sales is what typing its documents is: field by field, with their numbers, stock and books', async () => {
  expect(await imports.imported(file, issued)).toMatchObject({
    status: 'Finished',
    created: 5,
    failed: 0,
    total: 5,
    groups: [],
  });
  const seen = async () => [
    await comparedDocuments(client, 'invoice'),
    await api.balances(),
    await api.stockOf(ids.candle),
  ];
  const imported = await seen();
  const numbers = (await documentsOf(client, 'invoice')).map(({ number, channel }) => [number, channel]);
  expect(numbers).toEqual([
    ['INV-0002', 'import'],
    ['INV-0001', 'import'],
    ['REC-0001', 'import'],
  ]);
  await open();
  await typed();
  const [documents, ...books] = await seen();
  const bare = (all: unknown) =>
    (all as Record<string, unknown>[]).map(({ number: _, search: __, ...document }) => document);
  expect([bare(imported[0]), ...imported.slice(1)]).toEqual([bare(documents), ...books]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

/** The issued sales of the business as a file. */
const exported = async (of = client): Promise<string> => {
  const { url } = expectOk(await of.send(importCalls.exportOwnFile, { type: 'sales' })).body.data;
  return (await server.app.inject({ url })).payload;
};
const count = async () => (await documentsOf(client, 'invoice')).length;

test('imported twice is there once, with a number and without; the rows in another order are the same documents', async () => {
  const lines = file.trim().split('\n');
  expect(await imports.imported(file, issued)).toMatchObject({ created: 5 });
  expect(await imports.imported(file, { ...issued, again: true })).toMatchObject({ created: 0, skipped: 5 });
  const bare =
    'Customer,Issue date,Item,Quantity,Price\nAda Stone,2026-03-04,Work,1,5\nAda Stone,2026-03-04,Play,1,6\nAda Stone,2026-03-05,Work,1,5\n';
  expect(await imports.imported(bare, issued)).toMatchObject({ created: 3 });
  expect(await imports.imported(bare, { ...issued, again: true })).toMatchObject({ created: 0, skipped: 3 });
  expect(await count()).toBe(5);
  const sums = async () =>
    (await documentsOf(client, 'invoice'))
      .map(({ number, total, tax, lines: of }) => [
        number,
        total,
        tax,
        of.map((line) => line.quantity).sort(),
      ])
      .sort();
  await open();
  await imports.imported(file, issued);
  const before = [await sums(), await api.balances(), await api.stockOf(ids.candle)];
  await open();
  const [first, ...rest] = lines;
  // The contact of a row that has none is that of the one before it, so a row that names it goes first.
  const turned = [first, rest[4], rest[2], rest[1], rest[0], rest[3]].join('\n');
  expect(await imports.imported(turned, issued)).toMatchObject({ created: 5, groups: [] });
  expect([await sums(), await api.balances(), await api.stockOf(ids.candle)]).toEqual(before);
});

test('the export of what was imported is the file it was exported to, byte for byte', async () => {
  server.setToday('2026-03-20');
  expectOk(await client.send(businessCalls.enableMultiCurrency, { flag: true }));
  await typed();
  const cyd = await api.customer('=Cyd; "Sons", Ltd');
  await api.invoice({
    customer: cyd,
    issuedOn: '2026-02-27',
    notes: 'Two\nlines',
    prices: ['19.99', '0.015'],
    money: {
      ForeignCurrencyID: currencyOf('EUR').id,
      ExchangeRate: '1.25',
      discountType: 'fixed',
      discount: '1.50',
    },
  });
  await api.invoice({ customer: cyd, status: 'Draft' });
  // What is paid on several days comes back as paid on the day of issue, so this one is paid in full on that.
  const ben = (await documentsOf(client, 'invoice')).find(({ parties }) => parties.to.name === 'Ben Ade')!;
  expectOk(await api.pay(idToWire(ben.id), '100', { date: ben.issuedOn }));
  const text = await exported();
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFNumber,Type,Customer,Issue date,Due date,Date of supply,Item,Description,Quantity,Price,Line discount,Tax,Discount,Currency,Paid,Payment date,Payment method,Rate,Shipping,Shipping tax,Prices include tax,Location,Account,Notes,Total,Tax amount',
  );
  const other = await server.client();
  expectOk(await other.send(businessCalls.enableMultiCurrency, { flag: true }));
  await apiFor(other).tax('VAT', '7.5');
  await apiFor(other).goods('Candle', '100', '4');
  const run = await importApiFor(other, 'sales').imported(text, issued);
  expect(run).toMatchObject({ failed: 0, groups: [] });
  expect(await exported(other)).toBe(text);
});

test('a preview says what the import then does, and writes nothing', async () => {
  const importid = await imports.uploaded(file);
  const answered = { importid, ...(await imports.mapping(importid)), ...issued };
  const preview = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
  expect(preview).toMatchObject({ created: 3, failed: 0, tried: 5 });
  expect([await count(), await api.journal()]).toEqual([0, expect.anything()]);
  await imports.imported(file, { ...issued, again: true });
  const totals = (await documentsOf(client, 'invoice')).map(({ homeTotal }) => Number(homeTotal));
  expect(Number(preview.openingvalue)).toBeCloseTo(
    totals.reduce((sum, one) => sum + one, 0),
    6,
  );
});

test('they come as drafts unless they are to be issued, and a draft is issued as any other', async () => {
  expect(await imports.imported(file)).toMatchObject({ created: 5 });
  const documents = await documentsOf(client, 'invoice');
  expect(documents.map(({ status, number, externalNumber }) => [status, number, externalNumber])).toEqual([
    ['Draft', null, 'INV-0002'],
    ['Draft', null, 'INV-0001'],
    ['Draft', null, 'REC-0001'],
  ]);
  expect(await imports.imported(file, { again: true })).toMatchObject({ created: 0, skipped: 5 });
  expectOk(await api.setStatus(idToWire(documents[0]!.id), 'NotPaid'));
});

test('a draft keeps the number it came with once it is issued, one by one and together; where that is taken it gets the next of ours', async () => {
  const one = (number: string, customer: string) =>
    `Number,Customer,Issue date,Item,Quantity,Price\n${number},${customer},2026-03-01,Consulting,1,10\n`;
  await imports.imported(one('INV-0041', 'Ada Stone'));
  await imports.imported(one('INV-0041', 'Ben Ade'));
  await imports.imported(one('S-7', 'Ben Ade'));
  const idOf = async (externalNumber: string, at = 0) =>
    idToWire(
      (await documentsOf(client, 'invoice')).filter((row) => row.externalNumber === externalNumber)[at]!.id,
    );
  const [first, second, third] = [await idOf('INV-0041'), await idOf('INV-0041', 1), await idOf('S-7')];
  // Both are asked for at once: one of them has the number.
  for (const answer of await Promise.all([first, second, third].map((id) => api.setStatus(id, 'NotPaid'))))
    expectOk(answer);
  await api.invoice();
  const numbers = (await documentsOf(client, 'invoice')).map(({ number }) => number).sort();
  expect(numbers).toEqual(['INV-0041', 'INV-0042', 'INV-0043', 'S-7']);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('numbers of ours go on behind those of a file, and one that is taken gets the next of ours', async () => {
  const one = (number: string, customer = 'Ada Stone') =>
    `Number,Customer,Issue date,Item,Quantity,Price\n${number},${customer},2026-03-01,Consulting,1,10\n`;
  await imports.imported(one('INV-0041'), issued);
  await api.invoice();
  await imports.imported(one('INV-0041', 'Somebody else'), issued);
  expect(
    (await documentsOf(client, 'invoice')).map(({ number, externalNumber }) => [number, externalNumber]),
  ).toEqual([
    ['INV-0041', 'INV-0041'],
    ['INV-0042', null],
    ['INV-0043', 'INV-0041'],
  ]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('rows of one document that disagree keep it out whole, and its rows come back in the file of errors', async () => {
  const importid = await imports.uploaded(
    'Number,Customer,Issue date,Currency,Item,Quantity,Price,Tax\nA-1,Ada,2026-03-01,USD,Work,1,10,\nA-1,Ada,2026-03-02,EUR,Work,1,10,\nA-2,Ada,2026-03-01,,Work,0,10,\nA-2,Ada,2026-03-01,,Play,1,,Levy\nA-3,,2026-03-01,,Work,1,10,\nA-4,Ada,2026-03-01,,Work,1,10,Levy\nA-5,Ada,2026-02-01,,Work,1,10,\n',
  );
  await server.lockBooks(client, '2026-02-28');
  const answered = { importid, ...(await imports.mapping(importid)), ...issued };
  const previewed = async (more: object = {}) =>
    expectOk(await client.send(importCalls.previewImport, { ...answered, ...more })).body.data;
  const before = await previewed();
  expect(before.groups.map(({ column, value, lines }) => `${lines} ${column} ${value}`).sort()).toEqual([
    '3 currency EUR',
    '3 issuedOn 2026-03-02',
    '4 quantity 0',
    '5 price ',
    '5,7 tax Levy',
    '6 contact ',
    '8  ',
  ]);
  expect(before).toMatchObject({ created: 0, failed: 5 });
  await api.tax('Levy', '3');
  await imports.work(expectOk(await imports.start(importid, issued)).body.data.importid);
  const { url } = expectOk(await client.send(importCalls.importErrorFile, { importid })).body.data;
  const rows = (await server.app.inject({ url })).payload.trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',').filter(Boolean).at(-1))).toEqual([
    'Another row of this document has an error.',
    expect.stringMatching(/Issue date differs from line 2.*Currency differs/),
    'Enter a quantity above zero.',
    'Price is empty.',
    expect.stringContaining('customer'),
    // A day has a comma, as its business writes days.
    ' 2026. Choose a later day."',
  ]);
});

test('a run that is killed between any two of its transactions goes on: each document is there once, its rows however far apart', async () => {
  const numbers = Array.from({ length: 150 }, (_, n) => `K-${n + 1}`);
  const rows = (item: string) => numbers.map((number) => `${number},Ada Stone,2026-03-01,${item},1,10`);
  const text = ['Number,Customer,Issue date,Item,Quantity,Price', ...rows('Work'), ...rows('Play')].join(
    '\n',
  );
  const importid = await imports.uploaded(text);
  expectOk(await imports.start(importid, issued));
  const { shop } = client;
  const { taskId } = await withBusiness(shop, 'read', (tx) => findRun(tx, idFromWire(importid)));
  let killed = 0;
  for (let lives = 1; lives < 16; lives += 1) {
    let left = lives;
    const clock = () => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return shop.clock();
    };
    const job = importRunJob({ database: shop.database, clock } as never);
    await Promise.resolve(job({ business: shop.business.id, task: taskId }, {} as never)).catch(() => {
      killed += 1;
    });
  }
  expect(killed).toBeGreaterThan(5);
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({
    status: 'Finished',
    created: 300,
    failed: 0,
    pending: 0,
  });
  const documents = await documentsOf(client, 'invoice');
  expect(documents.map(({ number }) => number).sort()).toEqual([...numbers].sort());
  expect(documents.every(({ lines, total }) => lines.length === 2 && total === '20')).toBe(true);
});
