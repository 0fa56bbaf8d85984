import { setup } from 'xstate';
import type { DealCodeFacts } from '../../domain/billing/deal.ts';
import { whyNotDealCode } from '../../domain/billing/plan-codes.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

/** What is done with a deal code: a business redeems it, the operator refunds it. */
export type DealCodeEvent = { type: 'code.redeem' } | { type: 'code.refund' };

const machine = setup({
  types: { context: {} as DealCodeFacts, events: {} as DealCodeEvent, input: {} as DealCodeFacts },
  guards: { isOwn: ({ context }) => context.isOwn },
});

/**
 * The lifecycle of a lifetime deal's code. It is redeemed by one business, once, and what it gave ends when the operator refunds it.
 * Source: lifecycles.md, "Coupon"; finance-answers.md, Q97.
 */
export const dealCodeChart = machine.createMachine({
  id: 'deal-code',
  context: ({ input }) => input,
  initial: 'Unused',
  states: {
    Unused: {
      description: 'Made or imported, and nobody’s yet.',
      on: {
        'code.redeem': { target: 'Redeemed', meta: { requirements: ['N62'] } },
        'code.refund': { target: 'Refunded' },
      },
    },
    Redeemed: {
      description: 'A business has its plan by it.',
      meta: { refuses: { 'code.redeem': ['N62'] } },
      on: {
        'code.redeem': { guard: 'isOwn', target: 'Redeemed', meta: repeat },
        'code.refund': { target: 'Refunded' },
      },
    },
    Refunded: {
      description: 'Paid back where it was bought: it opens nothing.',
      on: { 'code.refund': { target: 'Refunded', meta: repeat } },
    },
  },
});

export const dealCodeLifecycle: Lifecycle<typeof dealCodeChart, DealCodeFacts> = {
  name: 'deal-code',
  chart: dealCodeChart,
  whyNot: ({ status }) => whyNotDealCode(status),
};
