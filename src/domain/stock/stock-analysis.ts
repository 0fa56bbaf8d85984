import type { Day } from '../day.ts';
import { compare, type Decimal, isPositive, minus, over, plus, times, zero } from '../money.ts';

/** Which items are analysed: all that are counted, unless told. Source: answers-2.md, Q42. */
export const stockFilters = [
  'pullallstock',
  'outofstock',
  'lowstock',
  'overstock',
  'slowmoving',
  'notracked',
] as const;
export type StockFilter = (typeof stockFilters)[number];

/** What they may be sorted by. */
export const analysisSorts = ['quantity', 'name', 'sold', 'value', 'expires'] as const;
export type AnalysisSort = (typeof analysisSorts)[number];

/** What is asked beside day and location. */
export interface AnalysisPicks {
  filter: StockFilter;
  /** Only what should not be sold after this day; null for all. */
  expiresBy: Day | null;
  /** Words of the name, the SKU or the barcode. */
  search: string;
  sort: AnalysisSort;
  ascending: boolean;
}

/** How an item’s stock stood at the end of a day, in all or at one location. */
export interface AnalysedItem {
  productId: string;
  name: string;
  sku: string | null;
  /** Null for all locations. */
  location: string | null;
  tracked: boolean;
  quantity: Decimal;
  reorderLevel: Decimal | null;
  /** Sold in the 30 and 90 days until then, net of what came back. */
  sold30: Decimal;
  sold90: Decimal;
  expiresOn: Day | null;
  value: Decimal;
  /** Asked of vendors by now, and how many more to ask for; null on a past day, and of what is not counted. */
  onOrder: Decimal | null;
  toOrder: Decimal | null;
}

/** How many whole days the stock lasts at the pace of the last 90 days; null where nothing was sold. */
export const daysLeft = ({ quantity, sold90 }: Pick<AnalysedItem, 'quantity' | 'sold90'>): Decimal | null => {
  if (!isPositive(sold90)) return null;
  if (!isPositive(quantity)) return zero;
  return over(times(quantity, '90'), sold90).replace(/\..*$/, '');
};

/**
 * How many to order: what lifts stock and orders on their way to twice the reorder level, or to what is sold in 30 days where that is
 * more; 0 where there is enough. Source: answers-2.md, Q42.
 */
export const proposedQuantity = (item: {
  onHand: Decimal;
  onOrder: Decimal;
  reorderLevel: Decimal | null;
  sold30: Decimal;
}): Decimal => {
  const { onHand, onOrder, reorderLevel, sold30 } = item;
  const twice = times(reorderLevel ?? zero, '2');
  const wanted = compare(twice, sold30) > 0 ? twice : sold30;
  const missing = minus(wanted, plus(onHand, onOrder));
  return isPositive(missing) ? missing : zero;
};
