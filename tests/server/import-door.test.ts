import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
});
afterAll(() => server.close());

/** The contacts of the business as its database has them, by name. */
const contacts = async () => {
  const { rows } = await server.owner.query<{ name: string; email: string; city: string }>(
    `select name, coalesce(email, '') as email, coalesce(card -> 'billing' ->> 'city', '') as city from contact where business_id = $1 order by name`,
    [client.shop.business.id],
  );
  return rows.map(({ name, email, city }) => [name, email, city]);
};

const titled = `"Customers, printed March 1, 2026";;;
;;;
Name;City;Email;
Ada;Bath;ada@b.test;x
Ben;Leeds;ben@b.test;
`;

test('names below a title are found, a column without one is named, and the rows below become customers', async () => {
  const imports = importApiFor(client, 'customers');
  const importid = await imports.uploaded(titled);
  const view = await imports.view(importid);
  expect(view).toMatchObject({ headerline: 3, total: 2, headers: ['Name', 'City', 'Email', 'Column 4'] });
  expect(view.beginning.slice(0, 2)).toEqual([
    { line: 1, cells: ['Customers, printed March 1, 2026', '', '', ''] },
    { line: 3, cells: ['Name', 'City', 'Email', ''] },
  ]);
  expectOk(await imports.start(importid));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 2, failed: 0 });
  expect(await contacts()).toEqual([
    ['Ada', 'ada@b.test', 'Bath'],
    ['Ben', 'ben@b.test', 'Leeds'],
  ]);
});

test('another line is chosen, or none, until the import starts; its columns are matched anew', async () => {
  const imports = importApiFor(client, 'customers');
  const importid = await imports.uploaded('Ada,ada@b.test\nBen,ben@b.test\n');
  expect(await imports.view(importid)).toMatchObject({
    headerline: 0,
    total: 2,
    headers: ['Column 1', 'Column 2'],
  });
  const choose = (headerline: number) =>
    client.send(importCalls.chooseImportHeader, { importid, headerline });
  expectOk(await choose(1));
  expect(await imports.view(importid)).toMatchObject({ total: 1, headers: ['Ada', 'ada@b.test'] });
  expect(await choose(7)).toMatchObject({
    status: 400,
    body: {
      kind: 'invalid',
      fields: [{ field: 'headerline', message: 'The column names must be on one of the first 20 rows.' }],
    },
  });
  expectOk(await choose(0));
  const mapping = {
    mapping: [
      { field: 'name', column: 0 },
      { field: 'email', column: 1 },
    ],
  };
  expectOk(await imports.start(importid, mapping));
  await imports.work(importid);
  expect(await contacts()).toEqual([
    ['Ada', 'ada@b.test', ''],
    ['Ben', 'ben@b.test', ''],
  ]);
  expect((await choose(1)).body).toMatchObject({
    kind: 'illegal-move',
    Message: 'This import has started. Its columns can no longer be changed.',
  });
});

test('names in parts, a name that comes twice and 1,000 columns go in', async () => {
  const more = Array.from({ length: 995 }, (_, at) => `x${at}`);
  const headers = ['First Name', 'Last Name', 'Company', 'City', 'City', ...more];
  const rows = [
    ['Ann', 'Doe', 'Acme', '', 'Bath'],
    ['', '', 'Acme', 'York', ''],
  ];
  const imports = importApiFor(client, 'customers');
  const run = await imports.imported([headers, ...rows].map((cells) => cells.join(',')).join('\n'));
  expect(run).toMatchObject({ created: 2, failed: 0 });
  expect(run.headers.slice(3, 5)).toEqual(['City', 'City (2)']);
  expect(await contacts()).toEqual([
    ['Acme', '', 'York'],
    ['Ann Doe', '', ''],
  ]);
});

test('a list of what was paid, all below zero, is asked about and becomes expenses above zero', async () => {
  const imports = importApiFor(client, 'expenses');
  const text =
    'Date;Name;Category;Amount\n01.03.2026;Papier AG;Travel;-59,99\n02.03.2026;Bahn;Travel;(12,00)\n';
  const importid = await imports.uploaded(text);
  expect((await imports.view(importid)).belowzero).toEqual([{ field: 'amount', value: '-59,99' }]);
  const preview = async (more: object) => {
    const mapping = { importid, ...(await imports.mapping(importid)), ...more };
    return expectOk(await client.send(importCalls.previewImport, mapping)).body.data;
  };
  expect(await preview({})).toMatchObject({ created: 0, failed: 2 });
  expect(await preview({ turned: ['amount'] })).toMatchObject({ created: 2, openingvalue: '71.99' });
  expectOk(await imports.start(importid, { turned: ['amount'] }));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ created: 2, failed: 0, turned: ['amount'] });
  const balances = Object.values(await apiFor(client).balances()).map(Number);
  expect(balances.sort((a, b) => a - b)).toEqual([-71.99, 71.99]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
