import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { day, decimal, envelope, text, userId } from './wire-types.ts';

const { ours } = inBusiness('businessid');

/** What stands above the list of invoices and receipts, fetched beside it. */
export const salesSummaryCalls = {
  salesSummary: ours.read('/api/invoice/get-sales-summary', 'summary.sales', {
    summary: 'What invoices and receipts came to in a period of issue days; this month where none is named.',
    takes: {
      userid: userId,
      sortby: z.optional(text(40)),
      fromdate: z.optional(day),
      todate: z.optional(day),
    },
    answer: envelope(
      z.object({
        fromdate: z.nullable(day),
        todate: z.nullable(day),
        count: z.number(),
        totalinvoiced: decimal,
        totalsettled: decimal,
        totaloutstanding: decimal,
        overdue: z.number(),
        unfulfilled: z.number(),
      }),
    ),
  }),
};
