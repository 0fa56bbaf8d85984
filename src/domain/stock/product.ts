import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { fieldsOf } from '../values/fields-of.ts';
import type { Standing } from '../values/standing.ts';

/** The spec's 20 units of measure. Source: sales-and-access, section 9. */
export const units = [
  'Bag',
  'Box',
  'Bowl',
  'Bottle',
  'Bundles',
  'Carton',
  'CM',
  'Dz',
  'Ea',
  'Grams',
  'Ft',
  'Kg',
  'Km',
  'Litre',
  'Pack',
  'Pair',
  'PCs',
  'Portion',
  'Sachets',
  'Yard',
] as const;

/** What is sold: a product or a service. Price and cost have up to six decimals. */
export interface ProductCard {
  kind: 'product' | 'service';
  name: string;
  sku: string;
  barcode: string;
  description: string;
  /** Proposed for the lines it is bought on. */
  purchaseDescription: string;
  unit: string | null;
  price: Decimal;
  cost: Decimal;
  /** Proposed for the lines it is sold on. */
  salesTaxId: string | null;
  /** Proposed for the lines it is bought on. */
  purchaseTaxId: string | null;
  /** What it is sold, used up and kept on, each null for the business's default. */
  incomeAccount: number | null;
  costAccount: number | null;
  inventoryAccount: number | null;
  /** Counted in stock: it can't be sold where there is none. */
  tracked: boolean;
  /** At so few or fewer it is time to order more; null where nobody is told. */
  reorderLevel: Decimal | null;
  /** The day after which it should not be sold. Source: answers-2.md, Q39. */
  expiresOn: Day | null;
  /** Whom it is ordered from; null for whoever it was last bought from. Source: answers-2.md, Q42. */
  vendorId: string | null;
}

export interface Product extends ProductCard {
  id: string;
  categoryId: string | null;
  /** What is in stock in all, and its worth at home. */
  quantity: Decimal;
  value: Decimal;
  /** How it came to be here: `manual`, `import` or `store`; left out where nobody asks. */
  channel?: string;
  version: number;
  deleted: boolean;
}

/** A product as it is found for a line. */
export interface ProductRow extends Omit<Product, 'categoryId' | 'value'> {
  /** Null for who may not read what stock is worth. */
  value: Decimal | null;
  /** The name of its category; empty for none. */
  category: string;
  /** How many are asked of vendors and on no bill yet; they are no stock. */
  onOrder: Decimal;
  /** What of the quantity is on its way between locations; left out where it isn't asked for. */
  inTransit?: Decimal | undefined;
  /** What of it lies at the location a list is of. */
  here?: Decimal | undefined;
  /** Net of what came back; on long lists it is not asked for. */
  sold?: Decimal | undefined;
}

/** A product as it is listed and edited. */
export interface ProductView extends ProductRow {
  /** Whom it is ordered from; on lists it is not asked for. */
  vendor?: { id: string; name: string; chosen: boolean } | null;
  /** A `data:` address; null for none, and on lists it is not asked for. */
  image?: string | null;
  standing: Standing<ProductFacts>;
}

export const blankProduct: ProductCard = {
  kind: 'product',
  name: '',
  sku: '',
  barcode: '',
  description: '',
  purchaseDescription: '',
  unit: null,
  price: '0',
  cost: '0',
  salesTaxId: null,
  purchaseTaxId: null,
  incomeAccount: null,
  costAccount: null,
  inventoryAccount: null,
  tracked: false,
  reorderLevel: null,
  expiresOn: null,
  vendorId: null,
};

/** The card of a product, without what else is known of it. */
export const cardOf = (product: ProductCard): ProductCard => fieldsOf(blankProduct, product);

/** What an item's chart looks at: whether it is counted, how many there are, and the numbers of open documents it stands on. */
export interface ProductFacts {
  tracked: boolean;
  quantity: Decimal;
  openOn: readonly string[];
  /** Those of them that are partly billed orders: nothing can be taken off them any more. */
  partlyBilled: readonly string[];
}

/** The open documents that name an item. */
export type OpenOn = Pick<ProductFacts, 'openOn' | 'partlyBilled'>;

export const openOnNone: OpenOn = { openOn: [], partlyBilled: [] };

/**
 * How an item stands.
 *
 * @param open the numbers of the drafts and open orders it stands on
 */
export const productStanding = (
  { deleted, tracked, quantity }: Pick<Product, 'deleted' | 'tracked' | 'quantity'>,
  { openOn, partlyBilled }: OpenOn,
): Standing<ProductFacts> => ({
  status: deleted ? 'Deleted' : 'Active',
  facts: { tracked, quantity, openOn, partlyBilled },
});
