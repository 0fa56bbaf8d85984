import type { PrintedLabels } from '../../../src/domain/barcode/labels.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import type { PrintableStatement } from '../../../src/domain/report/account-statement.ts';

/** Lays paper out as PDF. A port: threads of this process, so that answering never waits for a page. */
export interface Pdf {
  /**
   * One PDF.
   *
   * @param whose the id of the business, which has one made at a time; those that name none are one more
   * @throws Unavailable while too many wait, or when it takes too long
   * @throws when it can't be made, or the threads are closed
   */
  render: (paper: Printed, whose?: string) => Promise<Uint8Array>;
  /** One statement of account. Its texts are made there too: of ten thousand claims they take a second. */
  renderStatement: (statement: PrintableStatement, whose?: string) => Promise<Uint8Array>;
  /** One file of labels. */
  renderLabels: (labels: PrintedLabels, whose?: string) => Promise<Uint8Array>;
  close: () => Promise<void>;
}
