import { purchaseSummaryCalls } from '../../api/calls/purchase-summary.ts';
import { purchaseSummary as words } from '../../domain/words/bills.ts';
import { documentsSummary } from '../document/DocumentsSummary.tsx';

/** What the purchase orders of the days listed came to. */
export const OrdersSummary = documentsSummary('order', purchaseSummaryCalls.orderSummary, (sums) => [
  { label: words.ordered, value: sums.ordered, status: '' },
  {
    label: words.unbilled,
    value: sums.unbilled,
    status: 'issued',
    more: { of: sums.partlyUnbilled, words: words.partlyUnbilled },
  },
  { label: words.partly, value: sums.partly, status: 'converttobill' },
  { label: words.late, value: sums.late },
]);
