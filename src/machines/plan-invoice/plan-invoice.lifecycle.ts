import { setup } from 'xstate';
import { planInvoices as words } from '../../domain/billing/plan-invoices.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type PlanInvoiceEvent =
  | { type: 'finalise' }
  | { type: 'pay' }
  /** A try to be paid was refused. */
  | { type: 'fail' }
  | { type: 'void' }
  | { type: 'refund.part' }
  | { type: 'refund.whole' };

const machine = setup({ types: { events: {} as PlanInvoiceEvent } });

/**
 * The lifecycle of an invoice for a plan. What it says never changes once it has a number: an invoice of the same series takes
 * it back. Source: finance-answers.md, Q94 and Q145.
 */
export const planInvoiceChart = machine.createMachine({
  id: 'plan-invoice',
  initial: 'Draft',
  states: {
    Draft: {
      description: 'It has no number, and goes if it isn’t paid.',
      on: { finalise: { target: 'Open' }, pay: { target: 'Paid' } },
    },
    Open: {
      description: 'It has a number and waits to be paid.',
      on: {
        finalise: { target: 'Open', meta: repeat },
        pay: { target: 'Paid' },
        fail: { target: 'Failed' },
        void: { target: 'Void' },
      },
    },
    Failed: {
      description: 'The last try to be paid was refused.',
      on: {
        finalise: { target: 'Failed', meta: repeat },
        pay: { target: 'Paid' },
        fail: { target: 'Failed', meta: repeat },
        void: { target: 'Void' },
      },
    },
    Paid: {
      description: 'It is paid; a part of it may have been given back.',
      on: {
        finalise: { target: 'Paid', meta: repeat },
        pay: { target: 'Paid', meta: repeat },
        'refund.part': { target: 'Paid' },
        'refund.whole': { target: 'Refunded' },
      },
    },
    Void: {
      description: 'Nobody owes it: a credit invoice takes it back.',
      on: { void: { target: 'Void', meta: repeat } },
    },
    Refunded: {
      description: 'All of it was given back.',
      on: {
        // An earlier report that comes late.
        'refund.part': { target: 'Refunded', meta: repeat },
        'refund.whole': { target: 'Refunded', meta: repeat },
      },
    },
  },
});

export const planInvoiceLifecycle: Lifecycle<typeof planInvoiceChart, Record<string, never>> = {
  name: 'plan-invoice',
  chart: planInvoiceChart,
  whyNot: words.whyNot,
};
