import { marginOf } from '../margin.ts';
import { type Decimal, isZero, minus, over, rounded } from '../money.ts';
import * as figureWords from '../words/report-figures.ts';
import { valuationWords } from '../words/reports.ts';
import { report } from './spec.ts';

/** What there was of an item at the end of a day, and what that was worth in the books and by its price. */
export interface ValuationRow {
  /** Null for all that was on its way between locations, which lies at none of them. */
  productId: string | null;
  name: string | null;
  sku: string | null;
  quantity: Decimal;
  /** By its card, as it is now. */
  price: Decimal | null;
  value: Decimal;
  retail: Decimal;
}

/** What all of it came to, and how many of the moves behind it were posted after the day. */
interface ValuationSums {
  value: Decimal;
  retail: Decimal;
  postedLater: Decimal;
}

/** What one cost on average; null where a worth is left of nothing, and of goods of many kinds. */
export const averageCostOf = ({
  productId,
  quantity,
  value,
}: Pick<ValuationRow, 'productId' | 'quantity' | 'value'>): Decimal | null =>
  productId === null || isZero(quantity) ? null : rounded(over(value, quantity), 6);

/** What a row is called. */
export const nameOfRow = ({ name }: Pick<ValuationRow, 'name'>): string =>
  name ?? valuationWords.goodsInTransit;

export const marginOfRow = (row: ValuationRow): Decimal | null => {
  const cost = averageCostOf(row);
  return cost && row.price && marginOf(row.price, cost);
};

export const potentialProfitOf = ({ retail, value }: Pick<ValuationRow, 'retail' | 'value'>): Decimal =>
  minus(retail, value);

/**
 * What the stock was worth at the end of a day, item by item; each opens its moves until then. A stock below zero shows its negative
 * value, and goods in transit are a row of their own. Source: answers-2.md, Q22 and Q41.
 */
export const valuation = report<ValuationRow, ValuationSums>('inventory-valuation', {
  rowTitle: valuationWords.item,
  columns: [
    {
      title: valuationWords.item,
      kind: 'text',
      of: nameOfRow,
      link: ({ productId }) => (productId ? `value:${productId}` : 'transfers:InTransit'),
      place: 'lead',
    },
    { title: valuationWords.sku, kind: 'text', of: ({ sku }) => sku, place: 'under' },
    { title: valuationWords.quantity, kind: 'number', of: ({ quantity }) => quantity },
    { title: valuationWords.unitPrice, kind: 'money', of: ({ price }) => price },
    { title: valuationWords.costPrice, kind: 'money', of: averageCostOf },
    { title: valuationWords.margin, kind: 'percent', of: marginOfRow },
    { title: valuationWords.inventoryValue, kind: 'money', of: ({ value }) => value },
    { title: valuationWords.retailValue, kind: 'money', of: ({ retail }) => retail },
    { title: valuationWords.potentialProfit, kind: 'money', of: potentialProfitOf },
  ],
  figures: ({ value, retail, postedLater }) => [
    { label: valuationWords.inventoryValue, kind: 'money', value },
    { label: valuationWords.retailValue, kind: 'money', value: retail },
    { label: valuationWords.potentialProfit, kind: 'money', value: minus(retail, value) },
    { label: figureWords.postedLater, kind: 'number', value: postedLater, blank: true },
  ],
  empty: valuationWords.empty,
});
