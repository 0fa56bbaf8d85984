import { setup } from 'xstate';
import { lifeBy, type StandsAt } from '../engine/life.ts';

/** What happens at the sandbox of plan payments to a payment, or to a page on which one is made. */
type PlanSandboxHappening = {
  type:
    | `payment.${'pay' | 'challenge' | 'delay' | 'confirm' | 'decline' | 'cancel' | 'refund' | 'dispute'}`
    | `page.${'complete' | 'expire'}`;
};

const machine = setup({ types: { events: {} as PlanSandboxHappening } });

/**
 * What lives at the sandbox of plan payments, in Stripe's words. How much of a payment is left is no matter of the chart's. Sources: Stripe,
 * "PaymentIntents", "Checkout Sessions", each under status.
 */
export const planSandboxChart = machine.createMachine({
  id: 'plan-sandbox',
  initial: 'payment',
  states: {
    payment: {
      description: 'A payment: of a page, or by a card that is kept.',
      initial: 'requires_payment_method',
      states: {
        requires_payment_method: {
          description: 'It waits for a card, the first or another one.',
          on: {
            'payment.pay': { target: 'succeeded' },
            'payment.challenge': { target: 'requires_action' },
            'payment.delay': { target: 'processing' },
            'payment.decline': { target: 'requires_payment_method' },
            'payment.cancel': { target: 'canceled' },
          },
        },
        requires_action: {
          description: 'The bank waits for its customer to confirm.',
          on: {
            'payment.confirm': { target: 'succeeded' },
            'payment.decline': { target: 'requires_payment_method' },
            'payment.cancel': { target: 'canceled' },
          },
        },
        processing: {
          description: 'The bank hasn’t answered yet.',
          on: {
            'payment.confirm': { target: 'succeeded' },
            'payment.decline': { target: 'requires_payment_method' },
          },
        },
        succeeded: {
          description: 'The money has arrived.',
          on: { 'payment.refund': { target: 'succeeded' }, 'payment.dispute': { target: 'succeeded' } },
        },
        canceled: { description: 'It was called off before anybody paid.' },
      },
    },
    page: {
      description: 'A page on which a card is given.',
      initial: 'open',
      states: {
        open: {
          description: 'It waits for the buyer.',
          on: { 'page.complete': { target: 'complete' }, 'page.expire': { target: 'expired' } },
        },
        complete: { description: 'The buyer has done their part.' },
        expired: { description: 'Nobody filled it in in time, or it was closed.' },
      },
    },
  },
});

/** What lives at the sandbox of plan payments, as its chart says. */
export const planLife = lifeBy(planSandboxChart);

/** Where a payment or a page stands. */
export type PlanSandboxStatus<Kind extends string> = StandsAt<typeof planSandboxChart, Kind>;
