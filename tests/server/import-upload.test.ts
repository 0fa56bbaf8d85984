import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let origin: string;
beforeAll(async () => {
  server = await startServer();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  client = await server.client();
});
afterAll(() => server.close());

/** Sends a body over the network: one that comes in pieces has no length, and nothing is said of what it is unless told. */
const sent = async (body: AsyncIterable<Buffer> | Buffer | null, headers: Record<string, string> = {}) => {
  const request = { businessId: client.business, type: 'inventory', filename: 'items.csv' };
  const answer = await fetch(`${origin}${importCalls.uploadImport.path}?${new URLSearchParams(request)}`, {
    ...{ method: 'POST', duplex: 'half' },
    headers: { token: client.token, ...headers },
    body: body as BodyInit | null,
  });
  return { text: await answer.text(), importid: String(answer.headers.get('x-import-id')) };
};

test('a file is kept in pieces of 1 MB while the rest still comes, which are read as the one file they are', async () => {
  const rows = 70_000;
  const text = Buffer.from(
    `Name,Notes\n${Array.from({ length: rows }, (_, at) => `Candle ${at},${'é'.repeat(20)}`).join('\n')}\n`,
  );
  const keptOf = async () =>
    (
      await server.owner.query<{ n: number; bytes: Buffer }>(
        'select n, bytes from import_piece where business_id = $1 order by n',
        [client.shop.business.id],
      )
    ).rows;
  const cut = 65_536;
  const { text: sentence, importid } = await sent(
    (async function* () {
      for (let at = 0; at < text.length; at += cut) {
        if (at === 36 * cut)
          await expect.poll(async () => (await keptOf()).length, { timeout: 60_000 }).toBe(2);
        yield text.subarray(at, at + cut);
      }
    })(),
  );
  expect(sentence).toBe('successful');
  const kept = await keptOf();
  expect(kept.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  // A piece ends with what came over the network when it was full.
  for (const { bytes } of kept.slice(0, -1)) {
    expect(bytes.length).toBeGreaterThanOrEqual(1_048_576);
    expect(bytes.length).toBeLessThan(1_048_576 + 2 * cut);
  }
  expect(Buffer.concat(kept.map(({ bytes }) => bytes)).equals(text)).toBe(true);
  expect(await importApiFor(client).view(importid)).toMatchObject({ total: rows });
});

test.each([
  ['text/csv'],
  ['text/csv; charset=utf-8'],
  ['text/plain'],
  ['application/json'],
  ['multipart/form-data; boundary=x'],
  ['multipart/form-data'],
  ['application/vnd.ms-excel'],
  ['nothing'],
])('a file that is said to be %s is taken', async (type) => {
  const headers: Record<string, string> = type === 'nothing' ? {} : { 'content-type': type };
  const bytes = Buffer.from('Name\nCandle\n');
  for (const body of [bytes, Readable.from([bytes])]) {
    const { text, importid } = await sent(body, headers);
    expect(text).toBe('successful');
    expect(await importApiFor(client).view(importid)).toMatchObject({ total: 1, headers: ['Name'] });
  }
});

test('no body at all is an empty file', async () => {
  expect((await sent(null)).text).toBe('This file is empty. Choose another.');
});

test('a file that was changed and uploaded again after its preview is another import: the one that was previewed imports its own rows', async () => {
  const imports = importApiFor(client);
  const first = await imports.uploaded('Name,Price\nCandle,5\nLamp,40\n');
  const answered = { importid: first, ...(await imports.mapping(first)) };
  const preview = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
  expect(preview).toMatchObject({ created: 2, failed: 0 });
  const second = await imports.uploaded('Name,Price\nCandle,6\nBowl,7\nVase,much\n');
  expect(second).not.toBe(first);
  expectOk(await client.send(importCalls.startImport, answered));
  await imports.work(first);
  expect(await imports.view(first)).toMatchObject({ status: 'Finished', total: 2, created: 2, failed: 0 });
  expect(await imports.view(second)).toMatchObject({ status: 'Uploaded', total: 3, pending: 3 });
  const { products } = expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body;
  expect(products.map(({ productname, price }) => `${productname} ${price}`).sort()).toEqual([
    'Candle 5',
    'Lamp 40',
  ]);
});

test('whoever mends a file that can’t be read tries it until it is right', async () => {
  const unread = Buffer.from('Name,Notes\n"a quote that opens and never closes');
  const answers: string[] = [];
  for (let n = 0; n < 35; n += 1) answers.push((await sent(unread)).text);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('isn’t closed');
  expect((await sent(Buffer.from('Name,Notes\nCandle,white\n'))).text).toBe('successful');
});
