import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../../server/maintenance/verify.ts';
import { points } from '../../../server/store/database/point.ts';
import { importCalls } from '../../../src/api/calls/import.ts';
import { taskListCalls } from '../../../src/api/calls/task-list.ts';
import { apiFor, expectOk } from '../../support/api.ts';
import { bundled, type Child, startChild } from '../../support/child.ts';
import { importApiFor } from '../../support/import-api.ts';
import { type Client, type Server, startServer } from '../../support/server.ts';
import { times } from '../../support/thorough.ts';

/**
 * The process that does an import, or takes it back, killed at every named point of the code once, then at random moments: `KILL_ROUNDS`
 * sets how many of those, a quarter of it, and `IMPORT_ROWS` how many rows the file has then: 100,000 where every count is run (W-094). N36.
 */
const rounds = Math.ceil(times('KILL_ROUNDS', 6, 50) / 3);
const few = 600;
const many = times('IMPORT_ROWS', 2000, 100_000);

let server: Server;
let bundle: string;
let client: Client;
let imports: ReturnType<typeof importApiFor>;
const workers: Child<{ ready: true }>[] = [];
beforeAll(async () => {
  server = await startServer();
  bundle = await bundled('tests/support/jobs-process.ts');
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.kill();
});
afterAll(async () => {
  rmSync(bundle);
  await server.close();
});

const begin = async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  imports = importApiFor(client);
};
const file = (of: string, rows: number) =>
  `Name,SKU,Price,Cost,Quantity,Opening day\n${Array.from({ length: rows }, (_, n) => `${of} ${n},${of}-${n},${n % 50 === 49 ? 'much' : 5},2,3,2026-03-01`).join('\n')}\n`;
/** One row in fifty has a price that is no number. */
const goodOf = (rows: number) => (rows / 50) * 49;

/** A worker of its own process; with a point, it ends itself there. */
const worker = async (killAt = ''): Promise<Child<{ ready: true }>> => {
  const child = await startChild<{ ready: true }>(bundle, {
    DATABASE_URL: server.database.url,
    JOBS_CLOCK: '2026-03-20T12:00:00Z',
    KILL_AT: killAt,
  });
  workers.push(child);
  return child;
};
const isGone = ({ process: child }: Child<{ ready: true }>) => child.signalCode === 'SIGKILL';

const task = async () => (await imports.tasks())[0]!;
/** Killed too often for the queue, it is said to have failed, and somebody tries it again. */
const goOn = async (): Promise<void> => {
  const { id, acts } = await task();
  if (acts.includes('retry')) expectOk(await client.send(taskListCalls.retryTask, { taskid: id }));
};

const killedAt = async (prefix: string): Promise<void> => {
  for (const point of points.filter((name) => name.startsWith(prefix))) {
    const child = await worker(point).catch((error: Error) => {
      // It may come to the point before it can say that it runs; without a code it was a signal that ended it.
      if (!error.message.endsWith('ended: null')) throw error;
    });
    if (child) await expect.poll(() => isGone(child), { timeout: 60_000, message: point }).toBe(true);
  }
};
const killedAtRandom = async (): Promise<number> => {
  let killed = 0;
  for (; killed < rounds && (await task()).state !== 'done'; killed += 1) {
    const before = (await task()).done;
    const child = await worker();
    // A kill before anybody works would prove nothing.
    const worked = async () => {
      await goOn();
      const { done: now, state } = await task();
      return now > before || state === 'done';
    };
    await expect.poll(worked, { timeout: 60_000, interval: 50 }).toBe(true);
    await sleep(Math.random() * 400);
    await child.kill();
  }
  return killed;
};
const done = async (rows: number): Promise<void> => {
  const child = await worker();
  await expect
    .poll(
      async () => {
        await goOn();
        return (await task()).state;
      },
      { timeout: 120_000 + rows * 6 },
    )
    .toBe('done');
  await child.kill();
};

/** What there is of the items of the file: how many, how many kinds of SKU, and how many pieces. */
const stored = async () =>
  (
    await server.owner.query(
      `select count(*)::int as items, count(distinct sku)::int as skus, coalesce(sum(qty), 0)::int as pieces from product
       where business_id = $1 and deleted_at is null`,
      [client.shop.business.id],
    )
  ).rows[0];

const started = async (rows: number): Promise<string> => {
  const importid = await imports.uploaded(file('Candle', rows));
  expectOk(await imports.start(importid));
  return importid;
};
const importedOnce = async (importid: string, rows: number): Promise<void> => {
  const good = goodOf(rows);
  expect(await stored()).toEqual({ items: good, skus: good, pieces: good * 3 });
  expect(await imports.view(importid)).toMatchObject({
    status: 'Finished',
    total: rows,
    pending: 0,
    created: good,
    failed: rows - good,
    success: good,
    error: rows - good,
  });
  expect(await task()).toMatchObject({ total: rows, done: rows, failed: rows - good });
  expect(await apiFor(client).balances()).toEqual({ 33: String(good * -6), 34: String(good * 6) });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
};
const undoneOnce = async (importid: string, rows: number): Promise<void> => {
  expect(await stored()).toEqual({ items: 0, skus: 0, pieces: 0 });
  const undone = { status: 'Undone', undone: goodOf(rows), kept: 0, refused: 0 };
  expect(await imports.view(importid)).toMatchObject(undone);
  expect(await apiFor(client).balances()).toEqual({});
  expect(await violationsSeenBy(server.owner)).toEqual([]);
};

/** Imports a file and takes it back, the process killed in both. */
const throughKills = async (rows: number, kill: (prefix: string) => Promise<unknown>): Promise<void> => {
  await begin();
  const importid = await started(rows);
  await kill('import.');
  await done(rows);
  await importedOnce(importid, rows);
  expectOk(await client.send(importCalls.undoImport, { importid }));
  await kill('undo.');
  await done(rows);
  await undoneOnce(importid, rows);
};

test(
  'an import, and its undoing, killed at every named point has every row once, equal counts and whole books',
  () => throughKills(few, killedAt),
  300_000,
);

test(
  `an import of ${many} rows, and its undoing, killed at ${rounds} random moments has every row once, equal counts and whole books`,
  () => throughKills(many, killedAtRandom),
  240_000 + rounds * 20_000 + many * 12,
);
