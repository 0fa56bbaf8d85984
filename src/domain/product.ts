import { largestAmount } from './amount.ts';
import type { OpeningStock } from './books/opening-stock.ts';
import { compare, type Decimal, fits, isNegative, isZero, times } from './money.ts';
import type { FieldProblem } from './refusal.ts';
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
  unit: string | null;
  price: Decimal;
  cost: Decimal;
  /** Proposed for the lines it is sold on. */
  salesTaxId: string | null;
  /** Counted in stock: it can't be sold where there is none. */
  tracked: boolean;
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

/** A product as it is listed and edited. */
export interface ProductView extends Omit<Product, 'incomeAccount' | 'categoryId'> {
  /** The name of its category; empty for none. */
  category: string;
  /** How many are asked of vendors and on no bill yet; they are no stock. */
  onOrder: Decimal;
}

export const blankProduct: ProductCard = {
  kind: 'product',
  name: '',
  sku: '',
  barcode: '',
  description: '',
  unit: null,
  price: '0',
  cost: '0',
  salesTaxId: null,
  tracked: false,
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
  if (card.description.length > 2000)
    problems.push({ field: 'description', message: productWords.descriptionTooLong });
  if (card.unit !== null && !(units as readonly string[]).includes(card.unit))
    problems.push({ field: 'unit', message: productWords.unitUnknown });
  if (card.tracked && card.kind === 'service')
    problems.push({ field: 'tracked', message: productWords.serviceNotCounted });
  return [...problems, ...amountProblems('price', card.price), ...amountProblems('cost', card.cost)];
};

/** Every fault of an opening stock: only tracked products have one. */
export const openingProblems = (card: ProductCard, opening: OpeningStock): FieldProblem[] => {
  const at = (message: string): FieldProblem[] => [{ field: 'quantity', message }];
  if (isNegative(opening.quantity)) return at(productWords.quantityNegative);
  if (!fits(opening.quantity, 3)) return at(productWords.quantityTooFine);
  if (compare(opening.quantity, '999999999') > 0) return at(productWords.quantityTooLarge);
  if (!isZero(opening.quantity) && !card.tracked) return at(productWords.notCounted);
  const cost = amountProblems('cost', opening.unitCost).map((fault) => ({ ...fault, field: 'openingCost' }));
  if (cost.length === 0 && compare(times(opening.quantity, opening.unitCost), largestAmount) > 0)
    return at(productWords.stockWorthTooMuch);
  return cost;
};
