import { createHash } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import type { PrintedLabels } from '../../../src/domain/barcode/labels.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import type { PrintableStatement } from '../../../src/domain/report/account-statement.ts';
import { Unavailable } from '../../../src/domain/values/unavailable.ts';
import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';
import { fairQueue } from '../../fair-queue.ts';
import { startThread } from '../start-thread.ts';
import { finishedPapers } from './finished.ts';
import type { Pdf } from './pdf.ts';

/** What a thread is asked to lay out. */
export type PdfOrder = { paper: Printed } | { statement: PrintableStatement } | { labels: PrintedLabels };

interface Order {
  order: PdfOrder;
  done: (bytes: Uint8Array) => void;
  failed: (error: Error) => void;
}

interface Reply {
  bytes?: Uint8Array;
  fault?: string;
}

/** All that is on a paper, whatever made it so: a new version, template or language is another key. */
const keyOf = (whose: string, order: PdfOrder): string =>
  createHash('sha256').update(whose).update('\0').update(JSON.stringify(order)).digest('base64');

export interface PdfBounds {
  /** How long one paper may take. */
  limitMs?: number;
  /** How many bytes of finished papers are kept. */
  keptBytes?: number;
}

/**
 * PDFs made in threads of their own, started when the first is asked for. Each thread makes one at a time; businesses
 * have theirs made in turns, one of each under way. A thread that dies fails its paper alone, and another takes its
 * place; one that takes too long over its paper is ended. A paper made before is handed out again.
 *
 * @param size how many threads at most
 */
export const pdfThreads = (
  size = 2,
  { limitMs = 20_000, keptBytes = 32 * 1024 * 1024 }: PdfBounds = {},
): Pdf => {
  const idle: Worker[] = [];
  const busy = new Map<Worker, Order>();
  const finished = finishedPapers(keptBytes);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const turn = fairQueue({
    atOnce: size,
    most: 200,
    busy: requestFaultWords.pdfsBusy,
  });
  let closed = false;

  const lost = (thread: Worker, error: Error): void => {
    busy.get(thread)?.failed(error);
    busy.delete(thread);
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
  };
  const open = (): Worker => {
    const thread = startThread(new URL('./pdf-worker.ts', import.meta.url), 'pdf-worker');
    thread.on('message', ({ bytes, fault }: Reply) => {
      const order = busy.get(thread);
      busy.delete(thread);
      // Only work under way keeps the process.
      thread.unref();
      idle.push(thread);
      if (bytes) order?.done(bytes);
      else order?.failed(new Error(fault));
    });
    thread.on('error', (error) => lost(thread, error as Error));
    thread.on('exit', () => lost(thread, new Error('The thread that makes PDFs ended.')));
    return thread;
  };

  const onThread = (order: PdfOrder): Promise<Uint8Array> => {
    const thread = idle.pop() ?? open();
    const late = setTimeout(() => {
      lost(thread, new Unavailable(requestFaultWords.pdfTooSlow, 60));
      void thread.terminate();
    }, limitMs);
    return new Promise<Uint8Array>((done, failed) => {
      busy.set(thread, { order, done, failed });
      thread.ref();
      thread.postMessage(order);
    }).finally(() => clearTimeout(late));
  };

  const made = async (order: PdfOrder, whose: string): Promise<Uint8Array> => {
    if (closed) throw new Error('No PDF is made any more: the server stops.');
    const key = keyOf(whose, order);
    const known = finished.get(key) ?? underWay.get(key);
    if (known) return known;
    const making = turn(whose, () => onThread(order));
    underWay.set(key, making);
    try {
      const bytes = await making;
      finished.keep(key, bytes);
      return bytes;
    } finally {
      underWay.delete(key);
    }
  };

  return {
    render: (paper, whose = '') => made({ paper }, whose),
    renderStatement: (statement, whose = '') => made({ statement }, whose),
    renderLabels: (labels, whose = '') => made({ labels }, whose),
    close: async () => {
      closed = true;
      turn.refuseWaiting(new Error('No PDF is made any more: the server stops.'));
      await Promise.all([...idle, ...busy.keys()].map((thread) => thread.terminate()));
    },
  };
};
