import type { expenseCalls } from '../../src/api/calls/expense.ts';
import type { expenseCategoryCalls } from '../../src/api/calls/expense-category.ts';
import { expenseForm, travel } from './expense-api.ts';
import type { Fixture } from './fixture.ts';

/** A request for each call of expenses. */
export const expenses: {
  [Name in keyof typeof expenseCalls]: (fixture: Fixture) => Record<string, unknown>;
} = {
  addExpense: ({ vendor, bank, tax }) =>
    expenseForm({ VendorIDFK: vendor, BankId: bank, ExpenseTaxId: tax, ModeOfPaymentID: 2 }),
  previewNewExpense: ({ vendor, bank, tax }) =>
    expenseForm({ VendorIDFK: vendor, BankId: bank, ExpenseTaxId: tax, ModeOfPaymentID: 2 }),
  previewExpenseEdit: ({ expense, vendor }) => ({
    ExpenseID: expense,
    ...expenseForm({ VendorIDFK: vendor }),
  }),
  updateExpense: ({ expense, vendor, tax }) => ({
    ExpenseID: expense,
    ...expenseForm({ VendorIDFK: vendor, ExpenseTaxId: tax }),
    Lines: [
      { CategoryID: travel, Amount: '30', ExpenseTaxId: tax },
      { TAccountId: 6, Amount: '10' },
    ],
  }),
  nextExpenseNumber: () => ({}),
  listExpenses: ({ vendor }) => ({ vendorId: vendor }),
  countExpenses: () => ({}),
  summariseExpenses: () => ({}),
  getExpense: ({ expense }) => ({ expenseId: expense }),
  deleteExpense: ({ expense }) => ({ expenseid: expense }),
  deleteExpenses: ({ expense }) => ({ expenseid: [expense] }),
  restoreExpenses: ({ deletedExpense }) => ({ expenseid: [deletedExpense] }),
  duplicateExpense: ({ expense }) => ({ expenseid: expense }),
  exportExpenses: ({ vendor }) => ({ vendorId: vendor }),
};

/** The same for each call of their categories. */
export const expenseCategories: {
  [Name in keyof typeof expenseCategoryCalls]: (fixture: Fixture) => Record<string, unknown>;
} = {
  expenseCategories: () => ({}),
  keptCategories: () => ({}),
  saveCategory: ({ name }) => ({ CategoryID: null, Category: `Fares ${name}`.slice(0, 60), TAccountId: 25 }),
  deactivateCategory: () => ({ CategoryID: 3 }),
  activateCategory: () => ({ CategoryID: 3 }),
  deleteCategory: () => ({ CategoryID: 4 }),
};
