import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { days, spanned } from './list-wire.ts';
import { all, decimal, userId } from './wire-types.ts';

const { ours } = inBusiness('businessid');

const takes = { userid: userId, ...days };

/** What stands above the lists of bills and of purchase orders, fetched beside them. */
export const purchaseSummaryCalls = {
  billSummary: ours.read(
    '/api/VendorBill/get-summary',
    'summary.bill',
    {
      ...spanned,
      ...all(z.number(), 'count overdue'),
      ...all(decimal, 'totalbilled totalsettled totalforgiven totaloutstanding'),
    },
    takes,
  ),
  orderSummary: ours.read(
    '/api/PurchaseOrder/get-summary',
    'summary.purchaseOrder',
    {
      ...spanned,
      ...all(z.number(), 'count waiting partlybilled late'),
      ...all(decimal, 'totalordered totalunbilled partlyunbilled'),
    },
    takes,
  ),
};
