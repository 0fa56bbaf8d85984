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

const speaks = (locale: string) =>
  server.owner.query('update business set locale = $2 where id = $1', [client.shop.business.id, locale]);

/** How a file is proposed to be read, and what is asked about it. */
const proposed = async (text: string) => {
  const imports = importApiFor(client);
  const view = await imports.view(await imports.uploaded(text));
  const { dateformat, decimalsign, ambiguousdate, ambiguousnumber } = view;
  return { dateformat, decimalsign, ambiguousdate, ambiguousnumber };
};

test('a number that can be read two ways is asked about, and read as somebody says', async () => {
  const imports = importApiFor(client);
  const importid = await imports.uploaded('Name,Price\nCandle,"1,234"\n');
  expect(await imports.view(importid)).toMatchObject({
    decimalsign: '.',
    ambiguousnumber: '1,234',
    ambiguousdate: null,
  });
  const answered = { importid, ...(await imports.mapping(importid)), decimalsign: ',' };
  expectOk(await client.send(importCalls.mapImport, answered));
  expect(await imports.view(importid)).toMatchObject({ decimalsign: ',', ambiguousnumber: null });
  // Another that only one way reads leaves nothing to ask.
  expect(await proposed('Name,Price\nCandle,"1,234"\nLamp,"2,5"\n')).toMatchObject({
    decimalsign: ',',
    ambiguousnumber: null,
  });
});

test.each([
  ['en-US', 'm/d/y', '.'],
  ['en-GB', 'd/m/y', '.'],
  ['de-DE', 'd.m.y', ','],
  ['sv-SE', 'iso', ','],
])('a file that says nothing of it is proposed as %s writes', async (locale, dateformat, decimalsign) => {
  await speaks(locale);
  expect(await proposed('Name,Price,Opening day\nCandle,5,\n')).toEqual({
    dateformat,
    decimalsign,
    ambiguousdate: null,
    ambiguousnumber: null,
  });
});

test.each([
  ['en-US', 'm/d/y', 'd/m/y'],
  ['en-GB', 'd/m/y', 'm/d/y'],
])('days that can be read two ways are proposed as %s writes them', async (locale, likely) => {
  await speaks(locale);
  expect(await proposed('Name,Opening day\nCandle,03/02/2026\n')).toMatchObject({
    dateformat: likely,
    ambiguousdate: '03/02/2026',
  });
});

/** A file of 1,200 rows whose days can be read two ways but for one, and whose numbers too. */
const longFile = (row: number, day: string, price: string): string => {
  const line = (at: number) =>
    at === row ? `Item ${at},"${price}",${day}` : `Item ${at},"1,234",03/02/2026`;
  return `Name,Price,Opening day\n${Array.from({ length: 1200 }, (_, at) => line(at + 1)).join('\n')}\n`;
};

test('formats are proposed from the first 1,000 rows: what stands there decides, and what comes behind does not', async () => {
  await speaks('en-US');
  const open = {
    dateformat: 'm/d/y',
    ambiguousdate: '03/02/2026',
    decimalsign: '.',
    ambiguousnumber: '1,234',
  };
  const decided = { dateformat: 'd/m/y', ambiguousdate: null, decimalsign: ',', ambiguousnumber: null };
  expect(await proposed(longFile(900, '31/01/2026', '2,5'))).toEqual(decided);
  expect(await proposed(longFile(1000, '31/01/2026', '2,5'))).toEqual(decided);
  expect(await proposed(longFile(1001, '31/01/2026', '2,5'))).toEqual(open);
  expect(await proposed(longFile(1100, '31/01/2026', '2,5'))).toEqual(open);
});

test('numbers and days are read as spreadsheets, banks and other programs write them, all in one file', async () => {
  await speaks('de-DE');
  const imports = importApiFor(client);
  const written: readonly (readonly [price: string, expiry: string])[] = [
    ['45,50', '31.12.2027'],
    ['1 234,56 kr', '2027/12/31'],
    ['EUR 1.234,56', '31-Dez-2027'],
    ['1,23,456.78', '46752'],
    ['12,00 €', '31. Dez. 2027 14:05'],
  ];
  const lines = written.map(([price, expiry], at) => `P${at + 1};"${price}";${expiry}`);
  const text = `Name;Price;Expiry\n${lines.join('\n')}\nBad;"(5,00)";31.12.2027\n`;
  const run = await imports.imported(text);
  expect(run).toMatchObject({ created: 5, failed: 1, dateformat: 'd.m.y', decimalsign: ',' });
  // Brackets are below zero, which no price is.
  expect(run.groups).toMatchObject([{ value: '(5,00)', message: 'The price can’t be negative.' }]);
  const { rows } = await server.owner.query(
    'select name, price::float8 as price, expires_on::text as expiry from product where business_id = $1 order by name',
    [client.shop.business.id],
  );
  expect(rows).toEqual(
    [45.5, 1234.56, 1234.56, 123456.78, 12].map((price, at) => ({
      name: `P${at + 1}`,
      price,
      expiry: '2027-12-31',
    })),
  );
});

test('columns are proposed as the last file of the kind was matched, and to no other kind or business', async () => {
  const imports = importApiFor(client);
  const importid = await imports.uploaded('Bezeichnung,Nr,Preis\nCandle,C-1,5\n');
  expect((await imports.mapping(importid)).mapping).toEqual([]);
  const mapping = [
    { field: 'name', column: 0 },
    { field: 'sku', column: 1 },
    { field: 'price', column: 2 },
  ];
  expectOk(await imports.start(importid, { mapping }));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 1 });
  // The same names, in another order.
  const again = await imports.uploaded('Preis,Bezeichnung,Nr\n7,Lamp,L-1\n');
  const proposedAgain = (await imports.mapping(again)).mapping;
  expect(proposedAgain).toHaveLength(3);
  expect(Object.fromEntries(proposedAgain.map(({ field, column }) => [field, column]))).toEqual({
    name: 1,
    sku: 2,
    price: 0,
  });
  const customers = importApiFor(client, 'customers');
  const other = await customers.uploaded('Preis,Bezeichnung,Nr\n7,Lamp,L-1\n');
  expect((await customers.mapping(other)).mapping).toEqual([]);
  const elsewhere = importApiFor(await server.client());
  const theirs = await elsewhere.uploaded('Preis,Bezeichnung,Nr\n7,Lamp,L-1\n');
  expect((await elsewhere.mapping(theirs)).mapping).toEqual([]);
});
