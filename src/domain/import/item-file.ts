import { csvHeaders } from '../business/reference.ts';
import type { Day } from '../day.ts';
import { type Decimal, isPositive, over, rounded } from '../money.ts';
import type { ProductCard } from '../stock/product.ts';
import { type ItemField, itemColumns } from './item-row.ts';
import { taxNamed } from './match-tax.ts';

/** The columns of a file of items in its order, with what is under each. */
export const itemFileColumns = (csvHeaders('inventory') ?? []).map(({ header }) => ({
  header,
  field: itemColumns.find(({ name }) => name === header)!.key as ItemField,
}));

interface NamedTax {
  name: string;
  percent: Decimal;
}

/** What a file tells of an item beside its card. */
export interface FiledItem
  extends Pick<
    ProductCard,
    | 'kind'
    | 'name'
    | 'sku'
    | 'barcode'
    | 'description'
    | 'purchaseDescription'
    | 'unit'
    | 'price'
    | 'cost'
    | 'tracked'
    | 'reorderLevel'
    | 'expiresOn'
  > {
  category: string;
  salesTax: NamedTax | null;
  purchaseTax: NamedTax | null;
  vendor: string;
  /** In stock in all, and its worth at home. */
  quantity: Decimal;
  value: Decimal;
  /** The last day its stock changed; null where it never did. */
  lastMove: Day | null;
  /** How many are at which location, by the names of locations; null where a business has one alone. */
  locations: readonly { location: string; quantity: Decimal }[] | null;
}

/** What one costs with all that is in stock of it, to ten decimals; without stock what its card says. */
const costOf = ({ tracked, quantity, value, cost }: FiledItem): Decimal =>
  tracked && isPositive(quantity) ? rounded(over(value, quantity), 10) : cost;

/**
 * The rows of an item in a file of items: one, or one for each location it is at. Its stock is what is there now, as of the last day it
 * changed. Source: answers-2.md, Q53.
 */
export const itemRows = (item: FiledItem): Readonly<Record<ItemField, string>>[] => {
  const { kind, name, sku, barcode, description, purchaseDescription, unit, price, tracked } = item;
  const card = {
    name,
    kind,
    sku,
    barcode,
    description,
    purchaseDescription,
    price,
    category: item.category,
    unit: unit ?? '',
    vendor: item.vendor,
    cost: costOf(item),
    salesTax: taxNamed(item.salesTax?.name, item.salesTax?.percent),
    purchaseTax: taxNamed(item.purchaseTax?.name, item.purchaseTax?.percent),
    tracked: tracked ? 'yes' : 'no',
    openingOn: (tracked && item.lastMove) || '',
    reorderLevel: item.reorderLevel ?? '',
    expiresOn: item.expiresOn ?? '',
  };
  if (!tracked) return [{ ...card, quantity: '', location: '' }];
  const lying = item.locations?.length ? item.locations : [{ location: '', quantity: item.quantity }];
  return lying.map((location) => ({ ...card, ...location }));
};
