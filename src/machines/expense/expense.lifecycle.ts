import { setup } from 'xstate';
import type { ExpenseFacts, ExpenseStatus } from '../../domain/expense/expense.ts';
import { whyNotExpense } from '../../domain/expense/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type ExpenseEvent =
  | { type: 'expense.edit' }
  | { type: 'expense.duplicate' }
  | { type: 'expense.delete' }
  | { type: 'expense.restore' };

const machine = setup({
  types: { context: {} as ExpenseFacts, events: {} as ExpenseEvent, input: {} as ExpenseFacts },
  guards: { bankInUse: ({ context }) => !context.bankArchived },
});

/**
 * The lifecycle of an expense, which is money already paid: it is in the books from its first save. An edit takes its
 * entry back and posts it anew, a deletion takes it back. Source: lifecycles.md, "Expense"; answers-2.md, Q35.
 */
export const expenseChart = machine.createMachine({
  id: 'expense',
  context: ({ input }) => input,
  initial: 'Recorded',
  states: {
    Recorded: {
      description: 'Paid, and in the books.',
      on: {
        // One whose bank was archived keeps it: what is edited may be its name alone.
        'expense.edit': { target: 'Recorded', meta: { requirements: ['N20'] } },
        'expense.duplicate': { guard: 'bankInUse', target: 'Recorded', meta: { refuses: ['N20'] } },
        'expense.delete': { target: 'Deleted' },
      },
    },
    Deleted: {
      description: 'Its entry was reversed. It can be restored, which posts it again.',
      on: {
        'expense.restore': { guard: 'bankInUse', target: 'Recorded' },
        'expense.delete': { target: 'Deleted', meta: repeat },
      },
    },
  },
});

export const expenseLifecycle: Lifecycle<typeof expenseChart, ExpenseFacts> = {
  name: 'expense',
  chart: expenseChart,
  whyNot: ({ status, facts }, { type }) => whyNotExpense(status as ExpenseStatus, type, facts.bankArchived),
};
