import { openingFaults } from './contacts.ts';
import { everywhere } from './everywhere.ts';
import { pageTitles } from './frame.ts';

/** What is read of an item's accounts. */
export const itemAccounts = {
  /** By the field: why an account can't be chosen. */
  unsuitable: {
    incomeAccount: 'Choose an income account that’s in use.',
    costAccount: 'Choose an expense account that’s in use.',
    inventoryAccount: 'Choose an inventory account that’s in use.',
  },
  stockStays:
    'You can change this account once the item is out of stock. Its stock is valued on the current account.',
  itemAccountWords: {
    title: 'Accounts',
    byDefault: 'Business default',
    incomeAccount: 'Income account',
    incomeAccountHint: 'What you sell it for is posted here.',
    costAccount: 'Cost account',
    costAccountHint: 'What it costs you is posted here.',
    inventoryAccount: 'Inventory account',
    inventoryAccountHint: 'The cost of what’s in stock is posted here.',
    purchaseTax: 'Purchase tax',
    purchaseTaxHint: 'Applied by default when you buy this item.',
  } as const,
};

/** The categories of items, where they are kept. */
export const itemCategories = {
  nameMissing: everywhere.nameMissing,
  nameTooLong: (most: number) => `The name of a category has at most ${most} characters.`,
  nameTaken: ({ category }: { category: string }) =>
    `There is a category called ${category} already. Merge the two, or choose another name.`,
  notEmpty: ({ items }: { items: string }) =>
    `Items in it: ${items}. Move them to another category first, or merge the two.`,
  title: pageTitles.itemCategories,
  lead: 'Documents keep the category they were written with.',
  nothing: 'No item has a category yet. You can choose one when you add or edit an item.',
  edit: 'Edit',
  remove: 'Remove',
  itemsIn: 'Items',
  editTitle: ({ category }: { category: string }) => `Edit ${category}`,
  renameLead: 'Its items go with it.',
  account: 'Account for purchases',
  accountHint: 'Used where neither the item nor its vendor has an account.',
  accountNone: 'None',
  name: 'Name',
  merge: 'Merge with the category of this name, if there is one',
  save: 'Save category',
  saved: 'Category saved.',
  removed: 'Category removed.',
};

export const itemFormWords = {
  inventory: 'Inventory',
  aProduct: 'A product',
  aService: 'A service',
  edit: (name: string) => `Edit ${name}`,
  newItem: 'New item',
  noLongerInUse: (tax: string) => `${tax} (no longer in use)`,
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

/** What is read about the picture of an item. */
export const itemImageWords = {
  image: 'Image',
  hint: 'PNG, JPEG or WebP. We’ll resize it.',
  of: ({ name }: { name: string }) => `Image of ${name}`,
} as const;

export const itemList = {
  name: 'Name',
  inStock: 'In stock',

  /** After the quantity, where no column's title says it. */
  onPhone: 'in stock',
  coming: ({ quantity }: { quantity: string }) => `${quantity} on order`,
  inTransit: ({ quantity }: { quantity: string }) => `${quantity} in transit`,
  price: 'Price',
  inventory: 'Inventory',
  searchPlaceholder: 'Search name, SKU, barcode',
  newItem: 'New item',
  description: 'Description',
  channel: 'Channel',
  sold: 'Sold',
  expires: 'Expires on',
  all: 'All',
  products: 'Products',
  services: 'Services',
  outOfStock: 'Out of stock',
  deletedItems: 'Deleted',
  stockValue: 'Stock value',
  runningLow: 'Running low',
  expiring: 'Expiring',
  expiringSoon: 'Expiring in 30 days',
  order: 'Order',
  analysis: 'Stock analysis',
  labels: 'Labels',
  printLabels: 'Print labels',
  byName: 'Name',
  mostRecent: 'Most recent',
  leastRecent: 'Least recent',
  open: 'Open',
  edit: 'Edit',
  summary: 'Summary of items',
  empty: 'You have no items yet. Add the products and services you sell.',
};

/** What is read on the page of an item, and in the dialogs that change its stock. */
export const itemViewWords = {
  back: 'Inventory',
  details: 'Details',
  type: 'Type',
  product: 'Product',
  service: 'Service',
  vendor: 'Preferred vendor',
  lastVendor: 'Last bought from',
  whatMoved: 'Movements',
  nothingMoved: 'Nothing has moved yet.',
  date: 'Date',
  moved: 'Type',
  contact: 'Contact',
  before: 'Before',
  change: 'Change',
  after: 'After',
  status: 'Status',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  notCounted: 'Not counted',
  deleted: 'Deleted',
  expiry: (days: number): string => {
    if (days < 0) return 'Expired';
    if (days < 2) return days === 0 ? 'Expires today' : 'Expires tomorrow';
    return `Expires in ${days} days`;
  },
  inStockNow: ({ quantity }: { quantity: string }) => `${quantity} in stock`,
  worth: ({ quantity }: { quantity: string }) => `${quantity} in stock, at cost`,
  aPiece: 'its price',
  inTransit: 'In transit',
  onOrder: 'On order',
  onDrafts: 'On draft sales',
  sold: 'Sold',
  bought: 'Bought',
  averageCost: 'Average cost',
  lastCost: 'Last cost',
  margin: 'Margin',
  makeBarcode: 'Make barcode',
  edit: 'Edit',
  count: 'Count',
  increase: 'Increase',
  decrease: 'Decrease',
  delete: 'Delete',
  restore: 'Restore',
  happened: {
    'product.create': 'Added',
    'product.update': 'Edited',
    'product.count': 'Counted',
    'product.increase': 'Increased',
    'product.decrease': 'Decreased',
    'product.barcode': 'Barcode made',
    'product.delete': 'Deleted',
    'product.restore': 'Restored',
  } as Readonly<Record<string, string>>,
} as const;

/** What a move of goods is called. */
export const moveWords = {
  opening: 'Opening stock',
  sale: 'Sale',
  return: 'Return',
  purchase: 'Purchase',
  'purchase-return': 'Purchase return',
  count: 'Count',
  'true-up': 'Cost correction',
  'transfer-out': 'Transfer out',
  'transfer-in': 'Transfer in',
};

export const stockDialogWords = {
  title: {
    count: (name: string) => `Count ${name}`,
    increase: (name: string) => `Increase ${name}`,
    decrease: (name: string) => `Decrease ${name}`,
  },
  save: { count: 'Save count', increase: 'Increase stock', decrease: 'Decrease stock' },
  place: 'Location',
  quantity: { count: 'Counted', increase: 'How many more', decrease: 'How many fewer' },
  reason: 'Reason',
  unitCost: 'Unit cost',
  unitCostHint: 'Defaults to their average cost.',
  note: 'Note',
  thereAre: ({ quantity }: { quantity: string }) => `${quantity} in stock now.`,
  comparedOn: ({ day }: { day: string }) => `It’s compared with the stock of ${day}.`,
  becomes: ({ before, after }: { before: string; after: string }) => `${before} becomes ${after}.`,
} as const;

export const product = {
  negative: (field: string) => `The ${field} can’t be negative.`,
  tooFine: ({ field, decimals }: { field: string; decimals: 6 | 10 }) =>
    `The ${field} has at most ${decimals === 6 ? 'six' : 'ten'} decimals.`,
  tooLarge: (field: string) => `The ${field} is too large.`,
  nameMissing: everywhere.nameMissing,
  nameTooLong: 'The name has at most 200 characters.',
  skuTooLong: 'The SKU has at most 100 characters.',
  descriptionTooLong: 'The description is too long.',
  unitUnknown: 'Choose a unit from the list.',
  serviceNotCounted: 'A service is not counted in stock.',
  quantityNegative: 'The quantity can’t be negative.',
  quantityTooFine: 'A quantity has at most three decimals.',
  quantityTooLarge: 'The quantity is too large.',
  notCounted: 'Only products that are counted have a quantity.',
  stockWorthTooMuch: 'The stock is worth too much.',
  dayUnknown: openingFaults.dayMissing,
};
