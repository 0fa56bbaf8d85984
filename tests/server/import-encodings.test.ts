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

const czech = 'Název;Město\nŽluťoučký kůň s.r.o.;Česká Lípa\nNovak;Brno\nPříliš a.s.;Plzeň\n';
const czechBytes = iconv.encode(czech, 'windows-1250');
const mapping = {
  mapping: [{ field: 'name', column: 0 }],
  dateformat: 'iso',
  decimalsign: '.',
  duplicates: 'skip',
} as const;
const needed = 'This file doesn’t say how its letters are saved. Choose its encoding first.';

const names = async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    'select name from contact where business_id = $1 order by created_at, name',
    [client.shop.business.id],
  );
  return rows.map(({ name }) => name).sort();
};

const locatedIn = (locale: string) =>
  server.owner.query('update business set locale = $2 where id = $1', [client.shop.business.id, locale]);

test('letters that could be read in several ways are asked about, with rows as they would be read', async () => {
  await locatedIn('en-CZ');
  const imports = importApiFor(client, 'customers');
  const importid = await imports.uploaded(czechBytes);
  expect(await imports.view(importid)).toMatchObject({
    encoding: 'windows-1250',
    encodingby: 'proposal',
    unreadable: 0,
    letters: [
      { line: 1, cells: ['Název', 'Město'] },
      { line: 2, cells: ['Žluťoučký kůň s.r.o.', 'Česká Lípa'] },
      { line: 4, cells: ['Příliš a.s.', 'Plzeň'] },
    ],
    Standing: { facts: { encodingBy: 'proposal' } },
  });
  const other = { importid, encoding: 'windows-1252' } as const;
  const { body } = expectOk(await client.send(importCalls.viewImport, other));
  expect(body.data).toMatchObject({ encoding: 'windows-1252', encodingby: 'proposal' });
  expect(body.data.letters[1]!.cells[0]).toBe(
    'Žluouèký kùò s.r.o.'.replace('Žlu', 'Žlu\u009d').replace('\u009d', '�'),
  );
  expect(body.data.unreadable).toBe(1);
});

test('nothing is matched, previewed or started before the encoding is chosen, and the refusal says so', async () => {
  const imports = importApiFor(client, 'customers');
  const importid = await imports.uploaded(czechBytes);
  for (const call of [importCalls.mapImport, importCalls.previewImport, importCalls.startImport] as const)
    expect(await client.send(call, { importid, ...mapping })).toMatchObject({
      status: 400,
      body: { Message: needed, kind: 'illegal-move' },
    });
  expect(await client.send(importCalls.startImport, { importid })).toMatchObject({
    body: { Message: needed },
  });
  expect(await names()).toEqual([]);
});

test('a chosen encoding is read in letter by letter, column names too, and can be chosen otherwise before it starts', async () => {
  const imports = importApiFor(client, 'customers');
  const importid = await imports.uploaded(czechBytes);
  const decode = (encoding: 'iso-8859-2' | 'windows-1250') =>
    client.send(importCalls.decodeImport, { importid, encoding });
  // 0x9e is no letter of the ISO table: the column names are all right, and a row isn't.
  expectOk(await decode('iso-8859-2'));
  expect(await imports.view(importid)).toMatchObject({ encodingby: 'person', unreadable: 2 });
  expectOk(await client.send(importCalls.mapImport, { importid, ...mapping }));
  expectOk(await decode('windows-1250'));
  expect(await imports.view(importid)).toMatchObject({
    status: 'Uploaded',
    encoding: 'windows-1250',
    headers: ['Název', 'Město'],
    total: 3,
  });
  // Chosen once more, nothing changes by it.
  expectOk(await client.send(importCalls.mapImport, { importid, ...mapping }));
  expectOk(await decode('windows-1250'));
  expect((await imports.view(importid)).status).toBe('Mapped');
  expectOk(await client.send(importCalls.startImport, { importid }));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 3, letters: [] });
  expect(await names()).toEqual(['Novak', 'Příliš a.s.', 'Žluťoučký kůň s.r.o.']);
  expect((await decode('iso-8859-2')).body).toMatchObject({
    Message: 'This import has started. Its columns can no longer be changed.',
  });
});

test('a start may name the encoding itself', async () => {
  const imports = importApiFor(client, 'customers');
  const text = '名前,市\n株式会社テスト,東京\n田中商店,大阪\n';
  const importid = await imports.uploaded(iconv.encode(text, 'shift_jis'));
  expectOk(await client.send(importCalls.startImport, { importid, ...mapping, encoding: 'shift_jis' }));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({
    status: 'Finished',
    created: 2,
    encodingby: 'person',
  });
  expect(await names()).toEqual(['株式会社テスト', '田中商店'].sort());
});

test.each([
  ['UTF-8', Buffer.from(czech), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${czech}`), 'utf-8'],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${czech}`, 'utf16le'), 'utf-16le'],
  ['plain ASCII', Buffer.from('Name;City\nNovak;Brno\n'), 'utf-8'],
] as const)(
  'a file in %s is never asked about, and no other encoding is taken for it',
  async (_, bytes, encoding) => {
    const imports = importApiFor(client, 'customers');
    const importid = await imports.uploaded(bytes);
    expect(await imports.view(importid)).toMatchObject({ encoding, encodingby: 'file', letters: [] });
    expect(
      (await client.send(importCalls.decodeImport, { importid, encoding: 'windows-1250' })).body,
    ).toMatchObject({
      Message: 'The encoding of this file is known, so it can’t be changed.',
      kind: 'illegal-move',
    });
    expectOk(await client.send(importCalls.decodeImport, { importid, encoding }));
    expectOk(await client.send(importCalls.startImport, { importid, ...mapping, encoding }));
  },
);

test('bytes that are no letter of the encoding are a fault of their row, in the file of errors and when that comes again', async () => {
  const imports = importApiFor(client, 'customers');
  const broken = Buffer.concat([
    Buffer.from('Name,City\nŻółw,Łódź\nCaf'),
    Buffer.from([0xe9]),
    Buffer.from(',Paris\nŻaba,Krak'),
    Buffer.from([0xf3]),
    Buffer.from('w\n'),
  ]);
  const importid = await imports.uploaded(broken);
  expect(await imports.view(importid)).toMatchObject({
    encoding: 'utf-8',
    encodingby: 'proposal',
    unreadable: 2,
  });
  // The city of the last row isn't read for anything.
  expectOk(await client.send(importCalls.startImport, { importid, ...mapping, encoding: 'utf-8' }));
  await imports.work(importid);
  const fault =
    'Name has letters that can’t be read (�). Type them again, or import the file in another encoding.';
  expect(await imports.view(importid)).toMatchObject({
    status: 'Finished',
    created: 2,
    failed: 1,
    groups: [{ column: 'name', value: 'Caf�', message: fault, lines: [3] }],
  });
  const { url } = expectOk(await client.send(importCalls.importErrorFile, { importid })).body.data;
  const { payload } = await server.app.inject({ url });
  expect(payload).toBe(`\uFEFFName,City,What to correct\r\nCaf�,Paris,"${fault}"\r\n`);
  expect(await imports.imported(payload, mapping)).toMatchObject({ created: 0, failed: 1 });
});

test.each([
  ['windows-1250', 'Price isn’t a number.'],
  // It has no such apostrophe.
  ['iso-8859-2', "Price isn't a number."],
] as const)(
  'the rows with errors come back in %s, as their file came in, and are known again',
  async (encoding, reason) => {
    const imports = importApiFor(client, 'inventory');
    const text = 'Name;Price\nŽluťoučký kůň;much\nLampa;5\n';
    const importid = await imports.uploaded(iconv.encode(text, encoding));
    expectOk(await imports.start(importid, { encoding }));
    await imports.work(importid);
    const { url } = expectOk(await client.send(importCalls.importErrorFile, { importid })).body.data;
    const { rawPayload, headers } = await server.app.inject({ url });
    expect(headers['content-type']).toBe(`text/csv; charset=${encoding}`);
    expect(iconv.decode(rawPayload, encoding)).toBe(
      `Name;Price;What to correct\r\nŽluťoučký kůň;much;${reason}\r\n`,
    );
    const again = await imports.view(await imports.uploaded(rawPayload));
    expect(again).toMatchObject({ encoding, encodingby: 'proposal' });
  },
);

test('an encoding in which the file is no table, or its columns have no names, is refused beside the choice', async () => {
  const imports = importApiFor(client, 'customers');
  const importid = await imports.uploaded(iconv.encode('Žena;Muž\nEva;Adam\n', 'windows-1250'));
  const chosen = async (encoding: 'utf-8' | 'utf-16le') =>
    (await client.send(importCalls.decodeImport, { importid, encoding })).body;
  const names = 'The column names can’t be read in this encoding. Choose another one.';
  expect(await chosen('utf-8')).toMatchObject({
    kind: 'invalid',
    Message: names,
    fields: [{ field: 'encoding', message: names }],
  });
  expect(await chosen('utf-16le')).toMatchObject({ kind: 'invalid', fields: [{ field: 'encoding' }] });
  expect(await imports.view(importid)).toMatchObject({ encodingby: 'proposal' });
});

test('letters are found and read in a long file, behind megabytes of plain rows', async () => {
  await locatedIn('en-CZ');
  const imports = importApiFor(client, 'inventory');
  const plain = `${'x'.repeat(60)},5\n`.repeat(40_000);
  const text = `Name,Price\n${plain}Žluťoučký kůň,7\n`;
  const importid = await imports.uploaded(iconv.encode(text, 'windows-1250'));
  expect(await imports.view(importid)).toMatchObject({
    encoding: 'windows-1250',
    encodingby: 'proposal',
    total: 40_001,
    letters: [{ line: 40_002, cells: ['Žluťoučký kůň'] }],
  });
});
