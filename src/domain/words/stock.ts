import { counted, fewOf, plural, type Values } from './everywhere.ts';
import { listTable } from './lists.ts';

export const stockAnswers = {
  counted: 'Product count updated successfully.',
  increased: 'Quantity Increased successfully.',
  decreased: 'Quantity Decreased successfully.',
  summary: 'What the item came to',
  inventory: 'What all items come to',

  /** How a move stands that no document made. */
  posted: 'Posted',
};

/** Why stock is changed by hand, as it is chosen and shown. Source: answers-2.md, Q36. */
const causes = {
  found: 'Found',
  damaged: 'Damaged',
  lost: 'Lost',
  expired: 'Expired',
  'own use': 'Own use',
  other: 'Other',
} as const;

/** What is said of stock that is changed by hand. */
export const stockChange = {
  // Faults
  quantityMissing: 'Enter a quantity above 0.',
  causeUnknown: 'Choose a reason from the list.',
  noteTooLong: 'The note has at most 500 characters.',
  movedSince: ({ now, seen, counted }: { now: string; seen: string; counted: string }) =>
    `There are ${now} now, and there were ${seen} when you counted. Save again to set the stock to ${counted}.`,

  // What the books say beside the entries
  counted: ({ product }: { product: string }) => `Stock count of ${product}`,
  countedInFile: 'Counted in an imported file',
  increased: ({ product }: { product: string }) => `Stock of ${product} increased`,
  decreased: ({ product }: { product: string }) => `Stock of ${product} decreased`,
  causes,

  /** The same with what nobody chooses: an online store counts by itself. */
  displayedCauses: { ...causes, store: 'Your online store' } as const,
};

/** What is said of counts of a location on both sides. */
export const stockCount = {
  // Why an entry isn't taken
  countedByOthers: ({ item, counted }: { item: string; counted: string | null }) =>
    counted === null
      ? `Someone else took ${item} off this count. Enter the quantity again.`
      : `Someone else counted ${counted} of ${item} meanwhile. Check the quantity.`,
  postedBefore: ({ item }: { item: string }) =>
    `The count of ${item} is already in your books. Count it again to correct it.`,
  tooManyItems: ({ limit }: { limit: string }) =>
    `A count has at most ${limit} items. Post this one and start another.`,

  // Why a count or a row of it can't be posted
  nothingCounted: 'Count at least one item first.',
  isPosted: 'This count is already in your books. Start a new one.',
  isDiscarded: 'This count was discarded. Start a new one.',
  countedSince: 'More was counted since you opened the review. Check the differences again.',
  movedSince: ({ now, seen }: { now: string; seen: string }) =>
    `Stock moved since it was counted: your books say ${now} now, and said ${seen} then.`,

  // What is read in answers
  count: 'Count of a location',
  started: 'Count started.',
  joined: 'This location is being counted.',
  recorded: 'Quantities saved.',
  preview: 'What posting the count would do',
  posted: ({ items, left }: { items: number; left: number }) =>
    left === 0
      ? `${counted(items, 'item', 'items')} posted.`
      : `${counted(items, 'item', 'items')} posted, ${left} left to check.`,
  postedAlready: 'This count was posted before.',
  discarded: 'Count discarded.',
};

/** Why goods can’t be sold, or can’t go back. Quantities and days are written as the business does. */
export const stockFaults = {
  uncountable: ({ product }: { product: string }) => `The shortage of ${product} is too large to record.`,
  onlyFewOnDay: ({ available, product, day }: Values<'available' | 'product' | 'day'>) =>
    `You had only ${available} of ${product} in stock on ${day}.`,
  noneOnDay: ({ product, day }: { product: string; day: string }) =>
    `You had no ${product} in stock on ${day}.`,
  onlyFew: ({ available, product }: { available: string; product: string }) =>
    `You have only ${available} of ${product} in stock.`,
  none: ({ product }: { product: string }) => `You have no ${product} in stock.`,
  missing: ({ inStock, count }: { inStock: string; count: string }) => `${inStock} You’re ${count} short.`,
  willBeMissing: ({ inStock, count }: { inStock: string; count: string }) =>
    `${inStock} You’ll be ${count} short.`,
  countedSince: ({ product, day }: { product: string; day: string }) =>
    `${product} was counted on ${day}, after the day of this document. Check that the count left these goods out.`,
  expired: ({ product, day }: { product: string; day: string }) => `${product} expired on ${day}.`,

  /** Where there is some of what is missing at one place. */
  elsewhere: (places: readonly { location: string; quantity: string }[]) =>
    `There’s more elsewhere: ${places.map(({ location, quantity }) => `${quantity} at ${location}`).join(', ')}.`,
  placeOutOfUse: 'The location of these goods is no longer in use. Choose another one.',
  soldSince: ({ product, count }: { product: string; count: string }) =>
    `Some of ${product} has been sold since. You’re ${count} short to send it back.`,
};

export const stockReports = {
  stockMovementWords: {
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
  } as const,

  /** The way on where no item is counted yet. */
  toItems: 'Go to inventory',

  /** What is read of the moves behind what an item was worth. */
  valuationMoveWords: {
    unitCost: 'Unit cost',
    quantityThen: 'In stock then',
    valueThen: 'Worth then',
    inTransit: 'Of which in transit',
    empty: 'Nothing had moved by {day}.',
  } as const,

  stockAnalysisWords: {
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
  } as const,
};

/** The log of stock movements, as its page has it beside the words of the report. */
export const movementPage = {
  pages: listTable.pages,
  allItems: 'All items',
  allLocations: 'All locations',
  allTypes: 'All types',
  newer: 'Newer movements',
  older: 'Older movements',
  empty: 'Purchases, sales, counts and transfers of stock will appear here.',
};

/** How a count is, as it is shown. */
export const countStatusWords = {
  Open: 'In progress',
  Posted: 'Posted',
  Discarded: 'Discarded',
};

/** What the page of a count says. */
export const countWords = {
  title: 'Count stock',
  link: 'Count stock',
  inventory: 'Inventory',
  steps: 'Steps of the count',
  step: { choose: 'Location', count: 'Count', review: 'Review' },

  chooseTitle: 'Count a location',
  chooseLead:
    'Scan or type what’s on the shelves. Nothing changes in your books until you’ve reviewed the differences and posted them.',
  location: 'Location',
  start: 'Start count',
  goOn: 'Continue count',
  inProgress: ({ name, when }: { name: string; when: string }) =>
    `${name} started counting this location on ${when}. You’ll count together.`,
  history: 'Counts',
  noHistory: 'Your counts will appear here.',
  startedOn: 'Started',
  startedBy: 'By',
  items: 'Items',
  status: 'Status',

  countTitle: ({ location }: { location: string }) => `Count ${location}`,
  countLead: 'Each scan adds 1. What you count is saved as you go, so you can continue on any device.',
  counted: 'Counted items',
  addItem: 'Add an item',
  findItem: 'Search by name, SKU or barcode',
  remove: ({ item }: { item: string }) => `Remove ${item} from the count`,
  posted: 'In your books',
  showAll: ({ count }: { count: string }) => `Show all ${count} items`,
  saved: ({ items, formatted }: { items: number; formatted: string }) =>
    items === 0
      ? 'Nothing counted yet.'
      : `${counted(items, 'item', 'items', formatted)} counted, all saved.`,
  saving: 'Saving…',
  unsaved: 'Your last quantities aren’t saved yet. We’ll keep trying; don’t close this tab.',
  retry: 'Try again',
  drop: 'Discard unsaved quantities',
  review: 'Review differences',
  later: 'Continue later',
  discard: 'Discard count',
  discardTitle: 'Discard this count?',
  discardLead: 'What you counted is deleted. Your stock stays as it is.',
  discardRest: 'What isn’t posted yet is deleted. What you posted stays in your books.',
  discardKeep: 'Keep counting',

  reviewTitle: ({ location }: { location: string }) => `Differences at ${location}`,
  reviewing: 'Comparing with your books…',
  item: 'Item',
  countedColumn: 'Counted',
  inBooks: 'In your books',
  difference: 'Difference',
  value: 'Value',
  both: ({ counted, inStock }: { counted: string; inStock: string }) =>
    `${counted} counted, ${inStock} in your books`,
  found: 'Found',
  missing: 'Missing',
  net: 'Net change',
  differing: 'With a difference',
  checkTitle: 'Check these first',
  checkLead: 'These can’t be posted yet. The others can.',
  moved: ({ counted, seen, inStock }: { counted: string; seen: string; inStock: string }) =>
    `You counted ${counted}. Your books said ${seen} then and say ${inStock} now.`,
  keep: ({ counted }: { counted: string }) => `Keep ${counted}`,
  again: 'Count again',
  removeShort: 'Remove',
  ofItem: ({ act, item }: { act: string; item: string }) => `${act}: ${item}`,
  menuRemove: 'Remove from count',
  uncountedTitle: 'Not counted',
  uncounted: ({ names, total }: { names: readonly string[]; total: string }) =>
    `Your books also have ${total} here that you haven’t counted: ${fewOf(names)}. Uncounted stock doesn’t change.`,
  uncountedItems: (items: number, formatted: string) => counted(items, 'item', 'items', formatted),
  countZero: 'Count as 0',
  partly: ({ items, formatted }: { items: number; formatted: string }) =>
    `${counted(items, 'item', 'items', formatted)} posted. The others are below.`,
  back: 'Back to counting',
  post: ({ items, formatted }: { items: number; formatted: string }) =>
    `Post ${counted(items, 'item', 'items', formatted)}`,
  finish: 'Finish count',
  done: 'Count posted.',

  endedTitle: ({ location }: { location: string }) => `Count of ${location}`,
  endedLead: ({ name, when }: { name: string; when: string }) => `Started by ${name} on ${when}`,
  change: 'Change',
  nothingKept: 'Nothing was posted.',
  another: 'Start another count',
  seeMovements: 'See stock movements',
};

/** Ordering what is low: what is said of it on the server and on the page. */
export const restock = {
  // Faults
  nothingToOrder: 'Enter a quantity for at least one item.',
  quantityMissing: stockChange.quantityMissing,

  // The stock analysis and its dialog, on the page
  orderThese: 'Order these',
  all: 'All',
  low: 'Low',
  outOfStock: 'Out of stock',
  tooMuch: 'Overstocked',
  slow: 'Slow',
  notCounted: 'Not counted',
  search: 'Search name, SKU, barcode',
  asOf: 'At the end of',
  expiringBy: 'Expires by',
  sorting: 'Order',
  mostInStock: 'Most in stock',
  leastInStock: 'Least in stock',
  bestSelling: 'Best selling',
  mostValue: 'Highest value',
  byName: 'Name',
  soonestExpiry: 'Expiring soonest',
  empty: 'Turn on Track stock for your items, and what runs low or sells slowly will appear here.',
  dialogLead: 'We’ll create one draft order per vendor. You can edit each draft before you issue it.',
  close: 'Close',
  quantity: 'Quantity',
  vendor: 'Vendor',
  facts: ({ onHand, onOrder, sold }: { onHand: string; onOrder: string; sold: string }) =>
    `${onHand} in stock, ${onOrder} on order, ${sold} sold in 30 days`,
  leftOut: ({ items }: { items: number }) =>
    `${counted(items, 'item has', 'items have')} no vendor and will be left out. Choose a vendor to include ${plural(items, 'it', 'them')}.`,
  nothingCounted: 'None of these items is counted in stock, so there’s nothing to propose.',
  willCreate: 'This will create',
  draftOf: ({ vendor, items, total }: { vendor: string; items: number; total: string }) =>
    `A draft order to ${vendor}: ${counted(items, 'item', 'items')}, ${total}`,
  create: ({ orders }: { orders: number }) =>
    orders === 0 ? 'Create draft orders' : `Create ${counted(orders, 'draft order', 'draft orders')}`,

  // Answers
  proposed: 'What to order, and from whom',
  previewed: 'The draft orders it makes',
  restocked: ({ orders }: { orders: number }) => `${counted(orders, 'draft order', 'draft orders')} created.`,
};

/** Why a document from a file moves no goods. */
export const beforeOpening = {
  beforeOpening: ({ item, day }: { item: string; day: string }) =>
    `Imported documents dated before ${day} don’t change the stock of ${item}. Its opening stock that day already includes them.`,
};
