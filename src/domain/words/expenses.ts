import { attachments } from './attachments.ts';
import { lineItems } from './documents.ts';
import { counted, everywhere } from './everywhere.ts';

/** An expense and its entries. */
export const expense = {
  statusWords: {
    Recorded: { word: 'Recorded', tone: 'settled' as const, sentence: 'paid' },
    Deleted: { word: 'Deleted', tone: 'stopped' as const, sentence: 'taken out of the books' },
  },

  // What the books say beside its entries
  expenseOf: ({ name }: { name: string }) => `Expense: ${name}`,
  corrected: 'Expense corrected',
  deleted: 'Expense deleted',
  dayLocked: ({ day, lockedUntil }: { day: string; lockedUntil: string }) =>
    `This expense was posted on ${day}, and the books are locked until ${lockedUntil}. It stays as it is.`,
};

export const expenseAnswers = {
  added: 'Expense details added successfully.',
  updated: 'Expense details updated successfully.',
  deleted: 'Expense deleted successfully.',
  restored: 'Expense restored.',
  duplicated: 'Expense duplicated.',
  nextNumber: 'The next number; the expense gets its own when it is saved.',
  expense: 'Expense',
  summary: 'What was spent',
  categories: 'Categories of expenses',
  fileTitle: 'Expenses',

  /** The head of the file, in the order of its cells. */
  fileColumns: [
    'Number',
    'Date',
    'Category',
    'Name',
    'Description',
    'Vendor',
    'Reference',
    'Paid with',
    'Bank',
    'Currency',
    'Without tax',
    'Tax',
    'Total',
  ] as const,
};

/** The categories of expenses, where they are kept. */
export const expenseCategories = {
  title: 'Categories',
  lead: 'Expenses are posted to the account of their category. If you change the account, it applies to new expenses.',
  add: 'New category',
  manage: 'Manage categories',
  edit: 'Edit',
  deactivate: 'Deactivate',
  activate: 'Activate',
  remove: 'Delete',
  notInUse: 'not in use',
  editTitle: ({ category }: { category: string }) => `Edit ${category}`,
  newTitle: 'New category',
  editLead: 'You can choose it for every expense.',
  name: 'Name',
  account: 'Account',
  chooseAccount: 'Choose an account',
  save: 'Save category',
  cancel: 'Cancel',
};

/** What calls about categories of expenses answer. */
export const expenseCategoryAnswers = {
  saved: 'Category saved.',
  deactivated: 'Category deactivated.',
  activated: 'Category activated.',
  deleted: 'Category deleted.',
  all: 'Categories',
};

/** Why a category of expenses is not saved, moved or deleted. */
export const expenseCategoryFaults = {
  nameMissing: everywhere.nameMissing,
  nameTooLong: 'A name has 60 characters at most.',
  nameTaken: 'Another category has this name.',
  accountMissing: everywhere.chooseAccount,
  accountUnknown: 'Choose an account from the list.',
  isUsed: 'This category has expenses. Deactivate it instead.',
  isLast: 'This is the last category in use. Add another one first.',
  accountInactive: 'Its account is inactive. Choose another account first.',
};

/** What is wrong with an expense. */
export const expenseFaults = {
  nameMissing: 'Enter what you bought.',
  descriptionMissing: 'Describe it in a few words.',
  categoryMissing: 'Choose a category.',
  tooLong: ({ limit }: { limit: number }) => `At most ${limit} characters fit here.`,
  categoryUnknown: 'Choose a category from the list.',
  categoryInactive: 'This category is no longer in use. Choose another one.',
  inFuture: 'An expense can’t be in the future.',

  // Its lines
  lineMissing: everywhere.noLines,
  tooManyLines: ({ limit }: { limit: number }) => `At most ${limit} lines fit on one expense.`,
  categoryOrAccount: 'Choose a category or an account, not both.',
  categoryAccountUnfit:
    'This category’s account can no longer be used here. Choose another category, or another account for it.',
  importTax: 'Import tax needs its amount and the amount it’s calculated from.',
  lineUnfit: ({ reason }: { reason: string }) => `What it was spent on can’t be used as it is: ${reason}`,
  severalLines: 'This expense has several lines. Change them one by one.',
  notFirstLine: 'This isn’t what the first line says.',
  notTheSum: ({ total }: { total: string }) => `The lines come to ${total}.`,
};

export const expenseListWords = {
  title: 'Expenses',
  several: (count: number) => counted(count, 'expense', 'expenses'),
  newExpense: 'New expense',
  firstExpense: 'Record your first expense',
  empty:
    'Record things you paid for right away, such as a taxi or a meal. If you’ll pay later, enter a bill.',
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
  spentOn: ({ categoryName, lineCount }: { categoryName: string; lineCount: number }) =>
    lineCount === 1 ? categoryName : `${categoryName} and ${lineCount - 1} more`,
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

export const expenseFormWords = {
  edit: ({ number }: { number: string }) => `Edit ${number}`,
  save: 'Save expense',
  name: 'What did you buy?',
  category: 'Category or account',
  categories: 'Categories',
  chooseCategory: 'Choose a category',
  description: 'Description',
  onDay: 'Paid on',
  reference: 'Receipt number',
  amount: 'Amount',
  includesTax: 'The amount includes the tax',
  allIncludeTax: 'The amounts include the tax',
  tax: 'Tax',
  noTax: 'No tax',
  importBase: 'Value taxed',
  importTax: 'Tax charged',
  paidBy: 'Paid by',
  bank: 'From bank',
  becomes: ({ number }: { number: string }) => `saved as ${number}`,
  whatSavingPosts: 'Compared with what’s posted now:',
  taxPaid: 'Sales tax paid',
  taxCollected: 'Sales tax collected',
  paidFrom: { cash: 'Cash', clearing: 'Payment clearing' },
} as const;

/** What is read in an expense’s page. */
export const expenseViewWords = {
  number: 'Number',
  lines: lineItems.lines,
  linesWithTax: 'Lines, tax included',
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
    ...attachments.fileHappenings,
  } as Readonly<Record<string, string>>,
} as const;
