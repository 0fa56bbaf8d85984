/** What is read in item list. */

export const name = 'Name';
export const inStock = 'In stock';
/** After the quantity, where no column's title says it. */
export const onPhone = 'in stock';
export const coming = ({ quantity }: { quantity: string }) => `${quantity} coming`;
export const price = 'Price';
export const inventory = 'Inventory';
export const searchPlaceholder = 'Search name, SKU, barcode';
export const newItem = 'New item';
export const description = 'Description';
export const channel = 'Channel';
export const sold = 'Sold';
export const expires = 'Expires on';
export const all = 'All';
export const products = 'Products';
export const services = 'Services';
export const outOfStock = 'Out of stock';
export const deletedItems = 'Deleted';
export const stockValue = 'Stock value';
export const runningLow = 'Running low';
export const expiring = 'Expiring';
export const expiringSoon = 'Expiring in 30 days';
export const order = 'Order';
export const analysis = 'Stock analysis';
export const movements = 'Movements';
export { itemCategories as categories } from './page-titles.ts';
export const labels = 'Labels';
export const printLabels = 'Print labels';
export { countStock } from './page-titles.ts';
export const byName = 'Name';
export const mostRecent = 'Most recent';
export const leastRecent = 'Least recent';
export const open = 'Open';
export const edit = 'Edit';
export const summary = 'Summary of items';
export const empty = 'You have no items yet. Add the products and services you sell.';
