import { barcodeProblems } from '../barcode/barcode.ts';
import { compare, type Decimal, fits, isNegative, isZero, times } from '../money.ts';
import type { OpeningStock } from '../opening/opening-stock.ts';
import { largestAmount } from '../typed/amount.ts';
import { quantityProblems } from '../typed/quantity.ts';
import { isDay } from '../values/is-day.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { product as productWords } from '../words/items.ts';
import { type ProductCard, units } from './product.ts';

const amountProblems = (field: 'price' | 'cost', value: Decimal, decimals: 6 | 10 = 6): FieldProblem[] => {
  if (isNegative(value)) return [{ field, message: productWords.negative(field) }];
  if (!fits(value, decimals)) return [{ field, message: productWords.tooFine({ field, decimals }) }];
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
  // It may be an average, as a file of our own tells it.
  const cost = amountProblems('cost', opening.unitCost, 10).map((fault) => ({
    ...fault,
    field: 'openingCost',
  }));
  if (
    cost.length === 0 &&
    !isZero(opening.quantity) &&
    compare(times(opening.quantity, opening.unitCost), largestAmount) > 0
  )
    return at(productWords.stockWorthTooMuch);
  return cost;
};
