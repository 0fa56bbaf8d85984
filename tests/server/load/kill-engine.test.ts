import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readPostmasterFile } from '../../../server/adapters/engine/postmaster.ts';
import { violationsSeenBy } from '../../../server/maintenance/verify.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { importCalls } from '../../../src/api/calls/import.ts';
import { taskListCalls } from '../../../src/api/calls/task-list.ts';
import { transferCalls } from '../../../src/api/calls/transfer.ts';
import { apiFor, expectOk } from '../../support/api.ts';
import { bundled, startChild } from '../../support/child.ts';
import { importApiFor } from '../../support/import-api.ts';
import { type Client, type Server, startServer } from '../../support/server.ts';
import { times } from '../../support/thorough.ts';
import { transferApiFor } from '../../support/transfer-api.ts';
import { emptyDirectory, running } from '../engine/directories.ts';

/**
 * PostgreSQL itself killed in the middle of an import, of taking it back and of transfers, while server and worker stay: `KILL_ROUNDS` sets
 * how often, a third of it for each. What it had answered stands, what it had not is there once when the work goes on. N36.
 */
const rounds = Math.ceil(times('KILL_ROUNDS', 6, 50) / 3);
const rows = 1200;

let bundle: string;
beforeAll(async () => {
  bundle = await bundled('tests/support/jobs-process.ts');
});
afterAll(() => rmSync(bundle));

interface Alone {
  server: Server;
  client: Client;
  url: string;
  /** Ends the database at once, and waits until it answers again. */
  killEngine: () => Promise<void>;
  /** What the database's owner is told by a statement about the business, in a session of its own. */
  ask: (statement: string) => Promise<unknown>;
  violations: () => Promise<unknown[]>;
}

/** A server on an engine of its own, for it is killed. */
const alone = async (): Promise<Alone> => {
  const directory = emptyDirectory();
  let engine = await running(directory);
  const { url } = engine;
  await migrate(url);
  const server = await startServer({ fresh: { url, drop: async () => {} } });
  onTestFinished(() => server.close().catch(() => {}));
  server.owner.on('error', () => {});
  server.setToday('2026-03-20');
  const client = await server.client();
  const asOwner = async <Answer>(fn: (owner: pg.Client) => Promise<Answer>): Promise<Answer> => {
    const owner = new pg.Client({ connectionString: url });
    owner.on('error', () => {});
    await owner.connect();
    try {
      await owner.query(`set app.maintenance = 'on'`);
      return await fn(owner);
    } finally {
      await owner.end();
    }
  };
  const pid = () => readPostmasterFile(join(directory, 'postgres'))?.pid;
  const killEngine = async () => {
    const first = pid()!;
    process.kill(first, 'SIGKILL');
    const answers = () =>
      asOwner((owner) => owner.query('select 1')).then(
        () => pid() !== first,
        () => false,
      );
    // The engine is started again by itself.
    await expect.poll(answers, { timeout: 60_000 }).toBe(true);
    // It does that once only: for the next time there is a new one, while whoever works waits.
    await engine.stop();
    engine = await running(directory);
  };
  return {
    server,
    client,
    url,
    killEngine,
    ask: (statement) =>
      asOwner(async (owner) => (await owner.query(statement, [client.shop.business.id])).rows[0]),
    violations: () => asOwner(violationsSeenBy),
  };
};

/** What a call answers once the database does; whoever is told that it is away asks again. */
const answered = async <Answer>(send: () => Promise<Answer & { status: number }>): Promise<Answer> => {
  for (;;) {
    const answer = await send().catch(() => null);
    if (answer && answer.status !== 503) return answer;
    await sleep(100);
  }
};

const file = `Name,SKU,Price,Cost,Quantity,Opening day\n${Array.from({ length: rows }, (_, n) => `Candle ${n},C-${n},5,2,3,2026-03-01`).join('\n')}\n`;
const storedItems = `select count(*)::int as items, count(distinct sku)::int as skus, coalesce(sum(qty), 0)::int as pieces
  from product where business_id = $1 and deleted_at is null`;

/** Has a worker do the queued work while the engine is killed so often; it is done in the end, and by how many kills. */
const workedThrough = async ({ client, url, killEngine }: Alone): Promise<number> => {
  const worker = await startChild<{ ready: true }>(bundle, {
    DATABASE_URL: url,
    JOBS_CLOCK: '2026-03-20T12:00:00Z',
  });
  onTestFinished(async () => worker.kill());
  const task = async () => {
    const { body } = expectOk(await answered(() => client.send(taskListCalls.listTasks)));
    const [last] = body.Tasks;
    // Work that met the kill too often for the queue is tried again by somebody.
    if (last!.acts.includes('retry'))
      await answered(() => client.send(taskListCalls.retryTask, { taskid: last!.id }));
    return last!;
  };
  let killed = 0;
  for (; killed < rounds && (await task()).state !== 'done'; killed += 1) {
    const before = (await task()).done;
    const worked = async () => (await task()).done > before || (await task()).state === 'done';
    await expect.poll(worked, { timeout: 90_000, interval: 20 }).toBe(true);
    if ((await task()).state === 'done') break;
    await sleep(Math.random() * 200);
    await killEngine();
  }
  await expect.poll(async () => (await task()).state, { timeout: 120_000, interval: 200 }).toBe('done');
  // It is the one that began.
  expect([worker.process.exitCode, worker.process.signalCode]).toEqual([null, null]);
  await worker.kill();
  return killed;
};

test(
  `an import, and its undoing, go on through ${rounds} kills of the database: every row once, equal counts and whole books`,
  async () => {
    const directory = await alone();
    const { client, ask, violations } = directory;
    const imports = importApiFor(client);
    const importid = await imports.uploaded(file);
    expectOk(await imports.start(importid));
    expect(await workedThrough(directory)).toBeGreaterThan(0);
    expect(await ask(storedItems)).toEqual({ items: rows, skus: rows, pieces: rows * 3 });
    expect(await imports.view(importid)).toMatchObject({
      status: 'Finished',
      total: rows,
      created: rows,
      failed: 0,
      pending: 0,
    });
    expect(await apiFor(client).balances()).toEqual({ 33: String(rows * -6), 34: String(rows * 6) });
    expect(await violations()).toEqual([]);
    expectOk(await client.send(importCalls.undoImport, { importid }));
    expect(await workedThrough(directory)).toBeGreaterThan(0);
    expect(await ask(storedItems)).toEqual({ items: 0, skus: 0, pieces: 0 });
    expect(await imports.view(importid)).toMatchObject({
      status: 'Undone',
      undone: rows,
      kept: 0,
      refused: 0,
    });
    expect(await apiFor(client).balances()).toEqual({});
    expect(await violations()).toEqual([]);
  },
  240_000 + rounds * 60_000,
);

test(
  `transfers of six people go on through ${rounds} kills of the database: each is there once, and nothing by halves`,
  async () => {
    const { client, killEngine, ask, violations } = await alone();
    const transfers = transferApiFor(client);
    await transfers.enable();
    const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
    const box = await apiFor(client).goods('Box', '10000', '3');
    const creating = {
      sourceLocationData: { LocationId: main },
      destinationLocationData: { LocationId: annex },
      dateOfTransfer: '2026-03-20',
      stockTransferItems: [{ productId: box, quantity: '1' }],
    };
    let [requests, over] = [0, false];
    const person = async () => {
      while (!over) {
        // Told that the database is away, they send the same once more, under the same key.
        const key = { 'idempotency-key': v7() };
        expectOk(await answered(() => client.send(transferCalls.createTransfer, creating, key)));
        requests += 1;
      }
    };
    const working = Promise.all(Array.from({ length: 6 }, person));
    for (let round = 0; round < rounds; round += 1) {
      const before = requests;
      while (requests < before + 12) await sleep(5);
      await sleep(Math.random() * 150);
      await killEngine();
    }
    over = true;
    await working;
    expect(
      await ask(`select coalesce(-sum(qty) filter (where location_id is not null), 0)::int + 10000 as gone,
          coalesce(sum(qty) filter (where location_id is null), 0)::int as away,
          (select count(*)::int from stock_transfer t where t.business_id = $1) as transfers,
          (select max(number) from stock_transfer t where t.business_id = $1) as last
        from stock_move where business_id = $1`),
    ).toEqual({
      gone: requests,
      away: requests,
      transfers: requests,
      last: `TRF-${String(requests).padStart(4, '0')}`,
    });
    expect(await violations()).toEqual([]);
  },
  120_000 + rounds * 60_000,
);
