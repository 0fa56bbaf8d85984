/** What is read in item list. */

export const name = 'Name';
export const type = 'Type';
export const sku = 'SKU';
export const unit = 'Unit';
export const inStock = 'In stock';
export const coming = ({ quantity }: { quantity: string }) => `${quantity} coming`;
export const price = 'Price';
export const inventory = 'Inventory';
export const searchPlaceholder = 'Search name, SKU, barcode';
export const newItem = 'New item';
export const empty = 'What you sell stands here: products and services with their prices.';
