/** What is read in item list. */
export const itemListWords = {
  name: 'Name',
  type: 'Type',
  sku: 'SKU',
  unit: 'Unit',
  inStock: 'In stock',
  price: 'Price',
  inventory: 'Inventory',
  searchNameSkuBarcode: 'Search name, SKU, barcode',
  newItem: 'New item',
  empty: 'What you sell stands here: products and services with their prices.',
} as const;
