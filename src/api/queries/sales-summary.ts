import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { salesSummaryCalls } from '../contract/sales-summary.ts';
import { salesSummaryWire } from '../wire/invoice.ts';
import type { ListDays } from './document-list.ts';
import { summaryDays } from './summary-days.ts';

/** What the sales of some days came to; of this month where no days are said. */
export const salesSummary = (businessid: string, { dates, from, to }: ListDays) =>
  queryOptions({
    queryKey: ['invoices', businessid, 'summary', { dates, from, to }],
    queryFn: async ({ signal }) => {
      const query = { businessid, ...summaryDays({ dates, from, to }) };
      return salesSummaryWire.fromWire((await send(salesSummaryCalls.salesSummary, { signal, query })).data);
    },
    placeholderData: keepPreviousData,
  });
