import { counted } from './counted.ts';

/** Ordering what is low: what is said of it on the server and on the page. */

// Faults
export const nothingToOrder = 'Enter a quantity for at least one item.';
export { quantityMissing } from './stock-change.ts';

// The stock analysis and its dialog, on the page
export const orderThese = 'Order these';
export const all = 'All';
export const low = 'Low';
export const outOfStock = 'Out of stock';
export const tooMuch = 'Overstocked';
export const slow = 'Slow';
export const notCounted = 'Not counted';
export const search = 'Search name, SKU, barcode';
export const asOf = 'At the end of';
export const expiringBy = 'Expires by';
export const sorting = 'Order';
export const mostInStock = 'Most in stock';
export const leastInStock = 'Least in stock';
export const bestSelling = 'Best selling';
export const mostValue = 'Highest value';
export const byName = 'Name';
export const soonestExpiry = 'Expiring soonest';
export const empty =
  'Turn on Track stock for your items, and what runs low or sells slowly will appear here.';
export const dialogLead =
  'We’ll create one draft order per vendor. You can edit each draft before you issue it.';
export const close = 'Close';
export const quantity = 'Quantity';
export const vendor = 'Vendor';
export const facts = ({ onHand, onOrder, sold }: { onHand: string; onOrder: string; sold: string }) =>
  `${onHand} in stock, ${onOrder} on order, ${sold} sold in 30 days`;
export const leftOut = ({ items }: { items: number }) =>
  `${counted(items, 'item has', 'items have')} no vendor and will be left out. Choose a vendor to include ${items === 1 ? 'it' : 'them'}.`;
export const nothingCounted = 'None of these items is counted in stock, so there’s nothing to propose.';
export const willCreate = 'This will create';
export const draftOf = ({ vendor, items, total }: { vendor: string; items: number; total: string }) =>
  `A draft order to ${vendor}: ${counted(items, 'item', 'items')}, ${total}`;
export const create = ({ orders }: { orders: number }) =>
  orders === 0 ? 'Create draft orders' : `Create ${counted(orders, 'draft order', 'draft orders')}`;

// Answers
export const proposed = 'What to order, and from whom';
export const previewed = 'The draft orders it makes';
export const restocked = ({ orders }: { orders: number }) =>
  `${counted(orders, 'draft order', 'draft orders')} created.`;
