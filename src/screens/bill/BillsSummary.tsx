import { purchaseSummaryCalls } from '../../api/calls/purchase-summary.ts';
import { purchaseSummary as words } from '../../domain/words/bills.ts';
import { documentsSummary } from '../document/DocumentsSummary.tsx';

/** What the bills of the days listed came to. */
export const BillsSummary = documentsSummary('bill', purchaseSummaryCalls.billSummary, (sums) => [
  { label: words.billed, value: sums.billed, status: '' },
  {
    label: words.paid,
    value: sums.settled,
    status: 'paid',
    more: { of: sums.forgiven, words: words.forgiven },
  },
  { label: words.outstanding, value: sums.outstanding, status: 'not paid' },
  { label: words.overdue, value: sums.overdue, status: 'over due' },
]);
