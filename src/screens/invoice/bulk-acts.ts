import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import type { InvoiceListRow } from '../../api/queries/invoices.ts';
import { isDraft } from '../../domain/invoice/status.ts';
import { type InvoiceEvent, invoiceLifecycle } from '../../machines/invoice/invoice.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import type { BulkAnswer, BulkCommand } from '../document/use-bulk.ts';
import { lazyDialog } from '../kit/lazy-dialog.tsx';
import { counted } from './counted.ts';

const calls = {
  delete: invoiceCalls.archiveInvoices,
  restore: invoiceCalls.restoreInvoices,
} as const;

const events: Record<keyof typeof calls | 'cancel', InvoiceEvent> = {
  delete: { type: 'invoice.delete' },
  restore: { type: 'invoice.restore' },
  cancel: { type: 'invoice.cancel' },
};

/** Deleting what is deleted is an arrow to itself: nothing to offer. */
const repeats: Readonly<Record<string, string>> = { delete: 'Deleted', cancel: 'Cancelled' };

/** It posts to the books, so it shows what it will do to each before it does it. */
const CancelInvoicesDialog = lazyDialog(
  async () => (await import('./CancelInvoicesDialog.tsx')).CancelInvoicesDialog,
);

/**
 * What can be done with many invoices and receipts at once.
 *
 * @param onDeleted leads to where deleted ones are listed
 */
export const invoiceBulk = (businessid: string, onDeleted: () => void): BulkCommand<InvoiceListRow>[] => {
  const carryOut = async (name: keyof typeof calls, rows: readonly InvoiceListRow[]): Promise<BulkAnswer> => {
    const InvoiceId = rows.map((row) => row.id);
    return once(`invoice.bulk ${name} ${InvoiceId.join(' ')}`, (intentKey) =>
      send(calls[name], { body: { businessid, InvoiceId }, intentKey }),
    );
  };
  const able = (name: keyof typeof events) => (row: InvoiceListRow) =>
    row.status !== repeats[name] && allows(invoiceLifecycle, row.standing, events[name]);
  const act = (name: keyof typeof calls) => ({
    able: able(name),
    carryOut: (rows: readonly InvoiceListRow[]) => carryOut(name, rows),
  });
  return [
    {
      ...act('delete'),
      label: 'Delete',
      // A deleted draft is listed nowhere a draft is; a cancelled one stays under its tab.
      leaves: (row) => isDraft(row.status),
      undo: (rows) => carryOut('restore', rows),
      onDone: onDeleted,
    },
    { ...act('restore'), label: 'Restore' },
    {
      able: able('cancel'),
      label: 'Cancel',
      labelOf: (rows) => `Cancel ${counted(rows)}`,
      carryOut: { question: CancelInvoicesDialog },
      // The dialog has brought this file with it.
      undo: async (rows) => (await import('./cancel-several.ts')).reinstateSeveral(businessid, rows),
    },
  ];
};
