import type { MoveReason } from '../books/stock.ts';

/** What is read on the page of an item, and in the dialogs that change its stock. */

export const itemViewWords = {
  back: 'Inventory',
  details: 'Details',
  type: 'Type',
  product: 'Product',
  service: 'Service',
  sku: 'SKU',
  barcode: 'Barcode',
  unit: 'Unit',
  category: 'Category',
  price: 'Price',
  cost: 'Cost',
  reorderLevel: 'Reorder at',
  expires: 'Expires on',
  vendor: 'Preferred vendor',
  lastVendor: 'Last bought from',
  onSales: 'Description for sales',
  onPurchases: 'Description for purchases',
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
export const moveWords: Readonly<Record<MoveReason, string>> = {
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
  becomes: ({ before, after }: { before: string; after: string }) => `${before} becomes ${after}.`,
} as const;
