/** What is read in the log of stock movements. */
export const stockMovementWords = {
  movement: 'Movement',
  date: 'Date',
  type: 'Type',
  item: 'Item',
  document: 'Document',
  location: 'Location',
  contact: 'Contact',
  why: 'Reason',
  status: 'Status',
  before: 'Before',
  change: 'Change',
  after: 'After',
  value: 'Value',
  empty: 'No stock moved on these dates.',
} as const;

/** The way on where no item is counted yet. */
export const toItems = 'Go to inventory';

/** What is read of the moves behind what an item was worth. */
export const valuationMoveWords = {
  unitCost: 'Unit cost',
  quantityThen: 'In stock then',
  valueThen: 'Worth then',
  inTransit: 'Of which in transit',
  empty: 'Nothing had moved by {day}.',
} as const;

/** What is read in the stock analysis. */
export const stockAnalysisWords = {
  sku: 'SKU',
  allLocations: 'All locations',
  quantity: 'Quantity',
  reorderLevel: 'Reorder at',
  sold30: 'Sold in 30 days',
  sold90: 'Sold in 90 days',
  daysLeft: 'Days left',
  expires: 'Expires on',
  onOrder: 'On order',
  toOrder: 'To order',
  items: 'Items',
  value: 'Inventory value',
  empty: 'No item matches on {day}.',
} as const;
