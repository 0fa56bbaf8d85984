import { type Decimal, isZero, minus, over, rounded } from '../money.ts';
import { valuationWords } from '../words/reports.ts';
import { marginOf } from './margin.ts';

/** What there was of an item at the end of a day, and what that was worth in the books and by its price. */
export interface ValuationRow {
  /** Null for all that was on its way between locations, which is at none of them. */
  productId: string | null;
  name: string | null;
  sku: string | null;
  quantity: Decimal;
  /** By its card, as it is now. */
  price: Decimal | null;
  value: Decimal;
  retail: Decimal;
  /** What one cost on average; null where a worth is left of nothing, and of goods of many kinds. */
  cost: Decimal | null;
}

/** What one of a row cost on average. */
export const averageCostOf = ({
  productId,
  quantity,
  value,
}: Pick<ValuationRow, 'productId' | 'quantity' | 'value'>): Decimal | null =>
  productId === null ? null : unitCostOf({ quantity, value });

/** What a row is called. */
export const nameOfRow = ({ name }: Pick<ValuationRow, 'name'>): string =>
  name ?? valuationWords.goodsInTransit;

export const marginOfRow = ({ price, cost }: Pick<ValuationRow, 'price' | 'cost'>): Decimal | null =>
  cost && price && marginOf(price, cost);

export const potentialProfitOf = ({ retail, value }: Pick<ValuationRow, 'retail' | 'value'>): Decimal =>
  minus(retail, value);

/** What one of so many cost; null where there are none, as where only a worth was corrected. */
export const unitCostOf = ({ quantity, value }: { quantity: Decimal; value: Decimal }): Decimal | null =>
  isZero(quantity) ? null : rounded(over(value, quantity), 6);
