import type { PrintableStatement } from '../../../src/domain/customer/statement.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';

/** Lays paper out as PDF. A port: threads of this process, so that answering never waits for a page. */
export interface Pdf {
  /** One PDF. @throws when it can't be made, or the threads are closed */
  render: (paper: Printed) => Promise<Uint8Array>;
  /** One statement of account. Its texts are made there too: of ten thousand claims they take a second. */
  renderStatement: (statement: PrintableStatement) => Promise<Uint8Array>;
  close: () => Promise<void>;
}
