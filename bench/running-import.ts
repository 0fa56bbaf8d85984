import { setTimeout as sleep } from 'node:timers/promises';
import { startImport } from '../server/commands/import-run.ts';
import { withBusiness } from '../server/store/database/tx.ts';
import { findRun } from '../server/store/imports/import-runs.ts';
import { importCalls } from '../src/api/calls/import.ts';
import { idFromWire } from '../src/api/wire/id.ts';
import type { ImportMapping } from '../src/domain/import/run.ts';
import type { OpenBusiness } from '../tests/support/open-business.ts';
import type { Place } from './place.ts';

/** What a file of items has: its columns, and a row of it. */
interface ItemFile {
  fields: readonly string[];
  row: (n: number) => string;
}

export const plainItems: ItemFile = {
  fields: ['name', 'sku', 'price', 'cost'],
  row: (n) => `Item ${n},SKU-${n},${n % 90}.50,2`,
};
export const stockedItems: ItemFile = {
  fields: ['name', 'sku', 'price', 'cost', 'quantity', 'openingOn'],
  row: (n) => `Item ${n},SKU-${n},${n % 90}.50,2,3,2026-01-05`,
};

/** An import a worker has been given. */
export interface BegunImport {
  business: OpenBusiness;
  run: string;
  rows: number;
}

/** Uploads a file of so many items by HTTP and begins its import. @throws when the file is refused */
export const beginImport = async (
  { server }: Place,
  business: OpenBusiness,
  rows: number,
  { fields, row }: ItemFile,
): Promise<BegunImport> => {
  const { shop, id, token } = business;
  const { path } = importCalls.uploadImport;
  const request = new URLSearchParams({
    businessid: id,
    BusinessId: id,
    type: 'inventory',
    filename: 'items.csv',
  });
  const answer = await fetch(`http://127.0.0.1:${server.ready.port}${path}?${request}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/octet-stream' },
    body: [fields.join(), ...Array.from({ length: rows }, (_, n) => row(n))].join('\n'),
  });
  const given = answer.headers.get('x-import-id');
  if (!given) throw new Error(`The file was refused: ${await answer.text()}`);
  const run = idFromWire(given);
  const matching = Object.fromEntries(fields.map((field, at) => [field, at]));
  const mapping: ImportMapping = {
    matching,
    dayFormat: 'iso',
    decimalSign: '.',
    whenHere: 'skip',
    replacements: {},
  };
  await startImport(shop, run, mapping, { again: false, farDays: false });
  return { business, run, rows };
};

/** Waits until the worker is through with an import. @throws when it ends with less than all rows imported */
export const importEnds = async ({ business, run, rows }: BegunImport): Promise<void> => {
  for (;;) {
    const { status, created } = await withBusiness(business.shop, 'read', (tx) => findRun(tx, run));
    if (status === 'Finished' && created === rows) return;
    if (status !== 'Running') throw new Error(`The import is ${status}, ${created} were imported.`);
    await sleep(100);
  }
};
