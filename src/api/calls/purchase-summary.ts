import { userId } from '../wire/values.ts';
import { subject, told } from './call.ts';
import { decimal, number } from './field.ts';
import { figureDays, spanned } from './span.ts';

const { ours } = subject('businessid', '', { userid: userId });

/** What is over the lists of bills and of purchase orders, fetched beside them. */
export const purchaseSummaryCalls = {
  billSummary: ours.read('/api/VendorBill/get-summary', 'summary.bill', {
    takes: figureDays,
    says: told({
      ...spanned,
      count: number('count'),
      overdue: number('overdue'),
      billed: decimal('totalbilled'),
      settled: decimal('totalsettled'),
      forgiven: decimal('totalforgiven'),
      outstanding: decimal('totaloutstanding'),
    }),
    reads: 'bills',
  }),
  orderSummary: ours.read('/api/PurchaseOrder/get-summary', 'summary.purchaseOrder', {
    takes: figureDays,
    says: told({
      ...spanned,
      count: number('count'),
      waiting: number('waiting'),
      partly: number('partlybilled'),
      late: number('late'),
      ordered: decimal('totalordered'),
      unbilled: decimal('totalunbilled'),
      partlyUnbilled: decimal('partlyunbilled'),
    }),
    reads: 'orders',
  }),
};
