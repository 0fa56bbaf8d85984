import { setup } from 'xstate';
import { providerMoney } from '../../domain/online-payment/online-payments.words.ts';
import type { DisputeEvent } from '../../domain/provider-money/dispute.ts';
import { type Lifecycle, repeat } from '../standing.ts';

const machine = setup({ types: { events: {} as DisputeEvent } });

const decided = { 'dispute.won': { target: 'Won' }, 'dispute.lost': { target: 'Lost' } } as const;
/**
 * The lifecycle of a dispute, by the provider's words, of which the furthest stands. The books follow the money that moves, not the word:
 * it is taken and given back by movements of their own. Source: connections.md, rules 21 and 22.
 */
export const providerDisputeChart = machine.createMachine({
  id: 'provider-dispute',
  initial: 'Warned',
  states: {
    Warned: {
      description: 'The customer’s bank asks about the payment. No money has moved.',
      on: {
        'dispute.warned': { target: 'Warned', meta: repeat },
        'dispute.opened': { target: 'Open' },
        'dispute.reviewed': { target: 'UnderReview' },
        ...decided,
      },
    },
    Open: {
      description: 'The customer disputes the payment, and the provider waits for evidence.',
      on: {
        'dispute.warned': { target: 'Open', meta: repeat },
        'dispute.opened': { target: 'Open', meta: repeat },
        'dispute.reviewed': { target: 'UnderReview' },
        ...decided,
      },
    },
    UnderReview: {
      description: 'The evidence was sent, and the customer’s bank decides.',
      on: {
        'dispute.warned': { target: 'UnderReview', meta: repeat },
        'dispute.opened': { target: 'UnderReview', meta: repeat },
        'dispute.reviewed': { target: 'UnderReview', meta: repeat },
        ...decided,
      },
    },
    Won: {
      description: 'Decided for the business. What was taken comes back.',
      on: {
        'dispute.warned': { target: 'Won', meta: repeat },
        'dispute.opened': { target: 'Won', meta: repeat },
        'dispute.reviewed': { target: 'Won', meta: repeat },
        'dispute.won': { target: 'Won', meta: repeat },
        'dispute.lost': { target: 'Won', meta: repeat },
      },
    },
    Lost: {
      description:
        'Decided for the customer. The invoice is owed until somebody writes it off or cancels it. An appeal can still win it.',
      on: {
        'dispute.warned': { target: 'Lost', meta: repeat },
        'dispute.opened': { target: 'Lost', meta: repeat },
        'dispute.reviewed': { target: 'Lost', meta: repeat },
        'dispute.won': { target: 'Won' },
        'dispute.lost': { target: 'Lost', meta: repeat },
      },
    },
  },
});

export const providerDisputeLifecycle: Lifecycle<typeof providerDisputeChart, Record<string, never>> = {
  name: 'provider-dispute',
  chart: providerDisputeChart,
  whyNot: () => providerMoney.whyNotMoney,
};
