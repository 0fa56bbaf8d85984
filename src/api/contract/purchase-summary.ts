import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { all, day, decimal, envelope, text, userId } from './wire-types.ts';

const { ours } = inBusiness('businessid');

const takes = { userid: userId, sortby: z.optional(text(40)), ...all(z.optional(day), 'fromdate', 'todate') };
const days = all(z.nullable(day), 'fromdate', 'todate');

/** What stands above the lists of bills and of purchase orders, fetched beside them. */
export const purchaseSummaryCalls = {
  billSummary: ours.read('/api/VendorBill/get-summary', 'summary.bill', {
    takes,
    answer: envelope(
      z.object({
        ...days,
        ...all(z.number(), 'count', 'overdue'),
        ...all(decimal, 'totalbilled', 'totalsettled', 'totaloutstanding'),
      }),
    ),
  }),
  orderSummary: ours.read('/api/PurchaseOrder/get-summary', 'summary.purchaseOrder', {
    takes,
    answer: envelope(
      z.object({
        ...days,
        ...all(z.number(), 'count', 'waiting', 'partlybilled', 'late'),
        ...all(decimal, 'totalordered', 'totalunbilled'),
      }),
    ),
  }),
};
