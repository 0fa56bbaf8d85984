import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnalysedItem } from '../../domain/stock-analysis.ts';
import { send } from '../client/client.ts';
import { reportCalls } from '../contract/report.ts';
import { analysedItemWire } from '../wire/stock.ts';
import { type AskedReport, sentReport } from './report-question.ts';

/** An item of the analysis as its list shows it. */
export type AnalysedRow = AnalysedItem & { id: string; daysLeft: string | null };

/** A page of the stock analysis, how many items it is of, and what all of them are worth. */
export const analysisList = (businessid: string, asked: AskedReport, page: number) =>
  queryOptions({
    queryKey: ['products', businessid, 'analysis', asked, page],
    queryFn: async ({ signal }) => {
      const query = { businessid, ...sentReport('stock-analysis', asked), page: String(page), limit: '10' };
      const found = await send(reportCalls.stockAnalysis, { signal, query });
      return {
        rows: found.StockAnalysis.map(({ daysleft, ...row }): AnalysedRow => {
          const item = analysedItemWire.fromWire(row);
          return { ...item, id: item.productId, location: item.location || null, daysLeft: daysleft };
        }),
        total: found.total,
        value: found.TotalStockValue,
        asOf: found.asof,
      };
    },
    placeholderData: keepPreviousData,
  });
