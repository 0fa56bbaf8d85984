import { startImport, uploadImport } from '../server/commands/import-run.ts';
import { importRunJob } from '../server/jobs/import-run.ts';
import { withBusiness } from '../server/store/database/tx.ts';
import { findRun } from '../server/store/imports/import-runs.ts';
import type { ImportKind, ImportMapping } from '../src/domain/import/run.ts';
import { type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import { copyingRows } from './copied-rows.ts';
import { type Figure, median, timed } from './figure.ts';
import { openPlace, type Place } from './place.ts';

/** Rows of the large file, `BENCH_ROWS=100000` for as many as an import takes; the small one has a tenth of them. */
const rows = Math.min(100_000, Number(process.env.BENCH_ROWS ?? 10_000));
const few = Math.max(1, Math.floor(rows / 10));

/** A kind of file: its columns, and a row of it. */
interface Sort {
  kind: ImportKind;
  /** As the figures call its rows. */
  words: string;
  fields: readonly string[];
  row: (n: number) => string;
}

const items: Sort = {
  kind: 'inventory',
  words: 'items',
  fields: ['name', 'sku', 'price', 'cost'],
  row: (n) => `Item ${n},SKU-${n},${n % 90}.50,2`,
};
const stocked: Sort = {
  kind: 'inventory',
  words: 'items with opening stock',
  fields: ['name', 'sku', 'price', 'cost', 'quantity', 'openingOn'],
  row: (n) => `Item ${n},SKU-${n},${n % 90}.50,2,3,2026-01-05`,
};
const customers: Sort = {
  kind: 'customers',
  words: 'customers',
  fields: ['name', 'email', 'phone'],
  row: (n) => `Customer ${n},customer${n}@example.com,+1 555 ${n}`,
};

const fileOf = ({ fields, row }: Sort, count: number): string =>
  [fields.join(), ...Array.from({ length: count }, (_, n) => row(n))].join('\n');

/** Imports a file as the worker does, part by part; answers what it took in milliseconds. */
const importing = async ({ shop }: OpenBusiness, sort: Sort, count: number): Promise<number> => {
  const { kind, fields } = sort;
  const { id } = await uploadImport(shop, kind, 'file.csv', [Buffer.from(fileOf(sort, count))]);
  const matching = Object.fromEntries(fields.map((field, at) => [field, at]));
  const mapping: ImportMapping = {
    matching,
    dayFormat: 'iso',
    decimalSign: '.',
    whenHere: 'skip',
    replacements: {},
  };
  await startImport(shop, id, mapping, { again: false, farDays: false });
  const { taskId } = await withBusiness(shop, 'read', (tx) => findRun(tx, id));
  const job = importRunJob({ database: shop.database, clock: shop.clock } as never);
  const spent = await timed(async () => {
    await job({ business: shop.business.id, task: taskId }, {} as never);
  });
  const { created, failed } = await withBusiness(shop, 'read', (tx) => findRun(tx, id));
  if (failed > 0 || created !== count) throw new Error(`${failed} rows failed, ${created} were imported.`);
  return spent;
};

/** Both sides in turns: what the machine does beside meets both. */
const rounds = 5;

/** A small file, a large one and the rows of that by COPY, each in a business of its own: milliseconds, and how many rows COPY had. */
const round = async (place: Place, sort: Sort) => {
  const business = (name: string) => openBusiness(place.database, `${name}, ${sort.words}`);
  const small = await importing(await business('Few'), sort, few);
  const many = await business('Many');
  const large = await importing(many, sort, rows);
  const other = await business('Copied');
  const copied = await copyingRows(place.url, many.shop.business.id, other.shop.business.id);
  return { small, large, copied: copied.spent, written: copied.rows };
};

/** A file of a sort beside its rows by COPY, and a row of a large file beside one of a small one: the median of a few rounds. */
const figuresOf = async (place: Place, sort: Sort): Promise<Figure[]> => {
  const { words } = sort;
  const all: Awaited<ReturnType<typeof round>>[] = [];
  for (let n = 0; n < rounds; n += 1) all.push(await round(place, sort));
  const of = (what: (one: (typeof all)[number]) => number) => median(all.map(what));
  const [small, large, copied] = [of((one) => one.small), of((one) => one.large), of((one) => one.copied)];
  return [
    {
      name: `${rows} ${words} from a file, each checked : all rows that writes by COPY`,
      measured: `${((rows / large) * 1000).toFixed(0)} per second, ${((rows / copied) * 1000).toFixed(0)} by COPY of ${all[0]!.written} rows`,
      ratio: of((one) => one.large / one.copied),
    },
    {
      name: `time of a row in a file of ${rows} ${words} : of ${few}`,
      measured: `${(large / rows).toFixed(2)} ms : ${(small / few).toFixed(2)} ms`,
      ratio: large / rows / (small / few),
    },
  ];
};

/** Items, items with opening stock and customers of a file, each row checked and remembered with what became of it. */
export const importItems = async (): Promise<Figure[]> => {
  const place = await openPlace();
  try {
    const figures: Figure[] = [];
    for (const sort of [items, stocked, customers]) figures.push(...(await figuresOf(place, sort)));
    return figures;
  } finally {
    await place.end();
  }
};
