import { setup } from 'xstate';
import { whyNotPaymentSession } from '../../domain/online-payment/online-payments.words.ts';
import {
  isOwnMoney,
  type Money,
  type SessionFacts,
  type SessionReport,
} from '../../domain/online-payment/session.ts';
import type { Lifecycle } from '../standing.ts';

/** A provider's reports, and its silence when it was asked for the page; nobody else moves a session. */
export type PaymentSessionEvent = SessionReport;

const machine = setup({
  types: { context: {} as SessionFacts, events: {} as PaymentSessionEvent, input: {} as SessionFacts },
  guards: { isOwnMoney: ({ context }, money: Money) => isOwnMoney(context, money) },
});

const paid = {
  target: 'Paid',
  guard: { type: 'isOwnMoney', params: ({ event }: { event: { money: Money } }) => event.money },
} as const;

/** What a report brings while nothing was paid: the same whether or not the provider answered when the page was asked for. */
const whileRequested = {
  'session.unanswered': { target: 'Unknown' },
  'session.created': { target: 'Created' },
  'payment.started': { target: 'Pending' },
  'payment.declined': { target: 'Declined' },
  'session.cancelled': { target: 'Cancelled' },
  'session.expired': { target: 'Expired' },
  'payment.received': paid,
} as const;

// Reports overtake one another on their way here. The furthest word said of a session stands, whatever comes after it:
// so every order of the same reports ends in the same state.

/**
 * The lifecycle of a payment session. State names are the words of the database's status column.
 * Source: workflows.md, "Provider webhook pays too much, or twice".
 */
export const paymentSessionChart = machine.createMachine({
  id: 'payment-session',
  context: ({ input }) => input,
  initial: 'Created',
  states: {
    Created: {
      description: 'A payment page was requested. The invoice hasn’t changed.',
      on: whileRequested,
    },
    Unknown: {
      description:
        'A payment page was asked for, and the provider gave no answer. It is asked until it says what became of it.',
      on: whileRequested,
    },
    Pending: {
      description: 'The customer has paid, and the provider does not have the money yet.',
      on: {
        'session.unanswered': { target: 'Pending' },
        'session.created': { target: 'Pending' },
        'payment.started': { target: 'Pending' },
        'payment.declined': { target: 'Declined' },
        'session.cancelled': { target: 'Cancelled' },
        'session.expired': { target: 'Expired' },
        'payment.received': paid,
      },
    },
    Declined: {
      description: 'The payment was declined. The customer may try again.',
      on: {
        'session.unanswered': { target: 'Declined' },
        'session.created': { target: 'Declined' },
        'payment.started': { target: 'Declined' },
        'payment.declined': { target: 'Declined' },
        'session.cancelled': { target: 'Cancelled' },
        'session.expired': { target: 'Expired' },
        'payment.received': paid,
      },
    },
    Cancelled: {
      description: 'The customer left the payment page without paying.',
      on: {
        'session.unanswered': { target: 'Cancelled' },
        'session.created': { target: 'Cancelled' },
        'payment.started': { target: 'Cancelled' },
        'payment.declined': { target: 'Cancelled' },
        'session.cancelled': { target: 'Cancelled' },
        'session.expired': { target: 'Expired' },
        'payment.received': paid,
      },
    },
    Expired: {
      description: 'The payment page closed unpaid.',
      on: {
        'session.unanswered': { target: 'Expired' },
        'session.created': { target: 'Expired' },
        'payment.started': { target: 'Expired' },
        'payment.declined': { target: 'Expired' },
        'session.cancelled': { target: 'Expired' },
        'session.expired': { target: 'Expired' },
        'payment.received': paid,
      },
    },
    Paid: {
      description: 'The provider has the money. More of it may still come, and is booked too.',
      on: {
        'session.unanswered': { target: 'Paid' },
        'session.created': { target: 'Paid' },
        'payment.started': { target: 'Paid' },
        'payment.declined': { target: 'Paid' },
        'session.cancelled': { target: 'Paid' },
        'session.expired': { target: 'Paid' },
        'payment.received': paid,
      },
    },
  },
});

export const paymentSessionLifecycle: Lifecycle<typeof paymentSessionChart, SessionFacts> = {
  name: 'payment-session',
  chart: paymentSessionChart,
  whyNot: whyNotPaymentSession,
};
