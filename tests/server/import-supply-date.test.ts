import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { expectOk } from '../support/api.ts';
import { documentsOf } from '../support/document-pages.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** The date of supply in a file of sales. */
let server: Server;
let client: Client;
let imports: ReturnType<typeof importApiFor>;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
});
beforeEach(async () => {
  client = await server.client();
  imports = importApiFor(client, 'sales');
});
afterAll(() => server.close());

const issued = { issue: true, paymentmode: 1 };
const supplied = async () =>
  (await documentsOf(client, 'invoice')).map(({ externalNumber, paper }) => [externalNumber, paper.supplyOn]);

const previewed = async (text: string, more: object = {}) => {
  const importid = await imports.uploaded(text);
  const mapping = { importid, ...(await imports.mapping(importid)), ...issued, ...more };
  return expectOk(await client.send(importCalls.previewImport, mapping)).body.data;
};

test('invoices and receipts have the date of their file; an update changes it where the file tells it, and undoing puts it back', async () => {
  const file = `Number,Type,Customer,Issue date,Leistungsdatum,Item,Quantity,Price
S-1,Invoice,Ada,2026-03-02,2026-02-27,Work,1,50
S-1,Invoice,Ada,2026-03-02,,Play,1,20
S-2,Receipt,Ada,2026-03-02,2026-03-01,Work,1,50
S-3,Invoice,Ada,2026-03-02,,Work,1,50
`;
  expect(await imports.imported(file, issued)).toMatchObject({ created: 4, failed: 0, groups: [] });
  const before = [
    ['S-1', '2026-02-27'],
    ['S-2', '2026-03-01'],
    ['S-3', null],
  ];
  expect(await supplied()).toEqual(before);
  const update = { duplicates: 'update' };
  const silent = 'Number,Customer,Issue date,Item,Quantity,Price\nS-1,Ada,2026-03-02,Work,1,60\n';
  expect(await imports.imported(silent, update)).toMatchObject({ updated: 1, failed: 0 });
  expect(await supplied()).toEqual(before);
  const telling =
    'Number,Customer,Issue date,Supply date,Item,Quantity,Price\nS-1,Ada,2026-03-02,2026-02-28,Work,1,60\n';
  const run = await imports.imported(telling, update);
  expect(run).toMatchObject({ updated: 1, failed: 0 });
  expect(await supplied()).toEqual([['S-1', '2026-02-28'], ...before.slice(1)]);
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1, kept: 0, refused: 0 });
  expect(await supplied()).toEqual(before);
});

test('a date that can’t be read, is far away or differs from another row’s is refused in its row', async () => {
  const { groups } = await previewed(`Number,Customer,Issue date,Date of supply,Item,Quantity,Price
A-1,Ada,2026-03-02,in May,Work,1,10
A-2,Ada,2026-03-02,2026-03-01,Work,1,10
A-2,Ada,2026-03-02,2026-03-02,Play,1,10
A-3,Ada,2026-03-02,2062-03-01,Work,1,10
A-4,Ada,2026-03-02,2026-03-01,Work,1,10
`);
  expect(groups.map(({ column, value, lines }) => `${lines} ${column} ${value}`).sort()).toEqual([
    '2 supplyOn in May',
    '4 supplyOn 2026-03-02',
    '5 supplyOn 2062-03-01',
  ]);
});

test('the law’s notice counts the invoices whose file has no date of supply for them', async () => {
  const germany = { companyname: 'Nordlicht', address: 'Lindenstraße 12', country: { id: 276 } };
  expectOk(await client.send(businessCalls.updateBusiness, germany));
  await server.addTax(client, 'USt', '19');
  const rows = (day: string) => `Number,Customer,Issue date,Tax point,Item,Quantity,Price,Tax
A-1,Ada,2026-03-02,2026-03-01,Work,1,1000,USt
A-2,Ada,2026-03-02,${day},Work,1,1000,USt
`;
  const about = async (text: string) => {
    const { warnings, lacking } = await previewed(text);
    return {
      said: warnings.filter((one) => one.includes('the date of supply')),
      lacks: lacking.some(({ what }) => what === 'supplyDate'),
    };
  };
  expect(await about(rows(''))).toEqual({
    said: ['1 invoice doesn’t show the date of supply. Invoices from Germany must (§ 14 (4) no. 6 UStG).'],
    lacks: true,
  });
  expect(await about(rows('2026-03-02'))).toEqual({ said: [], lacks: false });
});

test('what was imported without a number before files had such a column is known again by a file with one', async () => {
  const rows = (head: string, cell: string) =>
    `Customer,Issue date,${head}Item,Quantity,Price\nAda,2026-03-02,${cell}Work,1,5\n`;
  expect(await imports.imported(rows('', ''), issued)).toMatchObject({ created: 1 });
  const again = await imports.imported(rows('Date of supply,', '2026-03-01,'), { ...issued, again: true });
  expect(again).toMatchObject({ created: 0, skipped: 1 });
});
