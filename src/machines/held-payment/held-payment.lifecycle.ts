import { setup } from 'xstate';
import { whyNotHeldPayment } from '../../domain/words/payments.ts';
import type { Lifecycle } from '../standing.ts';

/** What a person decides about a payment that was held. */
export type HeldPaymentEvent = { type: 'held.book' } | { type: 'held.refuse' };

const machine = setup({ types: { events: {} as HeldPaymentEvent } });

/**
 * The lifecycle of a payment a provider reported at more than twice what was asked. Nothing is in the books before a person
 * says so. Source: workflows.md, "Provider webhook pays too much, or twice".
 */
export const heldPaymentChart = machine.createMachine({
  id: 'held-payment',
  initial: 'Held',
  states: {
    Held: {
      description: 'Reported, and not in the books. The owners have been told.',
      on: {
        'held.book': { target: 'Booked', meta: { requirements: ['W-015'] } },
        'held.refuse': { target: 'Refused' },
      },
    },
    Booked: {
      description: 'In the books: what was owed is paid, the rest is the customer’s credit.',
      on: { 'held.book': { target: 'Booked' } },
    },
    Refused: {
      description: 'Never booked. Reports of the same payment change nothing.',
      on: { 'held.refuse': { target: 'Refused' } },
    },
  },
});

export const heldPaymentLifecycle: Lifecycle<typeof heldPaymentChart, Record<string, never>> = {
  name: 'held-payment',
  chart: heldPaymentChart,
  whyNot: ({ status }) => whyNotHeldPayment(status),
};
