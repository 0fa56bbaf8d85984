import { v7 } from 'uuid';
import { startImport, uploadImport } from '../server/commands/import-run.ts';
import { importRunJob } from '../server/jobs/import-run.ts';
import { withBusiness } from '../server/store/database/tx.ts';
import { findRun } from '../server/store/imports/import-runs.ts';
import type { ImportMapping } from '../src/domain/import/run.ts';
import { fiveLines, type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import { type Figure, timed } from './figure.ts';
import { leanClient } from './lean-client.ts';
import { openPlace } from './place.ts';

const day = new Date().toISOString().slice(0, 10);
/** 10,000 by `BENCH_INVOICES=10000`, which takes some minutes. */
const invoices = Number(process.env.BENCH_INVOICES ?? 1000);
const linesEach = 3;
/** Invoices by HTTP before anything counts. */
const warmUp = 300;

const threeLines = (business: OpenBusiness) => {
  const form = fiveLines(business, day);
  return { ...form, items: form.items.slice(0, linesEach) };
};

const fields = ['number', 'contact', 'issuedOn', 'dueOn', 'item', 'quantity', 'price'];
const fileOf = (count: number): string =>
  [
    fields.join(),
    ...Array.from({ length: count * linesEach }, (_, row) => {
      const [invoice, line] = [Math.floor(row / linesEach) + 1, (row % linesEach) + 1];
      return [`OLD-${invoice}`, 'Customer 1', day, day, `Work ${line}`, 1, 10 * line].join();
    }),
  ].join('\n');

/** Imports a file as the worker does, part by part, and answers what it took. */
const importing = async ({ shop }: OpenBusiness, text: string): Promise<number> => {
  const { id } = await uploadImport(shop, 'sales', 'old.csv', [Buffer.from(text)]);
  const matching = Object.fromEntries(fields.map((field, at) => [field, at]));
  const mapping: ImportMapping = {
    matching,
    dayFormat: 'iso',
    decimalSign: '.',
    whenHere: 'skip',
    replacements: {},
    issue: true,
  };
  await startImport(shop, id, mapping, { again: false, farDays: false });
  const { taskId } = await withBusiness(shop, 'read', (tx) => findRun(tx, id));
  const job = importRunJob({ database: shop.database, clock: shop.clock } as never);
  const spent = await timed(async () => {
    await job({ business: shop.business.id, task: taskId }, {} as never);
  });
  const { created, failed } = await withBusiness(shop, 'read', (tx) => findRun(tx, id));
  if (failed > 0) throw new Error(`${failed} rows failed, ${created} were imported.`);
  return spent;
};

/** Issued invoices of three lines from a file, beside the same created one by one by HTTP. */
export const importInvoices = async (): Promise<Figure[]> => {
  const place = await openPlace();
  try {
    const [typed, imported] = [
      await openBusiness(place.database, 'Typed'),
      await openBusiness(place.database, 'Imported'),
    ];
    const client = leanClient(place.server.ready.port, typed.token);
    const post = async () => {
      const { status, body } = await client.post('/api/invoice/CreateInvoice', threeLines(typed), v7());
      if (status !== 200) throw new Error(`An invoice was refused: ${JSON.stringify(body)}`);
    };
    for (let n = 0; n < warmUp; n += 1) await post();
    await importing(await openBusiness(place.database, 'First'), fileOf(warmUp));
    const http = await timed(async () => {
      for (let n = 0; n < invoices; n += 1) await post();
    });
    const file = await importing(imported, fileOf(invoices));
    client.close();
    const perSecond = (spent: number) => ((invoices / spent) * 1000).toFixed(0);
    return [
      {
        name: `${invoices} invoices of ${linesEach} lines from a file : one by one by HTTP`,
        measured: `${perSecond(file)} per second from a file, ${perSecond(http)} by HTTP`,
        ratio: http / file,
      },
    ];
  } finally {
    await place.end();
  }
};
