import { setup } from 'xstate';
import type { AccountFacts, AccountStatus } from '../../domain/books/ledger-account.ts';
import { whyNotAccount } from '../../domain/books/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type AccountEvent =
  | { type: 'account.edit' }
  | { type: 'account.deactivate' }
  | { type: 'account.activate' };

const machine = setup({
  types: { context: {} as AccountFacts, events: {} as AccountEvent, input: {} as AccountFacts },
  guards: { isFree: ({ context }) => context.usedBy.length === 0 },
});

/**
 * The lifecycle of an account of the books: nothing is removed from a chart of accounts, and what posts to an account or names
 * it keeps it in use. Source: lifecycles.md, "Account"; answers-2.md, Q66.
 */
export const accountChart = machine.createMachine({
  id: 'account',
  context: ({ input }) => input,
  initial: 'Active',
  states: {
    Active: {
      description: 'It takes entries.',
      on: {
        'account.edit': { target: 'Active' },
        'account.deactivate': { guard: 'isFree', target: 'Inactive', meta: { refuses: ['N47'] } },
        'account.activate': { target: 'Active', meta: repeat },
      },
    },
    Inactive: {
      description: 'It keeps its entries and takes no new ones. It can be activated again.',
      on: {
        'account.deactivate': { target: 'Inactive', meta: repeat },
        'account.activate': { target: 'Active' },
      },
    },
  },
});

export const accountLifecycle: Lifecycle<typeof accountChart, AccountFacts> = {
  name: 'account',
  chart: accountChart,
  whyNot: ({ status, facts }) => whyNotAccount(status as AccountStatus, facts.usedBy),
};
