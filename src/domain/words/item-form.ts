/** What is read in item form. */
export const itemFormWords = {
  inventory: 'Inventory',
  aProduct: 'A product',
  aService: 'A service',
  edit: (name: string) => `Edit ${name}`,
  newItem: 'New item',
  save: 'Save item',
  thisItemIs: 'This item is',
  name: 'Name',
  price: 'Price',
  cost: 'Cost',
  unit: 'Unit',
  unitPlaceholder: 'No unit',
  sku: 'SKU',
  category: 'Category',
  categoryPlaceholder: 'No category',
  addCategory: (query: string) => (query ? `Add “${query}”` : 'Type to add a category'),
  salesTax: 'Sales tax',
  salesTaxHint: 'Applied by default when you sell this item.',
  salesTaxPlaceholder: 'No tax',
  descriptionOnDocuments: 'Description for sales',
  purchaseDescription: 'Description for purchases',
  expiresOn: 'Expires on',
  vendor: 'Preferred vendor',
  vendorHint: 'Defaults to the vendor you last bought it from.',
} as const;

/** What is read in stock field. */
export const stockFieldWords = {
  countStock: 'Track stock',
  reorderLevel: 'Reorder at',
  reorderLevelHint: 'You’ll see when stock falls to this level.',
  inStockNow: 'In stock now',
  unitCostThese: 'Cost per unit',
  openingCostHint: 'Defaults to the cost above',
  countedOn: 'Counted on',
  countedOnHint: 'Defaults to today. You can’t sell them before this day.',
  inStockOnly: (decimal: string) => `${decimal} in stock. It changes with purchases, sales and returns.`,
  inStockWorth: (decimal: string, amount: string, homeCurrency: string) =>
    `${decimal} in stock, worth ${amount} ${homeCurrency}. It changes with purchases, sales and returns.`,
  coming: ({ quantity }: { quantity: string }) => `${quantity} on order.`,
} as const;
