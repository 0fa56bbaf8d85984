import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { purchaseSummaryCalls } from '../contract/purchase-summary.ts';
import { billSummaryWire, orderSummaryWire } from '../wire/purchase-summary.ts';
import type { ListDays } from './document-list.ts';
import { summaryDays } from './summary-days.ts';

/** What the bills of some days came to; of this month where no days are said. */
export const billSummary = (businessid: string, { dates, from, to }: ListDays) =>
  queryOptions({
    queryKey: ['bills', businessid, 'summary', { dates, from, to }],
    queryFn: async ({ signal }) => {
      const query = { businessid, ...summaryDays({ dates, from, to }) };
      return billSummaryWire.fromWire((await send(purchaseSummaryCalls.billSummary, { signal, query })).data);
    },
    placeholderData: keepPreviousData,
  });

/** The same of purchase orders. */
export const orderSummary = (businessid: string, { dates, from, to }: ListDays) =>
  queryOptions({
    queryKey: ['orders', businessid, 'summary', { dates, from, to }],
    queryFn: async ({ signal }) => {
      const query = { businessid, ...summaryDays({ dates, from, to }) };
      return orderSummaryWire.fromWire(
        (await send(purchaseSummaryCalls.orderSummary, { signal, query })).data,
      );
    },
    placeholderData: keepPreviousData,
  });
