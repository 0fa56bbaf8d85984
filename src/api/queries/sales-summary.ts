import { send } from '../client/client.ts';
import { salesSummaryCalls } from '../contract/sales-summary.ts';
import { salesSummaryWire } from '../wire/invoice.ts';
import { summaryOf } from './summary-days.ts';

/** What the sales of some days came to. */
export const salesSummary = summaryOf('invoices', async (query, signal) =>
  salesSummaryWire.fromWire((await send(salesSummaryCalls.salesSummary, { signal, query })).data),
);
