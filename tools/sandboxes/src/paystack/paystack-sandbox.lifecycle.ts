import { setup } from 'xstate';
import { lifeBy, type StandsAt } from '../engine/life.ts';

/** What happens at the sandbox's Paystack to a transaction, a refund, a dispute or a settlement. */
type PaystackHappening = {
  type:
    | `transaction.${'pay' | 'delay' | 'decline' | 'confirm'}`
    | `refund.${'part' | 'rest' | 'process' | 'fail'}`
    | `dispute.${'open' | 'review' | 'win' | 'lose'}`
    | 'settlement.arrive';
};

const machine = setup({ types: { events: {} as PaystackHappening } });

const untilPaid = {
  'transaction.pay': { target: 'success' },
  'transaction.delay': { target: 'ongoing' },
  'transaction.decline': { target: 'failed' },
} as const;

/**
 * What lives at the sandbox's Paystack, in Paystack's words: each transaction, refund, dispute and settlement is in one box. A dispute that is
 * resolved says by whom it was won. Sources: Paystack, "Transactions", "Refunds", "Disputes", "Settlements", each under status.
 */
export const paystackSandboxChart = machine.createMachine({
  id: 'paystack-sandbox',
  initial: 'payment',
  states: {
    payment: {
      description: 'A transaction.',
      initial: 'abandoned',
      states: {
        abandoned: { description: 'The page waits for the customer.', on: untilPaid },
        failed: { description: 'The card was declined, and may be tried again.', on: untilPaid },
        ongoing: {
          description: 'Waiting for a transfer.',
          on: { 'transaction.confirm': { target: 'success' } },
        },
        success: {
          description: 'The money has arrived.',
          on: {
            'refund.part': { target: 'success' },
            'refund.rest': { target: 'reversed' },
            'refund.fail': { target: 'success' },
            'dispute.open': { target: 'success' },
          },
        },
        reversed: {
          description: 'Fully refunded.',
          on: { 'refund.fail': { target: 'success' } },
        },
      },
    },
    refund: {
      description: 'A refund of a transaction.',
      initial: 'pending',
      states: {
        pending: {
          description: 'The money is on its way to the customer.',
          on: { 'refund.process': { target: 'processed' }, 'refund.fail': { target: 'failed' } },
        },
        processed: { description: 'The customer has it.' },
        failed: { description: 'The money never left.' },
      },
    },
    dispute: {
      description: 'A dispute over a transaction. Money is taken only if it’s lost.',
      initial: 'awaiting-merchant-feedback',
      states: {
        'awaiting-merchant-feedback': {
          description: 'Waiting for the business to respond.',
          on: {
            'dispute.review': { target: 'awaiting-bank-feedback' },
            'dispute.win': { target: 'declined' },
            'dispute.lose': { target: 'merchant-accepted' },
          },
        },
        'awaiting-bank-feedback': {
          description: 'The bank is reviewing the evidence.',
          on: {
            'dispute.win': { target: 'declined' },
            'dispute.lose': { target: 'merchant-accepted' },
          },
        },
        declined: { description: 'The business keeps the money.' },
        'merchant-accepted': { description: 'The customer has the money.' },
      },
    },
    payout: {
      description: 'A settlement of a sub-account.',
      initial: 'pending',
      states: {
        pending: {
          description: 'The money is on its way to the bank.',
          on: { 'settlement.arrive': { target: 'success' } },
        },
        success: { description: 'The bank has it.' },
      },
    },
  },
});

/** What lives at the sandbox's Paystack, as its chart says. */
export const paystackLife = lifeBy(paystackSandboxChart);

/** Where a transaction, a refund, a dispute or a settlement stands. */
export type PaystackStatus<Kind extends string> = StandsAt<typeof paystackSandboxChart, Kind>;
