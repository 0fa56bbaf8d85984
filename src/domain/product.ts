import { largestAmount } from './amount.ts';
import { barcodeProblems } from './barcode/barcode.ts';
import type { OpeningStock } from './books/opening-stock.ts';
import { type Day, isDay } from './day.ts';
import { compare, type Decimal, fits, isNegative, isZero, times } from './money.ts';
import { quantityProblems } from './quantity.ts';
import type { FieldProblem } from './refusal.ts';
import type { Standing } from './standing.ts';
import * as productWords from './words/product.ts';

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
  /** Counted in stock: it can't be sold where there is none. */
  tracked: boolean;
  /** At so few or fewer it is time to order more; null where nobody is told. */
  reorderLevel: Decimal | null;
  /** The day after which it should not be sold. Source: answers-2.md, Q39. */
  expiresOn: Day | null;
}

export interface Product extends ProductCard {
  id: string;
  incomeAccount: number | null;
  categoryId: string | null;
  /** What is in stock in all, and its worth at home. */
  quantity: Decimal;
  value: Decimal;
  version: number;
  deleted: boolean;
}

/** A product as it is found for a line. */
export interface ProductRow extends Omit<Product, 'incomeAccount' | 'categoryId'> {
  /** The name of its category; empty for none. */
  category: string;
  /** How many are asked of vendors and on no bill yet; they are no stock. */
  onOrder: Decimal;
  /** Net of what came back; on long lists it is not asked for. */
  sold?: Decimal | undefined;
}

/** A product as it is listed and edited. */
export interface ProductView extends ProductRow {
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
  tracked: false,
  reorderLevel: null,
  expiresOn: null,
};

/** The longest name of a category. */
export const longestCategory = 100;

const amountProblems = (field: 'price' | 'cost', value: Decimal): FieldProblem[] => {
  if (isNegative(value)) return [{ field, message: productWords.negative(field) }];
  if (!fits(value, 6)) return [{ field, message: productWords.tooFine(field) }];
  return compare(value, '9999999999') > 0 ? [{ field, message: productWords.tooLarge(field) }] : [];
};

/** Every fault of a product's card, each with its field. */
export const productProblems = (card: ProductCard): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!card.name.trim()) problems.push({ field: 'name', message: productWords.nameMissing });
  if (card.name.length > 200) problems.push({ field: 'name', message: productWords.nameTooLong });
  if (card.sku.length > 100) problems.push({ field: 'sku', message: productWords.skuTooLong });
  problems.push(...barcodeProblems(card.barcode));
  if (card.description.length > 2000)
    problems.push({ field: 'description', message: productWords.descriptionTooLong });
  if (card.purchaseDescription.length > 2000)
    problems.push({ field: 'purchaseDescription', message: productWords.descriptionTooLong });
  if (card.expiresOn !== null && !isDay(card.expiresOn))
    problems.push({ field: 'expiresOn', message: productWords.dayUnknown });
  if (card.reorderLevel !== null) problems.push(...quantityProblems('reorderLevel', card.reorderLevel));
  if (card.unit !== null && !(units as readonly string[]).includes(card.unit))
    problems.push({ field: 'unit', message: productWords.unitUnknown });
  if (card.tracked && card.kind === 'service')
    problems.push({ field: 'tracked', message: productWords.serviceNotCounted });
  return [...problems, ...amountProblems('price', card.price), ...amountProblems('cost', card.cost)];
};

/** Every fault of an opening stock: only tracked products have one. */
export const openingProblems = (card: ProductCard, opening: OpeningStock): FieldProblem[] => {
  const at = (message: string): FieldProblem[] => [{ field: 'quantity', message }];
  const faulty = quantityProblems('quantity', opening.quantity);
  if (faulty.length > 0) return faulty;
  if (!isZero(opening.quantity) && !card.tracked) return at(productWords.notCounted);
  const cost = amountProblems('cost', opening.unitCost).map((fault) => ({ ...fault, field: 'openingCost' }));
  if (cost.length === 0 && compare(times(opening.quantity, opening.unitCost), largestAmount) > 0)
    return at(productWords.stockWorthTooMuch);
  return cost;
};

/** What an item's chart looks at: whether it is counted, how many there are, and the numbers of open documents it stands on. */
export interface ProductFacts {
  tracked: boolean;
  quantity: Decimal;
  openOn: readonly string[];
}

export type ProductStatus = 'Active' | 'Deleted';

/**
 * How an item stands.
 *
 * @param openOn the numbers of the drafts and open orders it stands on
 */
export const productStanding = (
  { deleted, tracked, quantity }: Pick<Product, 'deleted' | 'tracked' | 'quantity'>,
  openOn: readonly string[],
): Standing<ProductFacts> => ({
  status: deleted ? 'Deleted' : 'Active',
  facts: { tracked, quantity, openOn },
});
