import { setup } from 'xstate';
import type { PayoutStatus } from '../../domain/online-store/payout.ts';
import { whyNotStorePayout } from '../../domain/online-store/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type StorePayoutEvent =
  /** The shop told of it again, as it is. */
  | { type: 'payout.announce' }
  | { type: 'payout.pay' }
  /** The bank sent it back, or the shop called it off. */
  | { type: 'payout.fail' };

/** A payout has no facts: what it holds is its lines. */
export type StorePayoutFacts = Record<string, never>;

const machine = setup({
  types: { context: {} as StorePayoutFacts, events: {} as StorePayoutEvent, input: {} as StorePayoutFacts },
});

/** The lifecycle of what a shop pays out. It’s in the books while it’s Paid. Source: connections.md, rules 16 and 21. */
export const storePayoutChart = machine.createMachine({
  id: 'store-payout',
  context: ({ input }) => input,
  initial: 'Announced',
  states: {
    Announced: {
      description: 'The shop has announced it.',
      on: {
        'payout.announce': { target: 'Announced', meta: repeat },
        'payout.pay': { target: 'Paid', meta: { requirements: ['STORE-019'] } },
        'payout.fail': { target: 'Failed' },
      },
    },
    Paid: {
      description: 'The money reached the bank.',
      on: {
        'payout.pay': { target: 'Paid', meta: repeat },
        'payout.fail': { target: 'Failed', meta: { requirements: ['STORE-019'] } },
      },
    },
    Failed: {
      description: 'The bank sent it back. Its entries are reversed, and the shop will pay it out again.',
      on: { 'payout.fail': { target: 'Failed', meta: repeat } },
    },
  },
});

export const storePayoutLifecycle: Lifecycle<typeof storePayoutChart, StorePayoutFacts> = {
  name: 'store-payout',
  chart: storePayoutChart,
  whyNot: ({ status }) => whyNotStorePayout(status as PayoutStatus),
};
