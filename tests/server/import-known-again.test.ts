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
  client = await server.client();
});
afterAll(() => server.close());

const countsOf = ({ created, updated, skipped, failed }: Record<string, unknown>) => [
  created,
  updated,
  skipped,
  failed,
];
const update = { duplicates: 'update' };

test('a row of a name alone finds the one item that is called so, whatever SKU it has, and one of a barcode the item of it', async () => {
  const items = importApiFor(client);
  await items.imported('Name,SKU,Barcode,Price\nCandle,C-1,4006381333931,5\nWick,W-1,,1\n');
  expect(countsOf(await items.imported('Name,Price\ncandle,6\n', update))).toEqual([0, 1, 0, 0]);
  const byBarcode = await items.imported('Name,Barcode,Price\nCandle,4006381333931,7\n', update);
  expect(countsOf(byBarcode)).toEqual([0, 1, 0, 0]);
  // Two of a name: it is neither.
  await items.imported('Name,SKU,Price\nWick,W-2,2\n');
  expect(countsOf(await items.imported('Name,Price\nWick,9\n', update))).toEqual([1, 0, 0, 0]);
});

test('what comes twice in a file is two, known again as the first and the second, and added again where that is wanted', async () => {
  const customers = importApiFor(client, 'customers');
  const file = 'Name,Email\nAda,ada@example.com\nAda,ada@example.com\n';
  expect(countsOf(await customers.imported(file))).toEqual([2, 0, 0, 0]);
  expect(countsOf(await customers.imported(file, { again: true }))).toEqual([0, 0, 2, 0]);
  const again = await customers.imported(`${file}\n`, { duplicates: 'create', again: true });
  expect(countsOf(again)).toEqual([2, 0, 0, 0]);
});

test('two imports of the same customers at once add each of them once', async () => {
  const customers = importApiFor(client, 'customers');
  const rows = Array.from({ length: 300 }, (_, n) => `Customer ${n},customer${n}@example.com`);
  const [one, other] = [
    await customers.uploaded(`Name,Email\n${rows.join('\n')}\n`),
    await customers.uploaded(`Name,Email\n${rows.toReversed().join('\n')}\n`),
  ];
  for (const id of [one, other]) expectOk(await customers.start(id));
  await Promise.all([customers.work(one), customers.work(other)]);
  const [a, b] = [await customers.view(one), await customers.view(other)];
  expect([a.status, b.status]).toEqual(['Finished', 'Finished']);
  expect(a.created + b.created).toBe(300);
  expect(a.skipped + b.skipped).toBe(300);
});

test('a preview tells how many new ones the plan has room for, those it only reads included', async () => {
  await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
  const customers = importApiFor(client, 'customers');
  const rows = Array.from({ length: 2_100 }, (_, n) => `Customer ${n},customer${n}@example.com`);
  const importid = await customers.uploaded(`Name,Email\n${rows.join('\n')}\n`);
  const answered = { importid, ...(await customers.mapping(importid)) };
  const { body } = expectOk(await client.send(importCalls.previewImport, answered));
  const { created, capped, others, room } = body.data;
  expect([created, capped, others, room]).toEqual([10, 1_990, 100, 0]);
});
