import { expenseCalls } from '../../api/calls/expense.ts';
import { ask } from '../../api/client/ask.ts';
import type { Asked } from '../../api/client/command.ts';
import type { May } from '../../domain/access/permissions.ts';
import type { ExpenseRow } from '../../domain/expense/expense.ts';
import { documentList } from '../../domain/words/documents.ts';
import { expenseListWords as words } from '../../domain/words/expenses.ts';
import { type ExpenseEvent, expenseLifecycle } from '../../machines/expense/expense.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';
import { actsOnOne, tellOnce } from '../document/plain-commands.ts';
import { type BulkCommand, bulkOf } from '../document/use-bulk.ts';
import { viewExpenseAt } from '../frame/addresses.ts';

export type ExpenseAct = 'edit' | 'duplicate' | 'delete' | 'restore';

const specs: readonly ActSpec<ExpenseAct, ExpenseEvent>[] = [
  {
    name: 'restore',
    label: words.restore,
    key: 'expense.delete',
    event: { type: 'expense.restore' },
    onlyWhereOpen: true,
  },
  {
    name: 'edit',
    label: words.edit,
    key: 'expense.edit',
    event: { type: 'expense.edit' },
    onlyWhereOpen: true,
  },
  {
    name: 'duplicate',
    label: words.duplicate,
    key: 'expense.add',
    event: { type: 'expense.duplicate' },
    onlyWhereOpen: true,
  },
  { name: 'delete', label: words.delete, key: 'expense.delete', event: { type: 'expense.delete' } },
];

/** What the chart lets be done with an expense. */
export const actsOf = ({ standing }: Pick<ExpenseRow, 'standing'>, may: May): AvailableActs<ExpenseAct> =>
  allowedActs(expenseLifecycle, standing, specs, may);

const deleteExpenses = ({ businessId, intentKey }: Asked, ids: string[]) =>
  ask(expenseCalls.deleteExpenses, { businessId, ids }, { intentKey });
const restoreExpenses = ({ businessId, intentKey }: Asked, ids: string[]) =>
  ask(expenseCalls.restoreExpenses, { businessId, ids }, { intentKey });

/** The acts without a form, each answering where it leads, if anywhere. */
export const commandsOf = ({ id, version }: Pick<ExpenseRow, 'id' | 'version'>, businessId: string) => {
  const onOne = actsOnOne('expense', businessId, { id, version });
  return {
    delete: onOne('delete', deleteExpenses, null),
    restore: onOne('restore', restoreExpenses, null),
    duplicate: async () => {
      const copy = await tellOnce(`expense.duplicate ${id} ${version}`, (intentKey) =>
        ask(expenseCalls.duplicateExpense, { businessId, id }, { intentKey }),
      );
      return viewExpenseAt(copy.id);
    },
  };
};

/** What can be done with many at once. */
export const bulkActsOf = (businessId: string): BulkCommand<ExpenseRow>[] => {
  const able = (type: 'expense.delete' | 'expense.restore') => (row: ExpenseRow) =>
    allows(expenseLifecycle, row.standing, { type });
  const run = {
    delete: bulkOf<ExpenseRow>('expense', businessId, 'delete', deleteExpenses),
    restore: bulkOf<ExpenseRow>('expense', businessId, 'restore', restoreExpenses),
  };
  return [
    {
      label: words.delete,
      able: able('expense.delete'),
      run: run.delete,
      summaryOf: (rows) => documentList.severalDeleted({ documents: words.several(rows.length) }),
      undo: run.restore,
    },
    {
      label: words.restore,
      able: able('expense.restore'),
      run: run.restore,
      summaryOf: (rows) => documentList.severalRestored({ documents: words.several(rows.length) }),
    },
  ];
};
