import { paymentModes } from '../books/payment-mode.ts';
import type { Expense, ExpenseLineView } from '../expense/expense.ts';
import type { ExpenseField } from './expense-row.ts';
import { taxNamed } from './match-tax.ts';

/** An expense with the names of what it is of. */
interface NamedExpense extends Expense {
  lines: readonly ExpenseLineView[];
  vendorName: string;
  bankName: string;
}

/**
 * The rows of an expense in a file of expenses, one for each line; its number is the one it came with, else ours, and of the second line
 * `EXP-0001/2`, for each row is imported as an expense. Source: answers-2.md, Q53.
 */
export const expenseRows = (
  expense: NamedExpense,
  homeCurrency: string,
): Readonly<Record<ExpenseField, string>>[] =>
  expense.lines.map(({ name: category, amount, tax, importTax }, index) => ({
    reference: `${expense.reference || expense.number}${index === 0 ? '' : `/${index + 1}`}`,
    onDay: expense.onDay,
    name: expense.name,
    description: expense.description,
    amount,
    category,
    vendor: expense.vendorName,
    bankId: expense.bankName,
    currency: expense.currency,
    rate: expense.currency === homeCurrency ? '' : expense.rate,
    taxAmount: importTax?.amount ?? '',
    taxBase: importTax?.base ?? '',
    total: '',
    includesTax: expense.includesTax ? 'yes' : 'no',
    taxId: taxNamed(tax?.name, tax?.percent),
    mode: paymentModes[expense.mode],
  }));
