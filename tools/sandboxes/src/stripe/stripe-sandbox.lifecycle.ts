import { setup } from 'xstate';
import { lifeBy, type StandsAt } from '../engine/life.ts';

/** What happens at the sandbox's Stripe to a payment, a refund, a dispute or a payout. */
type StripeHappening = {
  type:
    | `payment.${'pay' | 'delay' | 'expire' | 'confirm' | 'decline'}`
    | `refund.${'part' | 'rest' | 'fail'}`
    | `dispute.${'open' | 'review' | 'win' | 'lose'}`
    | `payout.${'arrive' | 'fail'}`;
};

const machine = setup({ types: { events: {} as StripeHappening } });

/**
 * What lives at the sandbox's Stripe, in Stripe's words: each payment, refund, dispute and payout is in one box. How much of a payment is
 * left is no matter of the chart's. Sources: Stripe, "Checkout Sessions", "Refunds", "Disputes", "Payouts", each under status.
 */
export const stripeSandboxChart = machine.createMachine({
  id: 'stripe-sandbox',
  initial: 'payment',
  states: {
    payment: {
      description: 'A checkout session and its charge.',
      initial: 'open',
      states: {
        open: {
          description: 'The page waits for the customer.',
          on: {
            'payment.pay': { target: 'paid' },
            'payment.delay': { target: 'processing' },
            'payment.expire': { target: 'expired' },
          },
        },
        processing: {
          description: 'The customer has done their part, and the bank hasn’t answered yet.',
          on: { 'payment.confirm': { target: 'paid' }, 'payment.decline': { target: 'declined' } },
        },
        paid: {
          description: 'The money has arrived.',
          on: {
            'refund.part': { target: 'paid' },
            'refund.rest': { target: 'refunded' },
            'refund.fail': { target: 'paid' },
            'dispute.open': { target: 'paid' },
          },
        },
        refunded: {
          description: 'Fully refunded.',
          on: { 'refund.fail': { target: 'paid' } },
        },
        declined: { description: 'The bank said no.' },
        expired: { description: 'Nobody paid in time.' },
      },
    },
    refund: {
      description: 'A refund of a charge.',
      initial: 'succeeded',
      states: {
        succeeded: {
          description: 'The money left the balance.',
          on: { 'refund.fail': { target: 'failed' } },
        },
        failed: { description: 'The customer’s bank sent it back.' },
      },
    },
    dispute: {
      description: 'A dispute over a charge. An inquiry alone takes no money.',
      initial: 'needs_response',
      states: {
        warning_needs_response: {
          description: 'The customer’s bank has asked about the payment.',
          on: {
            'dispute.review': { target: 'warning_under_review' },
            'dispute.win': { target: 'warning_closed' },
            'dispute.lose': { target: 'warning_closed' },
          },
        },
        warning_under_review: {
          description: 'The bank has its answer.',
          on: { 'dispute.win': { target: 'warning_closed' }, 'dispute.lose': { target: 'warning_closed' } },
        },
        warning_closed: { description: 'Closed without a dispute.' },
        needs_response: {
          description: 'The money has been taken, and evidence requested.',
          on: {
            'dispute.review': { target: 'under_review' },
            'dispute.win': { target: 'won' },
            'dispute.lose': { target: 'lost' },
          },
        },
        under_review: {
          description: 'The bank is reviewing the evidence.',
          on: { 'dispute.win': { target: 'won' }, 'dispute.lose': { target: 'lost' } },
        },
        won: { description: 'The money came back.' },
        lost: {
          description: 'The customer keeps the money, unless the bank changes its mind.',
          on: { 'dispute.win': { target: 'won' } },
        },
      },
    },
    payout: {
      description: 'A payout of the balance.',
      initial: 'pending',
      states: {
        pending: {
          description: 'The money is on its way to the bank.',
          on: { 'payout.arrive': { target: 'paid' }, 'payout.fail': { target: 'failed' } },
        },
        paid: {
          description: 'The bank should have it. It may still send it back.',
          on: { 'payout.fail': { target: 'failed' } },
        },
        failed: { description: 'The money is back on the balance.' },
      },
    },
  },
});

/** What lives at the sandbox's Stripe, as its chart says. */
export const stripeLife = lifeBy(stripeSandboxChart);

/** Where a payment, a refund, a dispute or a payout stands. */
export type StripeStatus<Kind extends string> = StandsAt<typeof stripeSandboxChart, Kind>;
