import { setup } from 'xstate';
import { isZero } from '../../domain/money.ts';
import type { ProductFacts } from '../../domain/stock/product.ts';
import { itemRefusals as words } from '../../domain/stock/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type ItemEvent =
  | { type: 'item.edit' }
  | { type: 'item.count' }
  | { type: 'item.increase' }
  | { type: 'item.decrease' }
  | { type: 'item.delete' }
  | { type: 'item.restore' };

const machine = setup({
  types: { context: {} as ProductFacts, events: {} as ItemEvent, input: {} as ProductFacts },
  guards: {
    isCounted: ({ context }) => context.tracked,
    isFree: ({ context }) => isZero(context.quantity) && context.openOn.length === 0,
  },
});

/**
 * The lifecycle of an item. Its stock changes by hand only where it is counted, and it is deleted once there is none left
 * and no draft and no open order names it. Source: answers-2.md, Q36 and Q37.
 */
export const itemChart = machine.createMachine({
  id: 'item',
  context: ({ input }) => input,
  initial: 'Active',
  states: {
    Active: {
      description: 'Bought and sold. Its stock can be counted, increased and decreased where it is counted.',
      on: {
        'item.edit': { target: 'Active' },
        'item.count': { guard: 'isCounted', target: 'Active' },
        'item.increase': { guard: 'isCounted', target: 'Active' },
        'item.decrease': { guard: 'isCounted', target: 'Active' },
        'item.delete': { guard: 'isFree', target: 'Deleted', meta: { refuses: ['N26'] } },
      },
    },
    Deleted: {
      description: 'On no list and in no search. Its history stays, and it can be restored.',
      on: {
        'item.restore': { target: 'Active' },
        'item.delete': { target: 'Deleted', meta: repeat },
      },
    },
  },
});

const whyNotDeleted = ({ quantity, openOn, partlyBilled }: ProductFacts): string =>
  openOn.length > 0 ? words.namedOn({ openOn, partlyBilled }) : words.inStock({ quantity });

export const itemLifecycle: Lifecycle<typeof itemChart, ProductFacts> = {
  name: 'item',
  chart: itemChart,
  whyNot: ({ status, facts }, { type }) => {
    if (status === 'Deleted') return words.deleted;
    if (type === 'item.restore') return words.notDeleted;
    return type === 'item.delete' ? whyNotDeleted(facts) : words.notCounted;
  },
};
