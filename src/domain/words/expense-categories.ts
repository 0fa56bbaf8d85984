/** The categories of expenses, where they are kept. */
export const title = 'Categories';
export const lead =
  'Expenses are posted to the account of their category. If you change the account, it applies to new expenses.';
export const add = 'New category';
export const manage = 'Manage categories';
export const edit = 'Edit';
export const deactivate = 'Deactivate';
export const activate = 'Activate';
export const remove = 'Delete';
export const notInUse = 'not in use';
export const editTitle = ({ category }: { category: string }) => `Edit ${category}`;
export const newTitle = 'New category';
export const editLead = 'You can choose it for every expense.';
export const name = 'Name';
export const account = 'Account';
export const chooseAccount = 'Choose an account';
export const save = 'Save category';
export const cancel = 'Cancel';
