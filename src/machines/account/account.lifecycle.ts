import { setup } from 'xstate';
import { mayBeMerged } from '../../domain/books/account-merge.ts';
import type { AccountFacts, AccountStatus } from '../../domain/books/ledger-account.ts';
import { whyNotAccount } from '../../domain/books/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type AccountEvent =
  | { type: 'account.edit' }
  | { type: 'account.merge' }
  | { type: 'account.deactivate' }
  | { type: 'account.activate' };

const machine = setup({
  types: { context: {} as AccountFacts, events: {} as AccountEvent, input: {} as AccountFacts },
  guards: {
    isFree: ({ context }) => context.usedBy.length === 0,
    mayBeMerged: ({ context }) => mayBeMerged(context),
  },
});

/**
 * The lifecycle of an account of the books: nothing is removed from a chart of accounts, and what posts to an account or names
 * it keeps it in use, but for one that another takes the place of. Source: lifecycles.md, "Account"; answers-2.md, Q66; finance-answers.md, Q130.
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
        // What named it names another account from then on.
        'account.merge': { guard: 'mayBeMerged', target: 'Inactive' },
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
  whyNot: ({ status, facts }, { type }) => whyNotAccount(status as AccountStatus, facts, type),
};
