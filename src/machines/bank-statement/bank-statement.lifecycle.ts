import { assign, setup } from 'xstate';
import type { BankStatementFacts, BankStatementStatus } from '../../domain/bank-money/statement.ts';
import { whyNotBankStatement } from '../../domain/words/bank-money.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type BankStatementEvent =
  | { type: 'statement.edit' }
  | { type: 'statement.mark' }
  | { type: 'statement.finish' }
  | { type: 'statement.reopen' }
  /** A later one was begun. */
  | { type: 'statement.follow' }
  | { type: 'statement.delete' };

const machine = setup({
  types: {
    context: {} as BankStatementFacts,
    events: {} as BankStatementEvent,
    input: {} as BankStatementFacts,
  },
  guards: {
    isBalanced: ({ context }) => context.balanced,
    isNewest: ({ context }) => context.newest,
  },
  actions: { leaveBehind: assign({ newest: false }) },
});

/**
 * The lifecycle of a bank's statement that is held against the books by hand. It is finished once nothing is left to be found, and the newest can
 * be opened again; ticking changes no figure of the books. Source: finance-answers.md, Q75.
 */
export const bankStatementChart = machine.createMachine({
  id: 'bank-statement',
  context: ({ input }) => input,
  initial: 'Open',
  states: {
    Open: {
      description: 'Entries are ticked as they’re found on it.',
      on: {
        'statement.edit': { target: 'Open' },
        'statement.mark': { target: 'Open' },
        'statement.finish': { guard: 'isBalanced', target: 'Finished' },
        'statement.delete': { target: 'Removed' },
      },
    },
    Finished: {
      description: 'Everything on it was found in the books. The next one begins where it ends.',
      on: {
        'statement.finish': { target: 'Finished', meta: repeat },
        'statement.reopen': { guard: 'isNewest', target: 'Open' },
        'statement.follow': { guard: 'isNewest', target: 'Finished', actions: 'leaveBehind' },
      },
    },
    Removed: { description: 'Given up before it was finished. What was ticked on it is on no statement.' },
  },
});

export const bankStatementLifecycle: Lifecycle<typeof bankStatementChart, BankStatementFacts> = {
  name: 'bank-statement',
  chart: bankStatementChart,
  whyNot: ({ status }, { type }) => whyNotBankStatement(status as BankStatementStatus, type),
};
