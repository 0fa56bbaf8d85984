/** The categories of expenses, where they are kept. */
export const title = 'Categories';
export const lead =
  'What you spend is posted to the account of its category. Another account counts for what is recorded from then on.';
export const add = 'New category';
export const manage = 'Manage categories';
export const edit = 'Edit';
export const deactivate = 'Deactivate';
export const activate = 'Activate';
export const remove = 'Delete';
export const notInUse = 'not in use';
export const editTitle = ({ category }: { category: string }) => `Edit ${category}`;
export const newTitle = 'New category';
export const editLead = 'It is offered in the form of every expense.';
export const name = 'Name';
export const account = 'Account';
export const chooseAccount = 'Choose an account';
export const save = 'Save category';
export const cancel = 'Cancel';
