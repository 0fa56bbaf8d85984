import { Worker } from 'node:worker_threads';
import type { PrintableStatement } from '../../../src/domain/customer/statement.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import type { Pdf } from './pdf.ts';

/** What a thread is asked to lay out. */
export type PdfOrder = { paper: Printed } | { statement: PrintableStatement };

interface Order {
  asked: PdfOrder;
  done: (bytes: Uint8Array) => void;
  failed: (error: Error) => void;
}

interface Reply {
  bytes?: Uint8Array;
  fault?: string;
}

/** In the built server the thread's file lies beside the bundle; from source it is TypeScript, which Node is taught to read. */
const startThread = (): Worker => {
  if (import.meta.url.endsWith('.js')) return new Worker(new URL('./pdf-worker.js', import.meta.url));
  const source = JSON.stringify(new URL('./pdf-worker.ts', import.meta.url).href);
  return new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`, {
    eval: true,
  });
};

/**
 * PDFs made in threads of their own, started when the first is asked for. Each thread makes one at a time; the rest
 * wait in order. A thread that dies fails its paper alone, and another takes its place.
 *
 * @param size how many threads at most
 */
export const pdfThreads = (size = 2): Pdf => {
  const waiting: Order[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Order>();
  let closed = false;

  const give = (thread: Worker, order: Order): void => {
    busy.set(thread, order);
    // Only work under way keeps the process.
    thread.ref();
    thread.postMessage(order.asked);
  };
  const free = (thread: Worker): void => {
    const next = waiting.shift();
    if (next) give(thread, next);
    else {
      thread.unref();
      idle.push(thread);
    }
  };
  const lost = (thread: Worker, error: Error): void => {
    busy.get(thread)?.failed(error);
    busy.delete(thread);
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
    const next = waiting.shift();
    if (next && !closed) give(open(), next);
  };
  const open = (): Worker => {
    const thread = startThread();
    thread.on('message', ({ bytes, fault }: Reply) => {
      const order = busy.get(thread);
      busy.delete(thread);
      if (bytes) order?.done(bytes);
      else order?.failed(new Error(fault));
      free(thread);
    });
    thread.on('error', (error) => lost(thread, error as Error));
    thread.on('exit', () => lost(thread, new Error('The thread that makes PDFs ended.')));
    return thread;
  };

  const made = (asked: PdfOrder) =>
    new Promise<Uint8Array>((done, failed) => {
      if (closed) return failed(new Error('No PDF is made any more: the server stops.'));
      const order = { asked, done, failed };
      const thread = idle.pop();
      if (thread) give(thread, order);
      else if (busy.size < size) give(open(), order);
      else waiting.push(order);
    });

  return {
    render: (paper) => made({ paper }),
    renderStatement: (statement) => made({ statement }),
    close: async () => {
      closed = true;
      await Promise.all([...idle, ...busy.keys()].map((thread) => thread.terminate()));
    },
  };
};
