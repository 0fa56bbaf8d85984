import { compare, type Decimal, fits, isNegative } from '../money.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { product as productWords } from '../words/items.ts';

/** What is wrong with a quantity: below zero, finer than three decimals, or too large. */
export const quantityProblems = (field: string, quantity: Decimal): FieldProblem[] => {
  const at = (message: string): FieldProblem[] => [{ field, message }];
  if (isNegative(quantity)) return at(productWords.quantityNegative);
  if (!fits(quantity, 3)) return at(productWords.quantityTooFine);
  return compare(quantity, '999999999') > 0 ? at(productWords.quantityTooLarge) : [];
};
