import type { ExpenseStatus } from './expense.ts';

/** Why an expense can't do that, and the way out. */
export const whyNotExpense = (status: ExpenseStatus, type: string, bankArchived: boolean): string => {
  if (status === 'Recorded')
    return bankArchived && type === 'expense.duplicate'
      ? 'The bank it was paid from is archived. Activate the bank first, or record the expense again.'
      : 'This expense isn’t deleted.';
  return bankArchived && type === 'expense.restore'
    ? 'The bank it was paid from is archived. Activate the bank first.'
    : 'This expense is deleted. Restore it first.';
};
