import type { Worker } from 'node:worker_threads';
import { Unavailable } from '../../../src/domain/values/unavailable.ts';
import { requestFaults as words } from '../../../src/domain/words/requests.ts';
import { fairQueue } from '../../fair-queue.ts';
import { startThread } from '../start-thread.ts';
import type { Xlsx } from './xlsx.ts';
import type { XlsxPart } from './xlsx-worker.ts';

/** How long one file may take, its rows read and written. */
const limitMs = 120_000;

/** The bytes a thread answers with, whose rows and workbook were handed to it. */
const answerOf = (thread: Worker): Promise<Uint8Array> =>
  new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Unavailable(words.workbookTooSlow, 60)), limitMs);
    const ended = () => failed(new Error('The thread that makes an XLSX file ended.'));
    thread.on('message', ({ bytes, fault }: { bytes?: Uint8Array; fault?: string }) => {
      if (bytes) done(bytes);
      else failed(new Error(fault));
    });
    thread.on('error', failed);
    thread.on('exit', () => {
      clearTimeout(late);
      ended();
    });
  });

/**
 * XLSX files, each made in a thread that ends with it: the library needs all rows at once, and what it needed goes with its thread.
 * Businesses take turns, two files under way.
 */
export const xlsxThreads = (): Xlsx => {
  const turn = fairQueue({ atOnce: 2, most: 50, busy: words.workbooksBusy });
  return {
    render: (whose, fill) =>
      turn(whose, async () => {
        const thread = startThread(new URL('./xlsx-worker.ts', import.meta.url), 'xlsx-worker');
        const send = (part: XlsxPart) => thread.postMessage(part);
        try {
          const answered = answerOf(thread);
          // A thread that ends while rows are read is told of once they are.
          answered.catch(() => {});
          send({ book: await fill((rows) => send({ rows })) });
          return await answered;
        } finally {
          await thread.terminate();
        }
      }),
  };
};
