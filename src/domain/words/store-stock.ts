import { counted } from './counted.ts';

/** What is said of the stock that a store and the business both count. */
export const storeStockWords = {
  title: 'Stock in your store and here',
  comparing: 'Comparing stock levels…',
  item: 'Item',
  there: 'In your store',
  here: 'Here',
  difference: 'Difference',
  becomes: 'What changes',
  /** What an item is set to, by whose levels count. */
  set: [
    ({ there, here }: { there: string; here: string }) => `In your store: ${there} → ${here}`,
    ({ there, here }: { there: string; here: string }) => `Here: ${here} → ${there}`,
  ],
  both: ({ there, here }: { there: string; here: string }) => `(${there} in your store, ${here} here)`,
  search: 'Search items',
  noneFound: 'No item matches your search.',
  alike: ({ n }: { n: number }) => `${counted(n, 'item has', 'items have')} the same level in both.`,
  more: ({ n }: { n: number }) => `${counted(n, 'more item has', 'more items have')} different levels.`,
  unmatched: ({ n }: { n: number }) =>
    `${counted(n, 'item in your store doesn’t match', 'items in your store don’t match')} any of yours yet.`,
  uncosted: ({ n }: { n: number }) =>
    `${counted(n, 'of them has', 'of them have')} no unit cost in your store. If we add ${n === 1 ? 'it, its stock opens' : 'them, their stock opens'} at a cost of 0.`,
  cut: 'We compare the first 1,000 items in your store. The others keep their levels.',
  away: 'Both sides keep their levels if you activate now.',
  /** What each choice does, by whose levels count. */
  does: [
    ({ n }: { n: number }) =>
      `If Counterfoil’s levels count, ${counted(n, 'item', 'items')} in your store will be set to the level here.`,
    ({ n }: { n: number }) =>
      `If your store’s levels count, ${counted(n, 'item', 'items')} here will be set to your store’s level, as stock counts.`,
  ],
  chosen: 'Your choice.',
  /** What choosing another owner does to them, by whose levels count from now on. */
  doesLater: [
    () => 'Saving changes no level. From now on we tell your store what changes here.',
    ({ n }: { n: number }) =>
      `Once you save, ${counted(n, 'item', 'items')} here will be set to your store’s level, as stock counts. Your books follow them within ten minutes.`,
    () => 'Saving changes no level. From now on neither side is told what changes on the other.',
  ],
  awayLater: 'You can still save.',
  change: 'You can change it under Automation. Orders you import are taken off the levels here first.',
} as const;

/** What is said of stock levels of the store that couldn't be taken over. */
export const storeCountWords = {
  title: 'Stock levels on hold',
  lead: 'Your store has these levels, and we couldn’t take them over. We try again every ten minutes.',
  item: 'Item',
  location: 'Location',
  why: 'Reason',
  there: 'In your store',
  here: 'Here',
  retry: 'Try again',
  retryItem: ({ name }: { name: string }) => `Try again: ${name}`,
  more: ({ n }: { n: number }) => `${counted(n, 'more level is', 'more levels are')} on hold.`,
} as const;
