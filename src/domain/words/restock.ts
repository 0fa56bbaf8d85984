import { counted } from './counted.ts';

/** Ordering what is low: what is said of it on the server and on the page. */

// Faults
export const nothingToOrder = 'Choose at least one item to order.';
export { quantityMissing } from './stock-change.ts';

// Answers
export const proposed = 'What to order, and of whom';
export const previewed = 'The draft orders it makes';
export const restocked = ({ orders }: { orders: number }) =>
  `${counted(orders, 'draft order', 'draft orders')} created.`;
