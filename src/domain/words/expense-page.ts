import { fileHappenings } from './attachments.ts';
import { counted } from './counted.ts';

/** What is read in the list of expenses. */
export const expenseListWords = {
  title: 'Expenses',
  several: (count: number) => counted(count, 'expense', 'expenses'),
  newExpense: 'New expense',
  firstExpense: 'Record your first expense',
  empty: 'Record what you paid at once, such as a taxi or a meal. What you pay later is a bill.',
  searchPlaceholder: 'Search number, name, vendor',
  dateAndNumber: 'Date',
  category: 'Category',
  name: 'Name',
  description: 'Description',
  total: 'Total',
  all: 'All',
  deleted: 'Deleted',
  order: 'Order',
  mostRecent: 'Newest first',
  leastRecent: 'Oldest first',
  largest: 'Largest first',
  byCategory: 'By category',
  byName: 'By name',
  open: 'Open',
  edit: 'Edit',
  duplicate: 'Duplicate',
  delete: 'Delete',
  restore: 'Restore',
  summary: 'What was spent',
  spent: 'Spent',
  count: 'Expenses',
  top: 'Top category',
} as const;

/** What is read in the form of an expense. */
export const expenseFormWords = {
  edit: ({ number }: { number: string }) => `Edit ${number}`,
  save: 'Save expense',
  name: 'What was paid for',
  category: 'Category',
  chooseCategory: 'Choose a category',
  description: 'Description',
  onDay: 'Paid on',
  reference: 'Receipt number',
  amount: 'Amount',
  includesTax: 'The amount includes the tax',
  tax: 'Tax',
  noTax: 'No tax',
  paidBy: 'Paid by',
  bank: 'From bank',
  becomes: ({ number }: { number: string }) => `saved as ${number}`,
  whatSavingPosts: 'Saving reverses what was posted, and posts:',
  taxPaid: 'Sales tax paid',
  paidFrom: { cash: 'Cash', clearing: 'Payment clearing' },
} as const;

/** What is read in an expense’s page. */
export const expenseViewWords = {
  number: 'Number',
  details: 'About this expense',
  vendor: 'Vendor',
  without: 'Without tax',
  tax: 'Tax',
  rate: 'Exchange rate',
  atHome: 'In your books',
  posted: 'What was posted',
  entry: ({ number, day, memo }: { number: string; day: string; memo: string }) =>
    `Entry ${number}, ${day} · ${memo}`,
  happened: {
    'expense.create': 'Recorded',
    'expense.duplicate': 'Copied from another',
    'expense.edit': 'Edited',
    'expense.delete': 'Deleted',
    'expense.restore': 'Restored',
    ...fileHappenings,
  } as Readonly<Record<string, string>>,
} as const;
