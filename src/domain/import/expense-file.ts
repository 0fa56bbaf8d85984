import { paymentModes } from '../books/payment-mode.ts';
import type { Expense } from '../expense/expense.ts';
import type { ExpenseField } from './expense-row.ts';
import { taxNamed } from './match-tax.ts';

/** An expense with the names of what it is of. */
interface NamedExpense extends Expense {
  categoryName: string;
  vendorName: string;
  bankName: string;
}

/** The row of an expense in a file of expenses; its number is the one it came with, else ours. Source: answers-2.md, Q53. */
export const expenseRow = (
  expense: NamedExpense,
  homeCurrency: string,
): Readonly<Record<ExpenseField, string>> => ({
  reference: expense.reference || expense.number,
  onDay: expense.onDay,
  name: expense.name,
  description: expense.description,
  amount: expense.amount,
  category: expense.categoryName,
  vendor: expense.vendorName,
  bankId: expense.bankName,
  currency: expense.currency,
  rate: expense.currency === homeCurrency ? '' : expense.rate,
  taxAmount: '',
  total: '',
  includesTax: expense.includesTax ? 'yes' : 'no',
  taxId: taxNamed(expense.tax?.name, expense.tax?.percent),
  mode: paymentModes[expense.mode],
});
