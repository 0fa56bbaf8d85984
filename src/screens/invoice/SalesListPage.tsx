import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { invoiceCounts, invoiceList, invoiceView } from '../../api/documents/invoices.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { invoiceList as words } from '../../domain/words/invoices.ts';
import { DocumentListPage } from '../document/DocumentListPage.tsx';
import type { DocumentListing } from '../document/document-listing.ts';
import { editActOf } from '../posted/edit-act.ts';
import { postedBulk } from '../posted/posted-bulk.tsx';

const SalesSummary = lazy(() =>
  import('./SalesSummary.tsx').then((file) => ({ default: file.SalesSummary })),
);

const PaymentReturn = lazy(() =>
  import('./PaymentReturn.tsx').then((file) => ({ default: file.PaymentReturn })),
);

const listing: DocumentListing<PostedRow> = {
  kind: 'invoice',
  list: invoiceList,
  counts: invoiceCounts,
  view: invoiceView,
  empty: {
    name: 'no-added-invoice',
    sentence: words.empty,
  },
  bulk: postedBulk({
    kind: 'invoice',
    view: invoiceView,
    commands: async () => (await import('../../api/documents/invoices.ts')).invoiceCommands,
    pay: async () => {
      const { recordBatchPayment } = await import('../../api/documents/invoices.ts');
      return (context, _, batch) => recordBatchPayment(context, batch);
    },
  }),
  actsOf: editActOf('invoice'),
  file: async (...args) => (await import('../../api/documents/list-files.ts')).exportInvoices(...args),
  byLocation: true,
  summary: { permission: 'summary.sales', of: SalesSummary },
};

/** The list of invoices and receipts. */
export function SalesListPage() {
  const paying = useSearch().includes('payment=');
  return (
    <>
      {paying && (
        <Suspense>
          <PaymentReturn />
        </Suspense>
      )}
      <DocumentListPage of={listing} />
    </>
  );
}
