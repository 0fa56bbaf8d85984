import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { salesSummaryCalls } from '../contract/sales-summary.ts';
import { salesSummaryWire } from '../wire/invoice.ts';

/** What the sales of some days came to; of this month where no days are said. */
export const salesSummary = (
  businessid: string,
  { dates, from, to }: { dates: string; from: string; to: string },
) =>
  queryOptions({
    queryKey: ['invoices', businessid, 'summary', { dates, from, to }],
    queryFn: async ({ signal }) => {
      const { data } = await send(salesSummaryCalls.salesSummary, {
        signal,
        query: {
          businessid,
          sortby: dates || 'thismonth',
          fromdate: from || undefined,
          todate: to || undefined,
        },
      });
      return salesSummaryWire.fromWire(data);
    },
    placeholderData: keepPreviousData,
  });
