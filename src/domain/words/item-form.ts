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
  salesTax: 'Sales tax',
  salesTaxHint: 'Proposed on every line this item is sold on.',
  salesTaxPlaceholder: 'No tax',
  descriptionOnDocuments: 'Description for sales',
  purchaseDescription: 'Description for purchases',
  expiresOn: 'Expires on',
  vendor: 'Preferred vendor',
  vendorHint: 'Defaults to the vendor you last bought it from.',
} as const;

/** What is read in stock field. */
export const stockFieldWords = {
  countStock: 'Count it in stock',
  reorderLevel: 'Reorder at',
  reorderLevelHint: 'When so few are left, it is time to order more.',
  inStockNow: 'In stock now',
  unitCostThese: 'Unit cost of these',
  openingCostHint: 'The cost above, unless you say',
  countedOn: 'Counted on',
  countedOnHint: 'Defaults to today. You can’t sell them before this day.',
  inStockWorth: (decimal: string, amount: string, homeCurrency: string) =>
    `${decimal} in stock, worth ${amount} ${homeCurrency}. It changes with what is bought, sold and comes back.`,
  coming: ({ quantity }: { quantity: string }) => `${quantity} on order.`,
} as const;
