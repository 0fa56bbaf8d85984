import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, decimal, envelope, id, text, userId } from './wire-types.ts';

/** What stands above the list of invoices and receipts, fetched beside it. */
export const salesSummaryCalls = {
  salesSummary: call({
    method: 'GET',
    path: '/api/invoice/get-sales-summary',
    summary: 'What invoices and receipts came to in a period of issue days; this month where none is named.',
    door: 'session',
    permission: 'summary.sales',
    effect: 'reads',
    business: 'businessid',
    ours: true,
    query: z.object({
      businessid: id,
      userid: userId,
      sortby: z.optional(text(40)),
      fromdate: z.optional(day),
      todate: z.optional(day),
    }),
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
