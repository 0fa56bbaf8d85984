import { setup } from 'xstate';
import { providerMoney } from '../../domain/online-payment/online-payments.words.ts';
import type { RefundEvent } from '../../domain/provider-money/refund.ts';
import { type Lifecycle, repeat } from '../standing.ts';

const machine = setup({ types: { events: {} as RefundEvent } });

// As with payment sessions, the furthest word said of a refund stands, whatever comes after it. A refund that failed after it was
// done is the furthest: its money came back.

const whileRequested = {
  'refund.unanswered': { target: 'Unknown' },
  'refund.pending': { target: 'Pending' },
  'refund.done': { target: 'Done' },
  'refund.failed': { target: 'Failed' },
} as const;

/** The lifecycle of a refund of money that was paid online. Source: connections.md, rule 21. */
export const providerRefundChart = machine.createMachine({
  id: 'provider-refund',
  initial: 'Asked',
  states: {
    Asked: { description: 'The provider was asked to give the money back.', on: whileRequested },
    Unknown: {
      description: 'The provider gave no answer. It is asked until it says what became of it.',
      on: { ...whileRequested, 'refund.unanswered': { target: 'Unknown', meta: repeat } },
    },
    Pending: {
      description: 'The provider has taken it on, and the customer doesn’t have the money yet.',
      on: {
        'refund.unanswered': { target: 'Pending', meta: repeat },
        'refund.pending': { target: 'Pending', meta: repeat },
        'refund.done': { target: 'Done' },
        'refund.failed': { target: 'Failed' },
      },
    },
    Done: {
      description: 'The money went back to the customer.',
      on: {
        'refund.unanswered': { target: 'Done', meta: repeat },
        'refund.pending': { target: 'Done', meta: repeat },
        'refund.done': { target: 'Done', meta: repeat },
        'refund.failed': { target: 'Failed' },
      },
    },
    Failed: {
      description: 'The money didn’t reach the customer, or came back.',
      on: {
        'refund.unanswered': { target: 'Failed', meta: repeat },
        'refund.pending': { target: 'Failed', meta: repeat },
        'refund.done': { target: 'Failed', meta: repeat },
        'refund.failed': { target: 'Failed', meta: repeat },
      },
    },
  },
});

export const providerRefundLifecycle: Lifecycle<typeof providerRefundChart, Record<string, never>> = {
  name: 'provider-refund',
  chart: providerRefundChart,
  whyNot: () => providerMoney.whyNotMoney,
};
