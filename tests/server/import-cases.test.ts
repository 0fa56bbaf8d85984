import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { onPoint } from '../../server/store/database/point.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let imports: ReturnType<typeof importApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  imports = importApiFor(client);
});
afterEach(() => onPoint(async () => {}));
afterAll(() => server.close());

const nothing = new Promise<void>(() => {});

test('N36 a worker that ends between two parts, 20 times, leaves every row there once', async () => {
  const rows = 21 * 200 + 7;
  const lines = Array.from({ length: rows }, (_, n) => `Item ${n},S-${n},5,2,1,2026-03-01`);
  const importid = await imports.uploaded(`Name,SKU,Price,Cost,Quantity,Opening day\n${lines.join('\n')}\n`);
  expectOk(await imports.start(importid));
  for (let killed = 1; killed <= 20; killed += 1) {
    // It never comes back from there, as one that was killed.
    const ended = new Promise<void>((tell) => {
      onPoint((name) => {
        if (name !== 'import.part-committed') return Promise.resolve();
        tell();
        return nothing;
      });
    });
    void imports.work(importid);
    await ended;
    expect(await imports.view(importid)).toMatchObject({ status: 'Running', created: killed * 200 });
  }
  onPoint(async () => {});
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: rows, pending: 0 });
  const { rows: stored } = await server.owner.query(
    'select count(*)::int as items, count(distinct sku)::int as skus, sum(qty)::int as pieces from product where business_id = $1',
    [client.shop.business.id],
  );
  expect(stored[0]).toEqual({ items: rows, skus: rows, pieces: rows });
  expect(await apiFor(client).balances()).toEqual({ 33: String(-2 * rows), 34: String(2 * rows) });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
}, 120_000);

test('N37 an undo while rows are sold keeps the sold ones, names them, and takes the others back', async () => {
  const lines = Array.from({ length: 250 }, (_, n) => `Item ${n},S-${n},5,2,4,2026-03-01`);
  const { importid } = await imports.imported(
    `Name,SKU,Price,Cost,Quantity,Opening day\n${lines.join('\n')}\n`,
  );
  const { rows } = await server.owner.query<{ id: string; sku: string }>(
    `select translate(rtrim(encode(decode(replace(id::text, '-', ''), 'hex'), 'base64'), '='), '+/', '-_') as id, sku
     from product where business_id = $1`,
    [client.shop.business.id],
  );
  const idOf = (n: number) => rows.find(({ sku }) => sku === `S-${n}`)!.id;
  const api = apiFor(client);
  const sell = (n: number) =>
    api.create({ items: [{ productid: idOf(n), ItemName: '', quantity: '1', price: '5' }] });
  expectOk(await client.send(importCalls.undoImport, { importid }));
  // The last rows go first: some of the first are sold while those are taken back.
  const sold: number[] = [];
  onPoint(async (name) => {
    if (name !== 'undo.part-committed' || sold.length === 2) return;
    const n = sold.length;
    expectOk(await sell(n));
    sold.push(n);
  });
  await imports.work(importid);
  expect(sold).toEqual([0, 1]);
  const view = await imports.view(importid);
  expect(view).toMatchObject({ status: 'Undone', undone: 248, kept: 2, refused: 0 });
  expect(view.left.map(({ name, undo }) => `${name} ${undo}`)).toEqual(['Item 0 kept', 'Item 1 kept']);
  for (const { reason } of view.left) expect(reason).toMatch(/^It/);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
