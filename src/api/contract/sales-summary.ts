import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { all, day, decimal, envelope, text, userId } from './wire-types.ts';

const { ours } = inBusiness('businessid');

/** What stands above the list of invoices and receipts, fetched beside it. */
export const salesSummaryCalls = {
  salesSummary: ours.read('/api/invoice/get-sales-summary', 'summary.sales', {
    takes: { userid: userId, sortby: z.optional(text(40)), ...all(z.optional(day), 'fromdate', 'todate') },
    answer: envelope(
      z.object({
        ...all(z.nullable(day), 'fromdate', 'todate'),
        count: z.number(),
        ...all(decimal, 'totalinvoiced', 'totalsettled', 'totaloutstanding'),
        ...all(z.number(), 'overdue', 'unfulfilled'),
      }),
    ),
  }),
};
