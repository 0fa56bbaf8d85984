/** What purchase orders are called, and the tabs and orders of their list. */

export const order = 'Purchase order';
export const anOrder = 'a purchase order';
export const orders = 'purchase orders';
export const orderTo = 'Order to';

// Their list
export const list = 'Purchase orders';
export const orderDate = 'Order date';
export const issued = 'Issued';
export const partlyBilled = 'Partly billed';
export const billed = 'Billed';
export { lastAdded } from './bill-kind.ts';
export {
  all,
  cancelled,
  deleted,
  draft,
  largestAmount,
  leastRecent,
  mostRecent,
} from './invoice-kind.ts';
