import type { Decimal } from '../money.ts';
import { type AnalysedItem, daysLeft } from '../stock-analysis.ts';
import { stockMovementWords, stockAnalysisWords as words } from '../words/stock-reports.ts';
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
  rowTitle: stockMovementWords.item,
  columns: [
    {
      title: stockMovementWords.item,
      kind: 'text',
      of: ({ name }) => name,
      link: ({ productId }) => `item:${productId}`,
      place: 'lead',
    },
    { title: words.sku, kind: 'text', of: ({ sku }) => sku, place: 'under' },
    {
      title: stockMovementWords.location,
      kind: 'text',
      of: ({ location }) => location ?? words.allLocations,
      place: 'under',
    },
    { title: words.quantity, kind: 'number', of: counted(({ quantity }) => quantity) },
    { title: words.reorderLevel, kind: 'number', of: ({ reorderLevel }) => reorderLevel },
    { title: words.sold30, kind: 'number', of: counted(({ sold30 }) => sold30) },
    { title: words.sold90, kind: 'number', of: counted(({ sold90 }) => sold90) },
    { title: words.daysLeft, kind: 'number', of: counted(daysLeft) },
    { title: words.expires, kind: 'day', of: ({ expiresOn }) => expiresOn },
    { title: words.value, kind: 'money', of: counted(({ value }) => value) },
    { title: words.onOrder, kind: 'number', of: ({ onOrder }) => onOrder },
    { title: words.toOrder, kind: 'number', of: ({ toOrder }) => toOrder },
  ],
  figures: ({ items, value }) => [
    { label: words.items, kind: 'number', value: items },
    { label: words.value, kind: 'money', value },
  ],
  empty: words.empty,
});
