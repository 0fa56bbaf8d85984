import { send } from '../client/client.ts';
import { salesSummaryCalls } from '../contract/sales-summary.ts';
import { renaming } from '../wire/rename.ts';
import { summaryOf } from './summary-days.ts';

const salesSummaryWire = renaming({
  from: 'fromdate',
  to: 'todate',
  count: 'count',
  invoiced: 'totalinvoiced',
  settled: 'totalsettled',
  forgiven: 'totalforgiven',
  outstanding: 'totaloutstanding',
  overdue: 'overdue',
  undelivered: 'unfulfilled',
});

/** What the sales of some days came to. */
export const salesSummary = summaryOf('invoices', async (query, signal) =>
  salesSummaryWire.fromWire((await send(salesSummaryCalls.salesSummary, { signal, query })).data),
);
