import { salesSummaryCalls } from '../../api/calls/sales-summary.ts';
import { invoiceList as words } from '../../domain/words/invoices.ts';
import { documentsSummary } from '../document/DocumentsSummary.tsx';

/** What the sales of the days listed came to. */
export const SalesSummary = documentsSummary('invoice', salesSummaryCalls.salesSummary, (sums) => [
  { label: words.invoiced, value: sums.invoiced, status: '' },
  {
    label: words.paid,
    value: sums.settled,
    status: 'fully paid',
    more: { of: sums.forgiven, words: words.forgiven },
  },
  { label: words.outstanding, value: sums.outstanding, status: 'not paid' },
  { label: words.overdue, value: sums.overdue, status: 'over due' },
  { label: words.notDelivered, value: sums.undelivered },
]);
