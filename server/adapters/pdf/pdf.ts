import type { Printed } from '../../../src/domain/documents/printed.ts';

/** Lays paper out as PDF. A port: threads of this process, so that answering never waits for a page. */
export interface Pdf {
  /** One PDF. @throws when it can't be made, or the threads are closed */
  render: (paper: Printed) => Promise<Uint8Array>;
  close: () => Promise<void>;
}
