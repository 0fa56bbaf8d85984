import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { v7 } from 'uuid';
import { bundled, startChild } from '../tests/support/child.ts';
import { fiveLines, type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import { type Figure, median } from './figure.ts';
import { leanClient } from './lean-client.ts';
import { openPlace, type Place } from './place.ts';
import { beginImport, importEnds, stockedItems } from './running-import.ts';

/** Rows of the file, `BENCH_ROWS` for more of them. */
const rows = Math.min(100_000, Number(process.env.BENCH_ROWS ?? 5_000));
const sellers = 16;
const mayWaitMs = 500;
const day = new Date().toISOString().slice(0, 10);

/** Sells until something is over; answers the milliseconds each of them waited for each answer. */
const sellingUntil = async (
  { server }: Place,
  business: OpenBusiness,
  over: Promise<unknown>,
): Promise<number[]> => {
  const waits: number[] = [];
  let done = false;
  const stop = () => {
    done = true;
  };
  void over.then(stop, stop);
  await Promise.all(
    Array.from({ length: sellers }, async () => {
      const client = leanClient(server.ready.port, business.token);
      while (!done) {
        const began = performance.now();
        const { status, body } = await client.post(
          '/api/invoice/CreateInvoice',
          fiveLines(business, day),
          v7(),
        );
        if (status !== 200) throw new Error(`An invoice was refused: ${JSON.stringify(body)}`);
        waits.push(performance.now() - began);
      }
      client.close();
    }),
  );
  await over;
  return waits;
};

const importer = 'importer';

/** Milliseconds of the longest wait of another session for what the importing one holds, looked at every 20 ms. */
const heldUpUntil = async (url: string, over: Promise<unknown>): Promise<number> => {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  let [most, done] = [0, false];
  const stop = () => {
    done = true;
  };
  void over.then(stop, stop);
  while (!done) {
    const { rows: found } = await owner.query<{ ms: number | null }>(
      `select max(extract(epoch from clock_timestamp() - l.waitstart))::float8 * 1000 as ms from pg_locks l
       where not l.granted and exists (select 1 from pg_stat_activity a
         where a.pid = any(pg_blocking_pids(l.pid)) and a.application_name = $1)`,
      [importer],
    );
    most = Math.max(most, found[0]?.ms ?? 0);
    await sleep(20);
  }
  await owner.end();
  return most;
};

const longest = (waits: readonly number[]): number => waits.reduce((most, one) => Math.max(most, one), 0);

/**
 * How long sixteen people who sell wait while a file of items with opening stock is brought into the same business: for what a
 * part of the import holds, as PostgreSQL tells it; and for an answer, beside the longest they wait for one another alone. On
 * few cores all of them wait for a core first, and the first figure leaves that out.
 */
export const sellingWhileImporting = async (): Promise<Figure[]> => {
  const place = await openPlace();
  const bundle = await bundled('tests/support/jobs-process.ts');
  const named = new URL(place.url);
  named.searchParams.set('application_name', importer);
  const worker = await startChild(bundle, { DATABASE_URL: named.href, JOBS_CLOCK: new Date().toISOString() });
  try {
    const business = await openBusiness(place.database, 'Selling');
    await sellingUntil(place, business, sleep(5_000));
    const warm = await beginImport(place, await openBusiness(place.database, 'Warm'), 500, stockedItems);
    await importEnds(warm);
    const began = performance.now();
    const run = await beginImport(place, business, rows, stockedItems);
    const ends = importEnds(run);
    const [beside, heldUp] = await Promise.all([
      sellingUntil(place, business, ends),
      heldUpUntil(place.url, ends),
    ]);
    const spent = performance.now() - began;
    const alone = await sellingUntil(place, business, sleep(spent));
    const summary = (waits: readonly number[]) =>
      `${longest(waits).toFixed(0)} ms at most, ${median(waits).toFixed(0)} ms in the middle of ${waits.length}`;
    return [
      {
        name: `longest that the import of ${rows} items with stock keeps one of ${sellers} who sell waiting : ${mayWaitMs} ms`,
        measured: `${heldUp.toFixed(0)} ms`,
        ratio: heldUp / mayWaitMs,
      },
      {
        name: `longest answer to them meanwhile : longest without the import, and ${mayWaitMs} ms`,
        measured: `${summary(beside)}, in ${(spent / 1000).toFixed(1)} s; without ${summary(alone)}`,
        ratio: longest(beside) / (longest(alone) + mayWaitMs),
      },
    ];
  } finally {
    await worker.kill();
    rmSync(bundle);
    await place.end();
  }
};
