import { expenseAnswers as words } from '../../domain/words/expenses.ts';
import { done, listed, subject, told } from './call.ts';
import { flag, list, nullable, number, text, typedText, whole } from './field.ts';

const at = '/api/Expense/';
const { read } = subject('businessId', at);
const { ours } = subject('businessid', at);

/** A category is named by its number. */
const one = { number: whole('CategoryID') };
const says = told({ number: number('CategoryID'), ...done });
const permission = 'expense.edit';

/** Its name is on what is recorded under it. */
const touches = ['expense-categories', 'expenses', 'reports'] as const;

/** Every call of the categories of expenses. */
export const expenseCategoryCalls = {
  expenseCategories: read('get-categories', 'expense.list', {
    says: listed(words.categories, {
      number: number('CategoryID'),
      name: text('Category'),
      accountId: number('TAccountId'),
    }),
    reads: 'expense-categories',
  }),
  keptCategories: ours.read('list-categories', permission, {
    says: told({
      categories: list('Categories', {
        number: number('CategoryID'),
        name: text('Category'),
        accountId: number('TAccountId'),
        accountName: text('AccountName'),
        active: flag('IsActive'),
        accountActive: flag('IsAccountActive'),
        used: flag('IsUsed'),
      }),
      accounts: list('Accounts', { id: number('TAccountId'), name: text('AccountName') }),
    }),
    reads: 'expense-categories',
  }),
  saveCategory: ours.change('save-category', permission, {
    takes: {
      /** Null for a new one. */
      number: nullable(whole('CategoryID')),
      name: typedText('Category', 200),
      accountId: nullable(whole('TAccountId')),
    },
    says,
    touches,
  }),
  deactivateCategory: ours.change('deactivate-category', permission, { takes: one, says, touches }),
  activateCategory: ours.change('activate-category', permission, { takes: one, says, touches }),
  deleteCategory: ours.change('delete-category', permission, { takes: one, says, touches }),
};
