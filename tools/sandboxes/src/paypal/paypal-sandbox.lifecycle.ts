import { setup } from 'xstate';
import { lifeBy, type StandsAt } from '../engine/life.ts';

/** What happens at the sandbox's PayPal to an order, a refund or a dispute. */
type PaypalHappening = {
  type:
    | `order.${'approve' | 'take' | 'delay' | 'decline' | 'confirm'}`
    | `refund.${'part' | 'rest' | 'complete' | 'fail' | 'fail-last'}`
    | `dispute.${'open' | 'review' | 'win' | 'lose'}`;
};

const machine = setup({ types: { events: {} as PaypalHappening } });

/**
 * What lives at the sandbox's PayPal, in PayPal's words: each order with its capture, refund and dispute is in one box. It tells of no
 * payouts. Sources: PayPal, "Orders API v2", "Payments API v2", "Disputes API v1", each under status.
 */
export const paypalSandboxChart = machine.createMachine({
  id: 'paypal-sandbox',
  initial: 'payment',
  states: {
    payment: {
      description: 'An order and the money captured for it.',
      initial: 'PAYER_ACTION_REQUIRED',
      states: {
        PAYER_ACTION_REQUIRED: {
          description: 'The page waits for the customer.',
          on: { 'order.approve': { target: 'APPROVED' } },
        },
        APPROVED: {
          description: 'The customer agreed. The money isn’t taken until it’s captured.',
          on: {
            'order.take': { target: 'COMPLETED' },
            'order.delay': { target: 'PENDING' },
            'order.decline': { target: 'PAYER_ACTION_REQUIRED' },
          },
        },
        PENDING: {
          description: 'Captured, but the money hasn’t arrived yet.',
          on: { 'order.confirm': { target: 'COMPLETED' } },
        },
        COMPLETED: {
          description: 'The money has arrived.',
          on: {
            'refund.part': { target: 'PARTIALLY_REFUNDED' },
            'refund.rest': { target: 'REFUNDED' },
            'dispute.open': { target: 'COMPLETED' },
          },
        },
        PARTIALLY_REFUNDED: {
          description: 'Partly refunded.',
          on: {
            'refund.part': { target: 'PARTIALLY_REFUNDED' },
            'refund.rest': { target: 'REFUNDED' },
            'refund.fail': { target: 'PARTIALLY_REFUNDED' },
            'refund.fail-last': { target: 'COMPLETED' },
            'dispute.open': { target: 'PARTIALLY_REFUNDED' },
          },
        },
        REFUNDED: {
          description: 'Fully refunded.',
          on: {
            'refund.fail': { target: 'PARTIALLY_REFUNDED' },
            'refund.fail-last': { target: 'COMPLETED' },
          },
        },
      },
    },
    refund: {
      description: 'A refund of a capture.',
      initial: 'PENDING',
      states: {
        PENDING: {
          description: 'The money is on its way to the customer.',
          on: { 'refund.complete': { target: 'COMPLETED' }, 'refund.fail': { target: 'FAILED' } },
        },
        COMPLETED: { description: 'The customer has it.' },
        FAILED: { description: 'The money never left.' },
      },
    },
    dispute: {
      description: 'A dispute over a capture.',
      initial: 'WAITING_FOR_SELLER_RESPONSE',
      states: {
        WAITING_FOR_SELLER_RESPONSE: {
          description: 'Evidence has been requested.',
          on: {
            'dispute.review': { target: 'UNDER_REVIEW' },
            'dispute.win': { target: 'RESOLVED_SELLER_FAVOUR' },
            'dispute.lose': { target: 'RESOLVED_BUYER_FAVOUR' },
          },
        },
        UNDER_REVIEW: {
          description: 'The evidence is under review.',
          on: {
            'dispute.win': { target: 'RESOLVED_SELLER_FAVOUR' },
            'dispute.lose': { target: 'RESOLVED_BUYER_FAVOUR' },
          },
        },
        RESOLVED_SELLER_FAVOUR: { description: 'The money that was taken came back.' },
        RESOLVED_BUYER_FAVOUR: { description: 'The customer has the money.' },
      },
    },
  },
});

/** What lives at the sandbox's PayPal, as its chart says. */
export const paypalLife = lifeBy(paypalSandboxChart);

/** Where an order, a refund or a dispute stands. */
export type PaypalStatus<Kind extends string> = StandsAt<typeof paypalSandboxChart, Kind>;
