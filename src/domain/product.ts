import { compare, type Decimal, fits, isNegative } from './money.ts';
import type { FieldProblem } from './refusal.ts';

/** The documents' 20 units of measure. Source: sales-and-access, section 9. */
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
}

export interface Product extends ProductCard {
  id: string;
  incomeAccount: number | null;
  categoryId: string | null;
  version: number;
  deleted: boolean;
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
};

const amountProblems = (field: 'price' | 'cost', value: Decimal): FieldProblem[] => {
  if (isNegative(value)) return [{ field, message: `The ${field} can’t be negative.` }];
  if (!fits(value, 6)) return [{ field, message: `The ${field} has at most six decimals.` }];
  return compare(value, '9999999999') > 0 ? [{ field, message: `The ${field} is too large.` }] : [];
};

/** Every fault of a product's card, each with its field. */
export const productProblems = (card: ProductCard): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!card.name.trim()) problems.push({ field: 'name', message: 'Enter a name.' });
  if (card.name.length > 200)
    problems.push({ field: 'name', message: 'The name has at most 200 characters.' });
  if (card.sku.length > 100) problems.push({ field: 'sku', message: 'The SKU has at most 100 characters.' });
  if (card.description.length > 2000)
    problems.push({ field: 'description', message: 'The description is too long.' });
  if (card.unit !== null && !(units as readonly string[]).includes(card.unit))
    problems.push({ field: 'unit', message: 'Choose a unit of the list.' });
  return [...problems, ...amountProblems('price', card.price), ...amountProblems('cost', card.cost)];
};
