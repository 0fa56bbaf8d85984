/** What is read in product. */

export const negative = (field: string) => `The ${field} can’t be negative.`;
export const tooFine = ({ field, decimals }: { field: string; decimals: 6 | 10 }) =>
  `The ${field} has at most ${decimals === 6 ? 'six' : 'ten'} decimals.`;
export const tooLarge = (field: string) => `The ${field} is too large.`;
export { nameMissing } from './everywhere.ts';
export const nameTooLong = 'The name has at most 200 characters.';
export const skuTooLong = 'The SKU has at most 100 characters.';
export const descriptionTooLong = 'The description is too long.';
export const unitUnknown = 'Choose a unit from the list.';
export const serviceNotCounted = 'A service is not counted in stock.';
export const quantityNegative = 'The quantity can’t be negative.';
export const quantityTooFine = 'A quantity has at most three decimals.';
export const quantityTooLarge = 'The quantity is too large.';
export const notCounted = 'Only products that are counted have a quantity.';
export const stockWorthTooMuch = 'The stock is worth too much.';
export { dayMissing as dayUnknown } from './opening-faults.ts';
