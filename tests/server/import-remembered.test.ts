import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { expectOk } from '../support/api.ts';
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

test('what was chosen for a file is proposed for the next of its kind, and asked no more where its columns are the same', async () => {
  const imports = importApiFor(client, 'sales');
  const first = await imports.uploaded(
    'Number,Customer,Issue date,Item,Quantity,Price\nD-1,Ada,03/02/2026,Lamp,1,"1,234"\n',
  );
  expect(await imports.view(first)).toMatchObject({ ambiguousdate: '03/02/2026', ambiguousnumber: '1,234' });
  const chosen = {
    dateformat: 'd/m/y',
    decimalsign: ',',
    duplicates: 'update',
    issue: true,
    paymentmode: 4,
    replacements: [{ field: 'tax', value: 'GST', by: 'VAT' }],
  };
  expectOk(
    await client.send(importCalls.mapImport, {
      importid: first,
      ...(await imports.mapping(first)),
      ...chosen,
    }),
  );
  const again = await imports.uploaded(
    'Number,Customer,Issue date,Item,Quantity,Price\nD-2,Ada,04/02/2026,Lamp,1,"2,345"\n',
  );
  expect(await imports.view(again)).toMatchObject({ ...chosen, ambiguousdate: null, ambiguousnumber: null });
  // A file of other columns is proposed the same, and asked about.
  const other = await imports.uploaded(
    'Nr,Customer,Issue date,Item,Price\nD-3,Ada,04/02/2026,Lamp,"2,345"\n',
  );
  expect(await imports.view(other)).toMatchObject({
    ...chosen,
    ambiguousdate: '04/02/2026',
    ambiguousnumber: '2,345',
  });
  const bills = importApiFor(client, 'bills');
  const bill = await bills.uploaded('Number,Vendor,Issue date,Item,Price\nB-1,Wax,04/02/2026,Wicks,5\n');
  expect(await bills.view(bill)).toMatchObject({ duplicates: 'skip', issue: false, replacements: [] });
});

test('that rows are added beside what is here is chosen for one file alone', async () => {
  const imports = importApiFor(client);
  const first = await imports.uploaded('Name,Price\nCandle,5\n');
  const mapping = { importid: first, ...(await imports.mapping(first)), duplicates: 'create' };
  expectOk(await client.send(importCalls.mapImport, mapping));
  expect((await imports.view(first)).duplicates).toBe('create');
  expect((await imports.view(await imports.uploaded('Name,Price\nLamp,5\n'))).duplicates).toBe('skip');
});

test('columns that were read with the other sign are so again, and only where they are below zero', async () => {
  const imports = importApiFor(client, 'expenses');
  const row = (day: string, amount: string) => `Date,Name,Amount\n${day},Taxi,${amount}\n`;
  const first = await imports.uploaded(row('2026-03-01', '-5'));
  const read = { importid: first, ...(await imports.mapping(first)), turned: ['amount'] };
  expectOk(await client.send(importCalls.mapImport, read));
  expect((await imports.view(await imports.uploaded(row('2026-03-02', '-6')))).turned).toEqual(['amount']);
  expect((await imports.view(await imports.uploaded(row('2026-03-02', '6')))).turned).toBeUndefined();
});

test('the line of column names is found again where it was chosen, and a file without names stays one', async () => {
  const imports = importApiFor(client);
  const titled = (title: string, name: string) => `Name,Price\n${title}\nBezeichnung,Preis\n${name},5\n`;
  const first = await imports.uploaded(titled('a,b', 'Candle'));
  expect((await imports.view(first)).headerline).toBe(1);
  expectOk(await client.send(importCalls.chooseImportHeader, { importid: first, headerline: 3 }));
  const mapping = [
    { field: 'name', column: 0 },
    { field: 'price', column: 1 },
  ];
  const matched = { importid: first, ...(await imports.mapping(first)), mapping };
  expectOk(await client.send(importCalls.mapImport, matched));
  const again = await imports.view(await imports.uploaded(titled('c,d\ne,f', 'Lamp')));
  expect(again).toMatchObject({ headerline: 4, headers: ['Bezeichnung', 'Preis'], mapping });
  const bare = await imports.uploaded('Jug,Clay\nCup,Tin\n');
  expectOk(await client.send(importCalls.chooseImportHeader, { importid: bare, headerline: 0 }));
  expectOk(await client.send(importCalls.mapImport, { ...matched, importid: bare }));
  const next = await imports.uploaded('Mug,Iron\nPot,Tin\nPan,Tin\n');
  expect(await imports.view(next)).toMatchObject({ headerline: 0, total: 3, mapping });
  // Names we know are found all the same.
  expect((await imports.view(await imports.uploaded('Name,Price\nPot,5\n'))).headerline).toBe(1);
});

test('a draft says whether it had come to its review, until its columns are read or matched anew', async () => {
  const imports = importApiFor(client);
  const importid = await imports.uploaded(iconv.encode('Název,Price\nSvíčka,5\n', 'windows-1250'));
  expectOk(await client.send(importCalls.decodeImport, { importid, encoding: 'windows-1250' }));
  const mapping = [
    { field: 'name', column: 0 },
    { field: 'price', column: 1 },
  ];
  const read = { importid, ...(await imports.mapping(importid)), mapping, duplicates: 'update' };
  expectOk(await client.send(importCalls.mapImport, { ...read, reviewed: true }));
  expect(await imports.view(importid)).toMatchObject({ reviewed: true, status: 'Mapped' });
  // Read in another encoding its columns keep their places and what was chosen stays, but it is matched once more.
  expectOk(await client.send(importCalls.decodeImport, { importid, encoding: 'windows-1252' }));
  expect(await imports.view(importid)).toMatchObject({
    reviewed: false,
    status: 'Uploaded',
    headers: ['Název', 'Price'],
    mapping,
    duplicates: 'update',
  });
  expectOk(await client.send(importCalls.mapImport, { ...read, reviewed: true }));
  expectOk(await client.send(importCalls.mapImport, read));
  expect((await imports.view(importid)).reviewed).toBe(false);
});
