import { send } from '../client/client.ts';
import { purchaseSummaryCalls as calls } from '../contract/purchase-summary.ts';
import { billSummaryWire, orderSummaryWire } from '../wire/purchase-summary.ts';
import { summaryOf } from './summary-days.ts';

/** What the bills of some days came to. */
export const billSummary = summaryOf('bills', async (query, signal) =>
  billSummaryWire.fromWire((await send(calls.billSummary, { signal, query })).data),
);

/** The same of purchase orders. */
export const orderSummary = summaryOf('orders', async (query, signal) =>
  orderSummaryWire.fromWire((await send(calls.orderSummary, { signal, query })).data),
);
