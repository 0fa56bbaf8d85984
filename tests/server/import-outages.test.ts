import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { throughOutages } from '../../server/services/through-outages.ts';
import { onPoint, type Point } from '../../server/store/database/point.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { expectOk } from '../support/api.ts';
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

const rows = 450;
const file = `Name,SKU,Cost,Quantity,Opening day\n${Array.from({ length: rows }, (_, n) => `Candle ${n},C-${n},2,3,2026-03-01`).join('\n')}\n`;

/** Does something the second time the work comes to a point, once. */
const atSecond = (name: Point, act: () => Promise<unknown>): { came: () => number } => {
  let came = 0;
  onPoint(async (reached) => {
    if (reached !== name) return;
    came += 1;
    if (came === 2) await act();
  });
  return { came: () => came };
};
/** Ends the connections that are in a transaction, as a network or an engine that breaks does. */
const breakConnections = () =>
  server.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
  );

const started = async (): Promise<string> => {
  const importid = await imports.uploaded(file);
  expectOk(await imports.start(importid));
  return importid;
};
const stored = async () =>
  (
    await server.owner.query(
      `select count(*)::int as items, count(distinct sku)::int as skus, coalesce(sum(qty), 0)::int as pieces from product
       where business_id = $1 and deleted_at is null`,
      [client.shop.business.id],
    )
  ).rows[0];
const importedOnce = async (importid: string) => {
  expect(await stored()).toEqual({ items: rows, skus: rows, pieces: rows * 3 });
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: rows, failed: 0 });
  expect((await imports.tasks())[0]).toMatchObject({ state: 'done', done: rows });
};

test('a connection that breaks before a part is committed has the part done once more, and every row is there once', async () => {
  const importid = await started();
  const { came } = atSecond('import.part-written', breakConnections);
  await imports.work(importid);
  expect(came()).toBe(4);
  await importedOnce(importid);
});

test('where the answer to a commit is lost, the part is found to be written and is not written again', async () => {
  const importid = await started();
  const { came } = atSecond('import.part-committed', async () => {
    throw new Error('Query read timeout');
  });
  await imports.work(importid);
  // Three parts, none of them committed twice.
  expect(came()).toBe(3);
  await importedOnce(importid);
});

test('a statement that took too long ends no import', async () => {
  const importid = await started();
  const { came } = atSecond('import.part-begun', async () => {
    await server.owner.query('begin; lock table product in exclusive mode');
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    void expect
      .poll(async () => (await server.owner.query(waiting)).rowCount, { timeout: 60_000 })
      .toBe(1)
      .then(() => server.owner.query(`select pg_cancel_backend(pid) from (${waiting}) held`))
      .finally(() => server.owner.query('rollback'));
  });
  await imports.work(importid);
  expect(came()).toBe(4);
  await importedOnce(importid);
});

test('undoing goes on through a broken connection, and takes nothing back twice', async () => {
  const importid = await started();
  await imports.work(importid);
  expectOk(await client.send(importCalls.undoImport, { importid }));
  atSecond('undo.part-written', breakConnections);
  await imports.work(importid);
  expect(await stored()).toEqual({ items: 0, skus: 0, pieces: 0 });
  expect(await imports.view(importid)).toMatchObject({
    status: 'Undone',
    undone: rows,
    kept: 0,
    refused: 0,
  });
});

test('any other fault ends an import at once, which says so and can go on', async () => {
  const importid = await started();
  atSecond('import.part-written', async () => {
    throw new Error('A fault of ours.');
  });
  await expect(imports.work(importid)).rejects.toThrow('A fault of ours.');
  expect(await imports.view(importid)).toMatchObject({ status: 'Failed', created: 200 });
  expectOk(await client.send(importCalls.resumeImport, { importid }));
  await imports.work(importid);
  await importedOnce(importid);
});

test('a database that stays away is left to the queue, and a worker that ends leaves its import between two parts', async () => {
  let tries = 0;
  const worker = new AbortController();
  const gone = throughOutages(async (cameFurther) => {
    tries += 1;
    // Each time it came further it may be tried as often again.
    if (tries < 4) cameFurther();
    if (tries === 5) worker.abort();
    throw new Error('Query read timeout');
  }, worker.signal);
  await expect(gone).rejects.toThrow('aborted');
  expect(tries).toBe(5);

  const importid = await started();
  const ending = new AbortController();
  atSecond('import.part-committed', async () => ending.abort());
  await expect(imports.work(importid, ending.signal)).rejects.toThrow('aborted');
  expect(await imports.view(importid)).toMatchObject({ status: 'Running', created: 400 });
  await imports.work(importid);
  await importedOnce(importid);
});
