import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { days, spanned } from './list-wire.ts';
import { all, decimal, userId } from './wire-types.ts';

const { ours } = inBusiness('businessid');

/** What stands above the list of invoices and receipts, fetched beside it. */
export const salesSummaryCalls = {
  salesSummary: ours.read(
    '/api/invoice/get-sales-summary',
    'summary.sales',
    {
      ...spanned,
      ...all(z.number(), 'count overdue unfulfilled'),
      ...all(decimal, 'totalinvoiced totalsettled totalforgiven totaloutstanding'),
    },
    { userid: userId, ...days },
  ),
};
