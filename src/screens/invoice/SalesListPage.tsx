import { lazy, Suspense } from 'react';
import { deleteInvoices, restoreInvoices } from '../../api/commands/invoices.ts';
import { invoiceCounts, invoiceList, invoiceView } from '../../api/queries/invoices.ts';
import { isDraft } from '../../domain/documents/status.ts';
import type { InvoiceRow } from '../../domain/invoice/view.ts';
import * as acts from '../../domain/words/invoice-acts.ts';
import * as words from '../../domain/words/invoice-list.ts';
import { type InvoiceEvent, invoiceLifecycle } from '../../machines/invoice/invoice.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { type DocumentListing, DocumentListPage } from '../document/DocumentListPage.tsx';
import { type BulkCommand, bulkOf } from '../document/use-bulk.ts';
import { lazyDialog } from '../kit/lazy-dialog.tsx';
import { styled } from '../kit/styled.ts';
import type { DatesValues } from '../page/DatesFilter.tsx';
import { useMay } from '../shell/business.ts';
import { counted } from './counted.ts';
import { actsOf } from './invoice-acts.ts';
import { usePaymentReturn } from './use-payment-return.ts';

const SalesSummary = lazy(() =>
  import('./SalesSummary.tsx').then((file) => ({ default: file.SalesSummary })),
);

/** As high as what it waits for, so that the list below does not move. */
const SummaryPlace = styled('div', {
  base: { minHeight: '118px', '@media (max-width: 47.99rem)': { minHeight: '108px' } },
});

const Summary = (days: DatesValues) =>
  useMay()('summary.sales') && (
    <SummaryPlace>
      <Suspense>
        <SalesSummary {...days} />
      </Suspense>
    </SummaryPlace>
  );

/** It posts to the books, so it shows what it will do to each before it does it. */
const CancelInvoicesDialog = lazyDialog(
  async () => (await import('./CancelInvoicesDialog.tsx')).CancelInvoicesDialog,
);

const able = (event: InvoiceEvent) => (row: InvoiceRow) => allows(invoiceLifecycle, row.standing, event);

/** What can be done with many invoices and receipts at once. */
const bulk = (businessId: string, onDeleted: () => void): BulkCommand<InvoiceRow>[] => {
  const restore = bulkOf<InvoiceRow>('invoice', businessId, 'restore', restoreInvoices);
  return [
    {
      label: words.deleteThem,
      able: able({ type: 'document.delete' }),
      run: bulkOf('invoice', businessId, 'delete', deleteInvoices),
      // A deleted draft is listed nowhere a draft is; a cancelled one stays under its tab.
      leaves: isDraft,
      undo: restore,
      onDone: onDeleted,
    },
    { label: words.restore, able: able({ type: 'document.restore' }), run: restore },
    {
      label: words.cancel,
      able: able({ type: 'document.cancel' }),
      labelOf: (rows) => acts.cancel({ documents: counted(rows) }),
      run: { question: CancelInvoicesDialog },
      // The dialog has brought this file with it.
      undo: async (rows) => (await import('./cancel-several.ts')).reinstateSeveral(businessId, rows),
    },
  ];
};

const listing: DocumentListing<InvoiceRow> = {
  kind: 'invoice',
  list: invoiceList,
  counts: invoiceCounts,
  view: invoiceView,
  empty: {
    name: 'no-added-invoice',
    sentence: words.empty,
  },
  bulk,
  actsOf: (row, may) => actsOf(row.standing, '0', may),
  summary: ({ dates, from, to }) => <Summary {...{ dates, from, to }} />,
};

/** The list of invoices and receipts. */
export function SalesListPage() {
  usePaymentReturn();
  return <DocumentListPage of={listing} />;
}
