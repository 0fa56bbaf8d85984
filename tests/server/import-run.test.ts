import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { taskCalls } from '../../src/api/calls/task.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let imports: ReturnType<typeof importApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
  imports = importApiFor(client);
});
afterAll(() => server.close());

const file = `Name,SKU,Price,Cost,Quantity,Opening day
Candle,C-1,5,2,4,2026-01-31
Lamp,L-1,40,25.5,3,2026-03-20
Broken,B-1,much,,,
`;

const listed = async () =>
  expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body.products;

test('a file is uploaded, proposed how to be read, imported, and taken back', async () => {
  const importid = await imports.uploaded(file);
  const seen = await imports.view(importid);
  expect(seen).toMatchObject({
    status: 'Uploaded',
    total: 3,
    pending: 3,
    headers: ['Name', 'SKU', 'Price', 'Cost', 'Quantity', 'Opening day'],
    dateformat: 'iso',
    decimalsign: '.',
    ambiguousdate: null,
  });
  expect(seen.samples[0]).toEqual(['Candle', 'C-1', '5', '2', '4', '2026-01-31']);
  const mapping = await imports.mapping(importid);
  const preview = expectOk(await client.send(importCalls.previewImport, { importid, ...mapping })).body.data;
  expect(preview).toMatchObject({ created: 2, failed: 1, tried: 3, openingvalue: '84.5' });
  expect(preview.groups).toEqual([
    { column: 'price', value: 'much', message: 'Price isn’t a number.', rows: 1, lines: [4] },
  ]);
  expect(await listed()).toEqual([]);
  expect(expectOk(await imports.start(importid)).body.data.status).toBe('Running');
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({
    status: 'Finished',
    created: 2,
    failed: 1,
    pending: 0,
  });
  expect(await api.balances()).toEqual({ 33: '-84.5', 34: '84.5' });
  expect(await imports.undone(importid)).toMatchObject({ status: 'Undone', undone: 2, kept: 0, refused: 0 });
  expect(await api.balances()).toEqual({});
  expect(await listed()).toEqual([]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

const many = (count: number, from = 0) =>
  `Name,Price\n${Array.from({ length: count }, (_, at) => `Item ${from + at},1`).join('\n')}\n`;
const act = (call: 'stopImport' | 'resumeImport' | 'undoImport' | 'discardImport', importid: string) =>
  client.send(importCalls[call], { importid });

test('one uploads, another maps, a third starts: it is one run, found by everybody at the step it has reached', async () => {
  const importid = await imports.uploaded(file);
  const mapping = await imports.mapping(importid);
  const proposed = { ...mapping, duplicates: 'update' };
  expectOk(await client.send(importCalls.mapImport, { importid, ...proposed }));
  expect(await imports.view(importid)).toMatchObject({ status: 'Mapped', duplicates: 'update' });
  expectOk(await client.send(importCalls.startImport, { importid }));
  await imports.work(importid);
  const { ProductImportedFiles, Total } = expectOk(await client.send(importCalls.listImports)).body;
  expect(Total).toBe(1);
  expect(ProductImportedFiles).toMatchObject([
    {
      filename: 'items.csv',
      status: 'Finished',
      total: 3,
      success: 2,
      error: 1,
      pending: 0,
      type: 'inventory',
    },
  ]);
});

test('two tabs start it: it is started once, and the second is told that it runs', async () => {
  const importid = await imports.uploaded(file);
  const mapping = await imports.mapping(importid);
  const started = await Promise.all(
    [1, 2].map(() => client.send(importCalls.startImport, { importid, ...mapping })),
  );
  for (const one of started) expect(expectOk(one).body.data.status).toBe('Running');
  const { rows } = await server.owner.query(
    "select count(*)::int from task where kind = 'import-items' and business_id = $1",
    [client.shop.business.id],
  );
  expect(rows[0].count).toBe(1);
});

test('it is stopped, and goes on where it stopped', async () => {
  const importid = await imports.uploaded(many(450));
  expectOk(await imports.start(importid));
  expectOk(await act('stopImport', importid));
  expect(expectOk(await client.send(taskCalls.openTasks)).body.tasks).toEqual([]);
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Stopped', pending: 450, created: 0 });
  expectOk(await act('resumeImport', importid));
  await Promise.all([imports.work(importid), imports.work(importid)]);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', pending: 0, created: 450 });
  expect(await act('stopImport', importid)).toMatchObject({ status: 400, body: { kind: 'illegal-move' } });
});

test('a plan that is full stops it before the first row there is no room for, and more room lets it go on', async () => {
  await server.owner.query("update business set plan = 'starter' where id = $1", [client.shop.business.id]);
  const importid = await imports.uploaded(many(60));
  const mapping = await imports.mapping(importid);
  const preview = expectOk(await client.send(importCalls.previewImport, { importid, ...mapping })).body.data;
  expect(preview).toMatchObject({ created: 50, capped: 10 });
  expectOk(await imports.start(importid));
  await imports.work(importid);
  const stopped = await imports.view(importid);
  expect(stopped).toMatchObject({ status: 'Stopped', created: 50, pending: 10 });
  expect(stopped.fault).toContain('no room for the item on line 52');
  await server.owner.query("update business set plan = 'enterprise' where id = $1", [
    client.shop.business.id,
  ]);
  expectOk(await act('resumeImport', importid));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 60, fault: null });
});

test('a row that was used or changed since is kept, one whose day is locked can’t be taken back, and the page says why', async () => {
  const { importid } = await imports.imported(
    'Name,Cost,Quantity,Opening day\nSold,2,4,2026-01-31\nRenamed,2,,\nLocked,5,1,2026-01-15\nFree,3,2,2026-03-01\n',
  );
  const products = await listed();
  const idOf = (name: string) => products.find(({ productname }) => productname === name)!.id;
  const renamed = products.find(({ productname }) => productname === 'Renamed')!;
  expectOk(
    await client.send(productCalls.updateProduct, {
      id: renamed.id,
      version: renamed.version,
      type: 'product',
      productname: 'Renamed twice',
      price: '1',
    }),
  );
  await api.invoice({
    issuedOn: '2026-03-20',
    items: [{ ItemName: 'Sold', productid: idOf('Sold'), quantity: '1', price: '9' }],
  });
  await server.lockBooks(client, '2026-01-20');
  const undone = await imports.undone(importid);
  expect(undone).toMatchObject({ status: 'Undone', undone: 1, kept: 2, refused: 1 });
  expect(undone.left.map(({ line, undo, name, reason }) => `${line} ${undo} ${name}: ${reason}`)).toEqual([
    '2 kept Sold: It is on documents.',
    '3 kept Renamed twice: It was changed after the import.',
    expect.stringMatching(/^4 refused Locked: .*20/),
  ]);
  expect((await listed()).map(({ productname }) => productname).sort()).toEqual([
    'Locked',
    'Renamed twice',
    'Sold',
  ]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('undoing puts back what an update changed, and deletes again what it had restored', async () => {
  await imports.imported('Name,SKU,Price\nCandle,C-1,5\nLamp,L-1,40\n');
  const before = (await listed()).map(({ version: _, ...card }) => card);
  const { importid, updated } = await imports.imported('Name,SKU,Price\nBig candle,C-1,6\nLamp,L-1,50\n', {
    duplicates: 'update',
  });
  expect(updated).toBe(2);
  expect((await listed()).map(({ price }) => price).sort()).toEqual(['50', '6']);
  expect(await imports.undone(importid)).toMatchObject({ undone: 2 });
  expect((await listed()).map(({ version: _, ...card }) => card)).toEqual(before);
});

test('the rows with errors come back as a file with what to correct, which is uploaded as it is', async () => {
  const { importid } = await imports.imported(
    'Name;Price;Notes\nCandle;5;"a\nb"\n\'=Lamp;much;\'=SUM(A1)\nBowl;;"say ""hi"""\n',
  );
  const { url, name } = expectOk(await client.send(importCalls.importErrorFile, { importid })).body.data;
  expect(name).toBe('items – rows not imported.csv');
  const { payload } = await server.app.inject({ url });
  expect(payload).toBe(
    "\uFEFFName;Price;Notes;What to correct\r\n'=Lamp;much;'=SUM(A1);Price isn’t a number.\r\n",
  );
  const again = await imports.imported(payload.replace('much', '7'));
  expect(again).toMatchObject({ status: 'Finished', created: 1, failed: 0, total: 1 });
  expect((await listed()).map(({ productname }) => productname)).toContain('=Lamp');
  expect(await client.send(importCalls.importErrorFile, { importid: again.importid })).toMatchObject({
    status: 400,
    body: { Message: 'Every row of this import was imported.' },
  });
});

test('the same file is warned of, and imported again where somebody says so', async () => {
  await imports.imported(many(3));
  const importid = await imports.uploaded(many(3));
  expect(await imports.view(importid)).toMatchObject({ samefileon: '2026-03-20' });
  expect(await imports.start(importid)).toMatchObject({ status: 400 });
  expectOk(await imports.start(importid, { again: true }));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', skipped: 3, created: 0 });
});

test('a value that can be read two ways is asked about, and one choice mends every row that has a value', async () => {
  const importid = await imports.uploaded(
    'Name,Price,Quantity,Cost,Unit,Opening day\nCandle,"1,5",1,1,piece,03/02/2026\nLamp,2,1,1,piece,05/02/2026\n',
  );
  const view = await imports.view(importid);
  expect(view.ambiguousdate).toBe('03/02/2026');
  const mapping = await imports.mapping(importid);
  const request = { ...mapping, dateformat: 'd/m/y', decimalsign: ',' };
  const preview = async (more: object) =>
    expectOk(await client.send(importCalls.previewImport, { importid, ...request, ...more })).body.data;
  expect((await preview({})).groups).toMatchObject([{ column: 'unit', value: 'piece', rows: 2 }]);
  const replacements = [{ field: 'unit', value: 'piece', by: 'PCs' }];
  expect(await preview({ replacements })).toMatchObject({ created: 2, failed: 0 });
  expectOk(await client.send(importCalls.startImport, { importid, ...request, replacements }));
  await imports.work(importid);
  expect(await listed()).toMatchObject([{ unit: 'PCs' }, { unit: 'PCs' }]);
  expect(await api.journal()).toMatchObject([
    expect.stringContaining('2026-02-03'),
    expect.stringContaining('2026-02-05'),
  ]);
});

test('what can’t be a file of rows is said in a sentence, and nothing of it is kept', async () => {
  const faults: Record<string, unknown> = {};
  for (const [name, bytes] of Object.entries({
    empty: Buffer.alloc(0),
    headers: Buffer.from('Name,Price\n'),
    zip: Buffer.from('PK\u0003\u0004items'),
    nul: Buffer.from('Name\nA\0B\n'),
    many: Buffer.from(many(100_001)),
  })) {
    const { status, body, headers } = await imports.upload(bytes);
    expect([name, status, headers['x-import-id']]).toEqual([name, 200, undefined]);
    faults[name] = body;
  }
  expect(faults).toEqual({
    empty: 'This file is empty. Choose another.',
    headers: 'This file has column names and no rows. Add the rows and upload it again.',
    zip: 'This isn’t a CSV or TSV file. Open it in your spreadsheet program, save it as CSV and upload that.',
    nul: 'This isn’t a CSV or TSV file. Open it in your spreadsheet program, save it as CSV and upload that.',
    many: 'This file has more than 100,000 rows. Split it into smaller files.',
  });
  const twice = await imports.upload('\uFEFFName;"Pri\nce";name\nA;1;2\n');
  expect(twice).toMatchObject({ body: 'successful' });
  expect((await imports.view(String(twice.headers['x-import-id']))).headers).toEqual([
    'Name',
    'Pri ce',
    'name (2)',
  ]);
  expect(await imports.upload('Name\nA\n', { type: 'planets' })).toMatchObject({ status: 400 });
  const { rows } = await server.owner.query('select count(*)::int from import_piece where business_id = $1', [
    client.shop.business.id,
  ]);
  expect(rows[0].count).toBe(1);
});

test('an upload sent twice is one run; the same key with another file is refused', async () => {
  const key = { 'idempotency-key': 'upload-1' };
  const [one, two] = [await imports.upload(file, {}, key), await imports.upload(file, {}, key)];
  expect(two.headers['x-import-id']).toBe(one.headers['x-import-id']);
  expect(await imports.upload(many(2), {}, key)).toMatchObject({ body: { kind: 'duplicate-request' } });
  expect(expectOk(await client.send(importCalls.listImports)).body.Total).toBe(1);
});

test('a matching names each column once, and those the file has', async () => {
  const importid = await imports.uploaded(file);
  const mapping = await imports.mapping(importid);
  const mapped = (fields: { field: string; column: number }[]) =>
    client.send(importCalls.mapImport, { importid, ...mapping, mapping: fields });
  expect(await mapped([{ field: 'sku', column: 1 }])).toMatchObject({
    status: 400,
    body: { Message: 'Choose a column for Name first.' },
  });
  expect(
    await mapped([
      { field: 'name', column: 0 },
      { field: 'sku', column: 0 },
    ]),
  ).toMatchObject({ status: 400, body: { Message: 'The column Name is chosen twice.' } });
  expect(await mapped([{ field: 'name', column: 77 }])).toMatchObject({ status: 400 });
});
