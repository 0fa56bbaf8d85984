import { userId } from '../wire/values.ts';
import { subject, told } from './call.ts';
import { decimal, number } from './field.ts';
import { figureDays, spanned } from './span.ts';

const { ours } = subject('businessid', '/api/invoice/', { userid: userId });

/** What is over the list of invoices and receipts, fetched beside it. */
export const salesSummaryCalls = {
  salesSummary: ours.read('get-sales-summary', 'summary.sales', {
    takes: figureDays,
    says: told({
      ...spanned,
      count: number('count'),
      overdue: number('overdue'),
      undelivered: number('unfulfilled'),
      invoiced: decimal('totalinvoiced'),
      settled: decimal('totalsettled'),
      forgiven: decimal('totalforgiven'),
      outstanding: decimal('totaloutstanding'),
    }),
    reads: 'invoices',
  }),
};
