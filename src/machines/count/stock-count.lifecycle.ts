import { setup } from 'xstate';
import type { CountFacts } from '../../domain/count/stock-count.ts';
import { stockCount as words } from '../../domain/words/stock.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type StockCountEvent =
  | { type: 'count.record' }
  /** With how many of its items can’t be posted now. */
  | { type: 'count.post'; refused: number }
  | { type: 'count.discard' };

const machine = setup({
  types: { context: {} as CountFacts, events: {} as StockCountEvent, input: {} as CountFacts },
  guards: {
    hasItems: ({ context }) => context.waiting + context.posted > 0,
    isWhole: ({ context, event }) =>
      event.type === 'count.post' && event.refused === 0 && context.waiting + context.posted > 0,
    hasPosted: ({ context }) => context.posted > 0,
  },
});

/**
 * The lifecycle of a count of a location. It is posted whole, or goes on with the items that could not be. Source: lifecycles.md,
 * "Flows (screen)", count-stock.
 */
export const stockCountChart = machine.createMachine({
  id: 'stock-count',
  context: ({ input }) => input,
  initial: 'Open',
  states: {
    Open: {
      description:
        'Items are counted, by one person or several. Nothing is in the books before it is posted.',
      on: {
        'count.record': { target: 'Open' },
        'count.post': [
          { guard: 'isWhole', target: 'Posted' },
          { guard: 'hasItems', target: 'Open' },
        ],
        'count.discard': [{ guard: 'hasPosted', target: 'Posted' }, { target: 'Discarded' }],
      },
    },
    Posted: {
      description: 'What was counted is in the books.',
      on: { 'count.post': { target: 'Posted', meta: repeat } },
    },
    Discarded: {
      description: 'Given up before any of it was in the books.',
      on: { 'count.discard': { target: 'Discarded', meta: repeat } },
    },
  },
});

export const stockCountLifecycle: Lifecycle<typeof stockCountChart, CountFacts> = {
  name: 'stock-count',
  chart: stockCountChart,
  whyNot: ({ status }) => {
    if (status === 'Open') return words.nothingCounted;
    return status === 'Posted' ? words.isPosted : words.isDiscarded;
  },
};
