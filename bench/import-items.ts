import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { startImport, uploadImport } from '../server/commands/import-run.ts';
import { importRunJob } from '../server/jobs/import-run.ts';
import { findRun } from '../server/store/import-runs.ts';
import { withBusiness } from '../server/store/tx.ts';
import type { ImportMapping } from '../src/domain/import/run.ts';
import { type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import { type Figure, timed } from './figure.ts';
import { openPlace } from './place.ts';

/** Rows of the large file; the small one has a tenth of them. 100,000 is the most an import takes. */
const rows = Math.min(100_000, Number(process.env.BENCH_ROWS ?? 100_000));
const few = Math.max(1, Math.floor(rows / 10));
const fields = ['name', 'sku', 'price', 'cost'];

const fileOf = (count: number): string =>
  [fields.join(), ...Array.from({ length: count }, (_, n) => `Item ${n},SKU-${n},${n % 90}.50,2`)].join('\n');

/** Peak of the memory this process holds while something is done, in MB over what it held before. */
const peakOver = async (act: () => Promise<void>): Promise<number> => {
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  let peak = idle;
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  await act();
  clearInterval(sampler);
  return (peak - idle) / 2 ** 20;
};

/** Imports a file of items as the worker does, part by part; answers what it took in milliseconds, and the memory. */
const importing = async ({ shop }: OpenBusiness, text: string): Promise<{ spent: number; peak: number }> => {
  const { id } = await uploadImport(shop, 'inventory', 'items.csv', [Buffer.from(text)]);
  const matching = Object.fromEntries(fields.map((field, at) => [field, at]));
  const mapping: ImportMapping = {
    ...{ matching, dayFormat: 'iso', decimalSign: '.', whenHere: 'skip', replacements: {} },
  };
  await startImport(shop, id, mapping, false);
  const { taskId } = await withBusiness(shop, 'read', (tx) => findRun(tx, id));
  const job = importRunJob({ database: shop.database, clock: shop.clock } as never);
  let spent = 0;
  const peak = await peakOver(async () => {
    spent = await timed(async () => {
      await job({ business: shop.business.id, task: taskId }, {} as never);
    });
  });
  const { created, failed } = await withBusiness(shop, 'read', (tx) => findRun(tx, id));
  if (failed > 0 || created === 0) throw new Error(`${failed} rows failed, ${created} were imported.`);
  return { spent, peak };
};

const gathered = async (out: AsyncIterable<Buffer>): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  for await (const piece of out) pieces.push(piece);
  return pieces;
};

/** The rows of a business’s items as COPY writes them to another one’s: constraints, triggers, indexes and fsync alike. */
const copying = async (url: string, from: string, to: string): Promise<number> => {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(`select set_config('app.maintenance', 'on', false)`);
    const columns = 'business_id, id, kind, name, search, sku, price, cost, created_at';
    const out = owner.query(
      copyTo(
        `copy (select '${to}'::uuid, gen_random_uuid(), kind, name, search, sku, price, cost, created_at
           from product where business_id = '${from}' and sku is not null) to stdout`,
      ),
    );
    const text = Buffer.concat(await gathered(out as AsyncIterable<Buffer>));
    return await timed(() =>
      pipeline(Readable.from([text]), owner.query(copyFrom(`copy product (${columns}) from stdin`))),
    );
  } finally {
    await owner.end();
  }
};

/** Items of a file, checked row by row and remembered with what became of each, beside their bare rows by COPY; and the memory that takes. */
export const importItems = async (): Promise<Figure[]> => {
  const place = await openPlace();
  try {
    const business = (name: string) => openBusiness(place.database, name);
    await importing(await business('Warm'), fileOf(few));
    const small = await importing(await business('Few'), fileOf(few));
    const many = await business('Many');
    const large = await importing(many, fileOf(rows));
    const other = await business('Copied');
    const copied = await copying(place.url, many.shop.business.id, other.shop.business.id);
    return [
      {
        name: `${rows} items from a file, each checked : their rows by COPY`,
        measured: `${((rows / large.spent) * 1000).toFixed(0)} per second, COPY ${((rows / copied) * 1000).toFixed(0)}`,
        ratio: large.spent / copied,
        limit: 2,
        side: 'at most',
      },
      {
        name: `memory of an import of ${rows} items over idle : 128 MB`,
        measured: `${large.peak.toFixed(0)} MB; of ${few}: ${small.peak.toFixed(0)} MB`,
        ratio: large.peak / 128,
        limit: 1,
        side: 'at most',
      },
      {
        name: `time of an item in a file of ${rows} : of ${few}`,
        measured: `${(large.spent / rows).toFixed(2)} ms : ${(small.spent / few).toFixed(2)} ms`,
        ratio: large.spent / rows / (small.spent / few),
        limit: 1.3,
        side: 'at most',
      },
    ];
  } finally {
    await place.end();
  }
};
