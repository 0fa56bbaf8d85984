import { setup } from 'xstate';
import type { CustomerFacts } from '../../domain/contact/contact.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { whyNotContact } from '../../domain/words/customers.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type CustomerEvent =
  | { type: 'customer.edit' }
  | { type: 'customer.delete' }
  | { type: 'customer.restore' };

const machine = setup({
  types: { context: {} as CustomerFacts, events: {} as CustomerEvent, input: {} as CustomerFacts },
});

/**
 * The lifecycle of a customer: whoever is archived keeps their documents and what they owe, and can be restored. No new
 * document is made out to them meanwhile. Source: sales-and-access, section 4.
 */
export const customerChart = machine.createMachine({
  id: 'customer',
  context: ({ input }) => input,
  initial: 'Active',
  states: {
    Active: {
      description: 'Can be chosen on new documents.',
      on: {
        'customer.edit': { target: 'Active' },
        'customer.delete': { target: 'Deleted' },
      },
    },
    Deleted: {
      description: 'Archived with all their documents. They can be restored.',
      on: {
        'customer.delete': { target: 'Deleted', meta: repeat },
        'customer.restore': { target: 'Active' },
      },
    },
  },
});

/** One chart for every role: a vendor is edited, archived and taken back as a customer is, by themselves. */
export const contactLifecycle = (role: ContactRole): Lifecycle<typeof customerChart, CustomerFacts> => ({
  name: role,
  chart: customerChart,
  whyNot: whyNotContact(role),
});

export const customerLifecycle = contactLifecycle('customer');
