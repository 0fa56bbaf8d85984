import { parentPort } from 'node:worker_threads';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { renderPdf } from './render.ts';

/** One paper at a time, in the order they come. */
parentPort!.on('message', async ({ paper }: { paper: Printed }) => {
  try {
    parentPort!.postMessage({ bytes: await renderPdf(paper) });
  } catch (error) {
    parentPort!.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
