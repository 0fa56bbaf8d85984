/** Why an item can’t do that, and the way out. */

export const notDeleted = 'This item isn’t deleted.';
export const deleted = 'This item is deleted. Restore it first.';
export const notCounted = 'This item isn’t counted in stock.';
export const inStock = ({ quantity }: { quantity: string }) =>
  `Its stock is ${quantity}. Count it to 0 first.`;
export const standsOn = ({ documents }: { documents: string }) =>
  `It stands on ${documents}. Take it off first.`;
