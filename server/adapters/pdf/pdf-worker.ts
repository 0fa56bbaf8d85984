import { parentPort } from 'node:worker_threads';
import { printedStatement } from '../../../src/domain/report/account-statement.ts';
import { renderLabels } from './labels.ts';
import type { PdfOrder } from './pdf-threads.ts';
import { renderPdf } from './render.ts';

const rendered = (order: PdfOrder): Promise<Uint8Array> => {
  if ('labels' in order) return renderLabels(order.labels);
  return renderPdf('paper' in order ? order.paper : printedStatement(order.statement));
};

/** One paper at a time, in the order they come. */
parentPort!.on('message', async (order: PdfOrder) => {
  try {
    parentPort!.postMessage({ bytes: await rendered(order) });
  } catch (error) {
    parentPort!.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
