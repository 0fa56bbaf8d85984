import type { Decimal } from '../money.ts';
import { type AnalysedItem, daysLeft } from '../stock/stock-analysis.ts';
import { stockReports } from '../words/stock.ts';
import { report } from './spec.ts';

/** What the items came to, and how many there are. */
export interface AnalysisSums {
  items: Decimal;
  value: Decimal;
}

/** What is counted, and only that, has a stock. */
const counted =
  (of: (item: AnalysedItem) => Decimal | null) =>
  (item: AnalysedItem): Decimal | null =>
    item.tracked ? of(item) : null;

/** How much there is of each item, how fast it sells, and what to order. Source: answers-2.md, Q42. */
export const stockAnalysis = report<AnalysedItem, AnalysisSums>('stock-analysis', {
  rowTitle: stockReports.stockMovementWords.item,
  columns: [
    {
      title: stockReports.stockMovementWords.item,
      kind: 'text',
      of: ({ name }) => name,
      link: ({ productId }) => `item:${productId}`,
      place: 'lead',
    },
    { title: stockReports.stockAnalysisWords.sku, kind: 'text', of: ({ sku }) => sku, place: 'under' },
    {
      title: stockReports.stockMovementWords.location,
      kind: 'text',
      of: ({ location }) => location ?? stockReports.stockAnalysisWords.allLocations,
      place: 'under',
    },
    {
      title: stockReports.stockAnalysisWords.quantity,
      kind: 'number',
      of: counted(({ quantity }) => quantity),
    },
    {
      title: stockReports.stockAnalysisWords.reorderLevel,
      kind: 'number',
      of: ({ reorderLevel }) => reorderLevel,
    },
    { title: stockReports.stockAnalysisWords.sold30, kind: 'number', of: counted(({ sold30 }) => sold30) },
    { title: stockReports.stockAnalysisWords.sold90, kind: 'number', of: counted(({ sold90 }) => sold90) },
    { title: stockReports.stockAnalysisWords.daysLeft, kind: 'number', of: counted(daysLeft) },
    { title: stockReports.stockAnalysisWords.expires, kind: 'day', of: ({ expiresOn }) => expiresOn },
    { title: stockReports.stockAnalysisWords.value, kind: 'money', of: counted(({ value }) => value) },
    { title: stockReports.stockAnalysisWords.onOrder, kind: 'number', of: ({ onOrder }) => onOrder },
    { title: stockReports.stockAnalysisWords.toOrder, kind: 'number', of: ({ toOrder }) => toOrder },
  ],
  figures: ({ items, value }) => [
    { label: stockReports.stockAnalysisWords.items, kind: 'number', value: items },
    { label: stockReports.stockAnalysisWords.value, kind: 'money', value },
  ],
  empty: stockReports.stockAnalysisWords.empty,
});
