import { fewOf } from '../words/everywhere.ts';
import type { OpenOn } from './product.ts';

/** Why an item can’t do that, and the way out. */
export const itemRefusals = {
  notDeleted: 'This item isn’t deleted.',
  deleted: 'This item is deleted. Restore it first.',
  notCounted: 'This item isn’t counted in stock.',
  inStock: ({ quantity }: { quantity: string }) => `Its stock is ${quantity}. Count it to 0 first.`,

  /** Up to three of the documents that name it, and whether there are more. From a partly billed order nothing can be removed. */
  namedOn: ({ openOn, partlyBilled }: OpenOn): string => {
    const named = `It’s still on ${fewOf(openOn)}.`;
    if (partlyBilled.length === 0) return `${named} Remove it there first.`;
    return partlyBilled.length === openOn.length
      ? `${named} Bill or close what’s left first.`
      : `${named} Bill or close what’s left of ${fewOf(partlyBilled)}, and remove it from the others.`;
  },
  itemDeleted: ({ line, item }: { line: number; item: string }) =>
    `Line ${line}: ${item} is deleted. Restore it, or choose another item.`,
};
