import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reportCalls } from '../../api/calls/report-keys.ts';
import type { Subject } from '../../api/calls/subject.ts';
import { ask } from '../../api/client/ask.ts';
import { type AskedReport, reportArgs } from '../../domain/report/asked-report.ts';
import type { AnalysedItem } from '../../domain/stock/stock-analysis.ts';

/** An item of the analysis as its list shows it. */
export type AnalysedRow = AnalysedItem & { id: string; daysLeft: string | null };

/** A page of the stock analysis, how many items it is of, and what all of them are worth; a matter of items, not of reports. */
export const analysisList = (businessId: string, asked: AskedReport, page: number) =>
  queryOptions({
    queryKey: ['products' satisfies Subject, businessId, 'analysis', asked, page],
    queryFn: async ({ signal }) => {
      const args = { ...reportArgs('stock-analysis', asked), page: String(page), limit: '10' };
      const { rows, total, value, asOf } = await ask(
        reportCalls.stockAnalysis,
        { businessId, ...args },
        { signal },
      );
      const listed = rows.map(
        (row): AnalysedRow => ({ ...row, id: row.productId, location: row.location || null }),
      );
      return { rows: listed, total, value, asOf };
    },
    placeholderData: keepPreviousData,
  });
