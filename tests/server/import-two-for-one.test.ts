import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
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

/** Files in which a thing comes twice, or two have something in common, with what they bring into the books: an account and its balance. */
const files: readonly {
  kind: ImportKind;
  what: string;
  file: string;
  things: number;
  books: Readonly<Record<number, string>>;
  more?: object;
}[] = [
  {
    kind: 'customers',
    what: 'two of one mailbox',
    things: 2,
    books: { 2: '562.5' },
    file: 'Name,Email,Opening balance,As of\nQuay Sports: north store,sport@quay.test,477.50,2026-01-31\nQuay Sports: south store,Sport@quay.test,85.00,2026-01-31\n',
  },
  {
    kind: 'vendors',
    what: 'two of one mailbox and two of one name',
    things: 4,
    books: { 10: '-100' },
    file: 'Name,Email,Opening balance\nWax,ap@wax.test,10\nWicks,ap@wax.test,20\nPost,,30\npost,,40\n',
  },
  {
    kind: 'inventory',
    what: 'two of one title',
    things: 3,
    books: { 34: '23' },
    file: 'Name,Cost,Quantity,Opening day\nStool,5,2,2026-01-31\nstool,5,2,2026-01-31\nBench,3,1,2026-01-31\n',
  },
  {
    kind: 'expenses',
    what: 'two equal ones of a day',
    things: 3,
    books: { 25: '6.5' },
    file: 'Date,Category,Name,Amount\n2026-03-01,Travel,Parking,2.50\n2026-03-01,Travel,Parking,2.50\n2026-03-02,Travel,Bus,1.50\n',
  },
  {
    kind: 'expenses',
    what: 'two of one number',
    things: 2,
    books: { 25: '7' },
    file: 'Number,Date,Category,Name,Amount\nR-1,2026-03-01,Travel,Taxi,4\nR-1,2026-03-01,Travel,Coffee,3\n',
  },
  {
    kind: 'sales',
    what: 'two equal ones without a number',
    things: 3,
    books: { 2: '25' },
    more: issued,
    file: 'Customer,Issue date,Item,Quantity,Price\nAda,2026-03-01,Work,1,10\nBen,2026-03-01,Work,1,5\nAda,2026-03-01,Work,1,10\n',
  },
  {
    kind: 'bills',
    what: 'two equal ones without a number',
    things: 3,
    books: { 10: '-25' },
    more: issued,
    file: 'Vendor,Issue date,Item,Quantity,Price\nAda,2026-03-01,Work,1,10\nBen,2026-03-01,Work,1,5\nAda,2026-03-01,Work,1,10\n',
  },
  {
    kind: 'purchase-orders',
    what: 'two equal ones without a number',
    things: 3,
    books: {},
    file: 'Vendor,Issue date,Item,Quantity,Price\nAda,2026-03-01,Work,1,10\nBen,2026-03-01,Work,1,5\nAda,2026-03-01,Work,1,10\n',
  },
];

describe.each(files)('a file of $kind with $what', ({ kind, file, things, books, more = {} }) => {
  const notImported = async (importid: string) => {
    const { url } = expectOk(await client.send(importCalls.importErrorFile, { importid })).body.data;
    return (await server.app.inject({ url })).payload.trim().split('\r\n').slice(1);
  };

  test('brings each, its preview says so, and none is lost or doubled when it comes again', async () => {
    const imports = importApiFor(client, kind);
    const importid = await imports.uploaded(file);
    const answered = { importid, ...(await imports.mapping(importid)), ...more };
    const preview = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
    expect(preview).toMatchObject({ created: things, skipped: 0, failed: 0, groups: [] });
    expect(preview.warnings).not.toEqual([]);
    const run = await imports.imported(file, more);
    expect(run).toMatchObject({ created: things, skipped: 0, failed: 0, groups: [] });
    const before = await api.balances();
    expect(before).toMatchObject(books);

    const again = await imports.imported(file, { ...more, again: true });
    expect(again).toMatchObject({ created: 0, skipped: things, failed: 0 });
    expect(await api.balances()).toEqual(before);
    // What it would have brought is named, with its reason.
    expect(again.groups).toMatchObject([
      { message: expect.stringContaining('You already have'), rows: things },
    ]);
    expect(await notImported(again.importid)).toHaveLength(things);
    // One more of them is one more.
    const [, , another] = file.split('\n');
    const longer = await imports.imported(`${file}${another}\n`, { ...more, again: true });
    expect(longer).toMatchObject({ created: 1, skipped: things });
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  });
});

test('equal rows of different parts of a file are each imported, and known again', async () => {
  const imports = importApiFor(client, 'expenses');
  const rows = Array.from({ length: 620 }, (_, n) => `2026-03-01,Travel,${n % 2 ? 'Fee' : `Trip ${n}`},0.50`);
  const file = `Date,Category,Name,Amount\n${rows.join('\n')}\n`;
  expect(await imports.imported(file)).toMatchObject({ created: 620, skipped: 0, failed: 0 });
  expect(await api.balances()).toMatchObject({ 25: '310' });
  expect(await imports.imported(file, { again: true })).toMatchObject({ created: 0, skipped: 620 });
});

test('rows of one SKU can only be one item: the others come back with their money and the reason', async () => {
  const imports = importApiFor(client);
  const file = 'Name,SKU,Cost,Quantity\nLamp,L-1,5,2\nLamp,L-1,5,3\n';
  for (const duplicates of ['skip', 'update']) {
    const run = await imports.imported(file, { duplicates, again: true });
    expect(run).toMatchObject({ failed: 1 });
    expect(run.groups).toEqual([
      { column: '', value: '', message: 'The same item is on line 2 already.', rows: 1, lines: [3] },
    ]);
  }
  expect(await api.balances()).toMatchObject({ 34: '10' });
});

test('a row of a name alone is another item than one of that name with a SKU in the same file, whichever part it is in', async () => {
  const imports = importApiFor(client);
  const others = Array.from({ length: 600 }, (_, n) => `Other ${n},,1,1`);
  const file = ['Name,SKU,Cost,Quantity', 'Stool,S-1,5,1', ...others, 'Stool,,7,1', ''].join('\n');
  expect(await imports.imported(file)).toMatchObject({ created: 602, skipped: 0 });
  expect(await imports.imported(file, { again: true })).toMatchObject({ created: 0, skipped: 602 });
});

test('what is left out and brings no money needs no file', async () => {
  const imports = importApiFor(client, 'customers');
  await imports.imported('Name,Opening balance\nAda,\nBen,5\n');
  const again = await imports.imported('Name,Opening balance\nAda,\nBen,5\n', { again: true });
  expect(again).toMatchObject({ skipped: 2 });
  expect(again.groups).toMatchObject([{ lines: [3], rows: 1 }]);
});

test('who shares a mailbox with a customer that is here is told before they are imported as another', async () => {
  const imports = importApiFor(client, 'customers');
  await imports.imported('Name,Email\nAda,office@quay.test\n');
  const importid = await imports.uploaded('Name,Email\nBen,Office@quay.test\n');
  const answered = { importid, ...(await imports.mapping(importid)) };
  const preview = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
  expect(preview.warnings).toEqual([
    'Ben and Ada have the same email, Office@quay.test. They’re imported as two contacts.',
  ]);
});
