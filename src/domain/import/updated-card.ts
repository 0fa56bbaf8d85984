import type { Product, ProductCard } from '../stock/product.ts';
import type { ItemField, ItemRow } from './item-row.ts';

/** What an update changes. Quantity and cost of an item in stock are left alone. Source: answers-2.md, Q58. */
const changed = {
  name: 'name',
  kind: 'kind',
  sku: 'sku',
  barcode: 'barcode',
  description: 'description',
  purchaseDescription: 'purchaseDescription',
  unit: 'unit',
  price: 'price',
  salesTax: 'salesTaxId',
  purchaseTax: 'purchaseTaxId',
  vendor: 'vendorId',
  tracked: 'tracked',
  reorderLevel: 'reorderLevel',
  expiresOn: 'expiresOn',
} as const satisfies Partial<Record<ItemField, keyof ProductCard>>;

/** The card and category of an item that is here already, with what a row of a file says in the columns it was read from. */
export const updatedCard = (
  product: Product,
  category: string,
  { card, given, ...row }: ItemRow,
): { card: ProductCard; category: string } => {
  const stated = Object.entries(changed).filter(([field]) => given.includes(field));
  const changes = Object.fromEntries(stated.map(([, field]) => [field, card[field]]));
  return {
    card: { ...product, ...changes },
    category: given.includes('category') ? row.category : category,
  };
};
