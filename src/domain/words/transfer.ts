/** What is said of stock transfers on both sides. */

// Faults
export const sourceMissing = 'Choose the location the goods leave from.';
export const destinationMissing = 'Choose the location the goods go to.';
export const sameLocation = 'Choose a different location. Goods can’t be transferred to where they are.';
export { issueDateMissing as dayMissing } from './document-faults.ts';
export const dayInFuture = 'Choose today or an earlier date.';
export const notesTooLong = 'Use at most 2000 characters.';
export const linesMissing = 'Add at least one item.';
export const itemMissing = 'Choose an item.';
export const notCounted = ({ product }: { product: string }) =>
  `${product} isn’t counted in stock, so it can’t be transferred.`;
export const itemDeleted = ({ product }: { product: string }) =>
  `${product} was deleted. Restore it, or remove the line.`;
export const linesChanged = 'The items of this transfer have changed. Reload the page to see them.';
export const arrivedBefore = ({ day }: { day: string }) => `Goods can’t arrive before they left on ${day}.`;
export const nothingArrived = 'Nothing arrived, so there’s nothing to send back.';
export const sourceFixed =
  'The location the goods left from can’t change. Cancel this transfer and make a new one.';

// What the books say beside its entries
export const restWrittenDown = ({ product }: { product: string }) => `${product} lost in transit`;
