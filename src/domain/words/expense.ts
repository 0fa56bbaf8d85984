import type { ExpenseStatus } from '../expense/expense.ts';

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

export const statusWords: Readonly<
  Record<ExpenseStatus, { word: string; tone: 'settled' | 'stopped'; sentence: string }>
> = {
  Recorded: { word: 'Recorded', tone: 'settled', sentence: 'paid' },
  Deleted: { word: 'Deleted', tone: 'stopped', sentence: 'taken out of the books' },
};

// What the books say beside its entries
export const expenseOf = ({ name }: { name: string }) => `Expense: ${name}`;
export const corrected = 'Expense corrected';
export const deleted = 'Expense deleted';

export const dayLocked = ({ day, lockedUntil }: { day: string; lockedUntil: string }) =>
  `This expense was posted on ${day}, and the books are locked until ${lockedUntil}. It stays as it is.`;
