import { assign, setup } from 'xstate';
import type { StoreOrderFacts, StoreOrderStatus } from '../../domain/online-store/order-record.ts';
import { whyNotStoreOrder } from '../../domain/online-store/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type StoreOrderEvent =
  /** The shop told of it: a webhook, a poll or the first import. */
  | { type: 'order.hear' }
  /** Its whole state is in the books. */
  | { type: 'order.apply' }
  /** It can’t be applied before something is mended. */
  | { type: 'order.hold' }
  /** The settings leave it out. */
  | { type: 'order.skip' }
  /** Something of ours went wrong. */
  | { type: 'order.fail' }
  /** Somebody asks to look at it again. */
  | { type: 'order.retry' };

const machine = setup({
  types: { context: {} as StoreOrderFacts, events: {} as StoreOrderEvent, input: {} as StoreOrderFacts },
  guards: {
    isWaiting: ({ context }) => context.waiting,
    isUnmade: ({ context }) => !context.made,
  },
  actions: {
    wait: assign({ waiting: true }),
    rest: assign({ waiting: false }),
    make: assign({ waiting: false, made: true }),
  },
});

const again = {
  'order.hear': { target: 'Received', actions: 'wait' },
  'order.retry': { target: 'Received', actions: 'wait' },
} as const;

/**
 * The lifecycle of an order of the shop here. What the shop says of it is fetched whole and compared with what was made of it, so a message
 * says nothing but that there is something to look at. Source: lifecycles.md, "of an order"; answers-2.md, Q105; connections.md, rules 8, 10, 15.
 */
export const storeOrderChart = machine.createMachine({
  id: 'store-order',
  context: ({ input }) => input,
  initial: 'Received',
  states: {
    Received: {
      description: 'The shop reported it, and it hasn’t been looked at yet.',
      on: {
        'order.hear': { target: 'Received', meta: { ...repeat, requirements: ['N71', 'W-107'] } },
        'order.retry': { target: 'Received', meta: repeat },
        'order.apply': { target: 'Applied', actions: 'make' },
        'order.hold': { target: 'Held', actions: 'rest', meta: { requirements: ['N68', 'W-110'] } },
        'order.skip': { guard: 'isUnmade', target: 'Skipped', actions: 'rest' },
        'order.fail': { target: 'Failed', actions: 'rest' },
      },
    },
    Held: {
      description: 'Something has to be mended first. It goes on by itself once that is done.',
      on: again,
    },
    Applied: {
      description: 'Everything the shop says about it is in the books.',
      on: {
        'order.hear': { target: 'Applied', actions: 'wait' },
        'order.apply': { guard: 'isWaiting', target: 'Applied', actions: 'rest' },
        'order.hold': { guard: 'isWaiting', target: 'Held', actions: 'rest' },
        'order.fail': { guard: 'isWaiting', target: 'Failed', actions: 'rest' },
      },
    },
    Skipped: {
      description:
        'The settings leave it out. It’s looked at again when the shop changes it, or the settings change.',
      on: again,
    },
    Failed: {
      description: 'Something of ours went wrong. It can be tried again.',
      on: again,
    },
  },
});

export const storeOrderLifecycle: Lifecycle<typeof storeOrderChart, StoreOrderFacts> = {
  name: 'store-order',
  chart: storeOrderChart,
  whyNot: ({ status, facts }, { type }) => whyNotStoreOrder(status as StoreOrderStatus, facts, type),
};
