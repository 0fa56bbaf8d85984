import { fewOf } from './few-of.ts';

/** Why an item can’t do that, and the way out. */

export const notDeleted = 'This item isn’t deleted.';
export const deleted = 'This item is deleted. Restore it first.';
export const notCounted = 'This item isn’t counted in stock.';
export const inStock = ({ quantity }: { quantity: string }) =>
  `Its stock is ${quantity}. Count it to 0 first.`;
/** Up to three of the documents that name it, and whether there are more. */
export const namedOn = (documents: readonly string[]) =>
  `It’s still on ${fewOf(documents)}. Remove it there first.`;
export const itemDeleted = ({ line, item }: { line: number; item: string }) =>
  `Line ${line}: ${item} is deleted. Restore it, or choose another item.`;
