import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const rows = (count: number) =>
  `Name,Price\n${Array.from({ length: count }, (_, at) => `Item ${at},1`).join('\n')}\n`;

test('earlier imports are listed by page, the newest first, each with its day and what is still to be looked at', async () => {
  const client = await server.client();
  const imports = importApiFor(client);
  const [first, second] = [await imports.uploaded(rows(3)), await imports.uploaded(rows(2))];
  expectOk(await imports.start(first));
  await imports.work(first);
  const { ProductImportedFiles } = expectOk(await client.send(importCalls.listImports)).body;
  expect(ProductImportedFiles.map(({ importid, pending }) => [importid, pending])).toEqual([
    [second, 2],
    [first, 0],
  ]);
  for (const { importdate } of ProductImportedFiles) expect(importdate).toMatch(/^\d{4}-\d\d-\d\d/);
});

test('the column names of an uploaded file are told as it has them, and to no other business', async () => {
  const client = await server.client();
  const importid = await importApiFor(client).uploaded('Item name,Our SKU,Colour,Price\nCandle,C-1,Red,5\n');
  const headersOf = (of = client) => of.send(importCalls.importHeaders, { importid });
  expect(expectOk(await headersOf()).body.data.headers).toEqual(['Item name', 'Our SKU', 'Colour', 'Price']);
  expect((await headersOf(await server.client())).status).toBe(404);
});

test('an import leaves the list and what it imported stays; a draft is dropped with its file; a running one stays', async () => {
  const client = await server.client();
  const imports = importApiFor(client);
  const listed = async () =>
    expectOk(await client.send(importCalls.listImports)).body.ProductImportedFiles.map(
      ({ importid }) => importid,
    );
  const remove = (importid: string) => client.send(importCalls.removeImport, { importid });
  const done = (await imports.imported(rows(2))).importid;
  const draft = await imports.uploaded(rows(3));
  const running = await imports.uploaded(rows(4));
  expectOk(await imports.start(running));
  expect(await remove(running)).toMatchObject({
    status: 400,
    body: { Message: 'This import is running. Stop it first.' },
  });
  expect(expectOk(await remove(done)).body.data).toMatchObject({ status: 'Finished' });
  expect(expectOk(await remove(draft)).body.data).toMatchObject({ status: 'Discarded' });
  expect(await listed()).toEqual([running]);
  const { products } = expectOk(await client.send(productCalls.listProducts)).body;
  expect(products).toHaveLength(2);
  expect(await imports.view(draft)).toMatchObject({ status: 'Discarded', filekept: false });
  // Its file is still known when it comes again.
  expect((await imports.view(await imports.uploaded(rows(2)))).samefileon).not.toBeNull();
  // Twice is once, and nobody else's.
  expectOk(await remove(done));
  expect((await (await server.client()).send(importCalls.removeImport, { importid: running })).status).toBe(
    404,
  );
});

test('those that wait or run are listed of every kind the role may add, and no longer once they are over', async () => {
  const client = await server.client();
  const [items, vendors] = [importApiFor(client), importApiFor(client, 'vendors')];
  const open = async (of = client, more = {}) =>
    expectOk(
      await of.send(importCalls.listImports, { state: 'open', ...more }),
    ).body.ProductImportedFiles.map(({ importid, type }) => [importid, type]);
  await items.imported(rows(2));
  const draft = await vendors.uploaded('Name,Email\nRope works,rope@works.example\n');
  const running = await items.uploaded(rows(4));
  expectOk(await items.start(running));
  expect(await open()).toEqual([
    [running, 'inventory'],
    [draft, 'vendors'],
  ]);
  expect(await open(client, { type: 'vendors' })).toEqual([[draft, 'vendors']]);
  expect(await open(await server.client())).toEqual([]);
  await items.work(running);
  expectOk(await client.send(importCalls.removeImport, { importid: draft }));
  expect(await open()).toEqual([]);
});
