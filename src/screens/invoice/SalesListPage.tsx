import { lazy } from 'react';
import { invoiceCounts, invoiceList, invoiceView } from '../../api/queries/invoices.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import * as words from '../../domain/words/invoice-list.ts';
import { type DocumentListing, DocumentListPage } from '../document/DocumentListPage.tsx';
import { SummaryPlace } from '../document/SummaryPlace.tsx';
import { editActOf } from '../posted/edit-act.ts';
import { postedBulk } from '../posted/posted-bulk.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

const SalesSummary = lazy(() =>
  import('./SalesSummary.tsx').then((file) => ({ default: file.SalesSummary })),
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
    commands: async () => (await import('../../api/commands/invoices.ts')).invoiceCommands,
  }),
  actsOf: editActOf('invoice'),
  summary: (days) => <SummaryPlace of={SalesSummary} permission="summary.sales" {...days} />,
};

/** The list of invoices and receipts. */
export function SalesListPage() {
  usePaymentReturn();
  return <DocumentListPage of={listing} />;
}
