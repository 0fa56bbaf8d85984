import type { CountStatus } from '../count/stock-count.ts';
import { counted } from './counted.ts';
import { fewOf } from './few-of.ts';

/** How a count is, as it is shown. */
export const countStatusWords: Readonly<Record<CountStatus, string>> = {
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
  saved: ({ items, shown }: { items: number; shown: string }) =>
    items === 0 ? 'Nothing counted yet.' : `${counted(items, 'item', 'items', shown)} counted, all saved.`,
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
  checkLead: 'They can’t be posted as they are. The others can.',
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
  uncountedItems: (items: number, shown: string) => counted(items, 'item', 'items', shown),
  countZero: 'Count as 0',
  partly: ({ items, shown }: { items: number; shown: string }) =>
    `${counted(items, 'item', 'items', shown)} posted. The rest is below.`,
  back: 'Back to counting',
  post: ({ items, shown }: { items: number; shown: string }) =>
    `Post ${counted(items, 'item', 'items', shown)}`,
  finish: 'Finish count',
  done: 'Count posted.',

  endedTitle: ({ location }: { location: string }) => `Count of ${location}`,
  endedLead: ({ name, when }: { name: string; when: string }) => `Started by ${name} on ${when}`,
  change: 'Change',
  nothingKept: 'Nothing was posted.',
  another: 'Start another count',
  seeMovements: 'See stock movements',
};
