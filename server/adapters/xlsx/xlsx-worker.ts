import { parentPort } from 'node:worker_threads';
import type { FileRow } from '../../../src/domain/report/file-rows.ts';
import { workbookBytes } from './workbook.ts';
import type { Workbook } from './xlsx.ts';

/** What the thread is handed: rows, some at a time, and at last what the workbook says beside them. */
export type XlsxPart = { rows: FileRow[] } | { book: Workbook };

const all: FileRow[] = [];

/** One workbook, of all rows that came before what it says beside them. */
parentPort!.on('message', async (part: XlsxPart) => {
  if ('rows' in part) {
    for (const row of part.rows) all.push(row);
    return;
  }
  try {
    parentPort!.postMessage({ bytes: await workbookBytes(all, part.book) });
  } catch (error) {
    parentPort!.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
