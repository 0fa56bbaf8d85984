/** What is read in an answer about expenses. */

export const added = 'Expense details added successfully.';
export const updated = 'Expense details updated successfully.';
export const deleted = 'Expense deleted successfully.';
export const restored = 'Expense restored.';
export const duplicated = 'Expense duplicated.';
export const nextNumber = 'The next number; the expense gets its own when it is saved.';
export const expense = 'Expense';
export const summary = 'What was spent';
export const categories = 'Categories of expenses';
export const fileTitle = 'Expenses';

/** The head of the file, in the order of its cells. */
export const fileColumns = [
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
] as const;
