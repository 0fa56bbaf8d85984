import { parentPort } from 'node:worker_threads';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { printedStatement } from '../../../src/domain/statement.ts';
import type { PdfOrder } from './pdf-threads.ts';
import { renderPdf } from './render.ts';

const paperOf = (order: PdfOrder): Printed =>
  'paper' in order ? order.paper : printedStatement(order.statement);

/** One paper at a time, in the order they come. */
parentPort!.on('message', async (order: PdfOrder) => {
  try {
    parentPort!.postMessage({ bytes: await renderPdf(paperOf(order)) });
  } catch (error) {
    parentPort!.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
