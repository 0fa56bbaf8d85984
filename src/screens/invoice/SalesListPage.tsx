import { lazy, Suspense } from 'react';
import { invoiceCounts, invoiceList, invoiceView } from '../../api/queries/invoices.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import * as words from '../../domain/words/invoice-list.ts';
import { type DocumentListing, DocumentListPage } from '../document/DocumentListPage.tsx';
import { styled } from '../kit/styled.ts';
import type { DatesValues } from '../page/DatesFilter.tsx';
import { editActOf } from '../posted/edit-act.ts';
import { postedBulk } from '../posted/posted-bulk.tsx';
import { useMay } from '../shell/business.ts';
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
  summary: ({ dates, from, to }) => <Summary {...{ dates, from, to }} />,
};

/** The list of invoices and receipts. */
export function SalesListPage() {
  usePaymentReturn();
  return <DocumentListPage of={listing} />;
}
