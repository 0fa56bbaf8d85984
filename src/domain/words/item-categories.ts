/** The categories of items, where they are kept. */
export { nameMissing } from './everywhere.ts';
export const nameTooLong = (most: number) => `The name of a category has at most ${most} characters.`;
export const nameTaken = ({ category }: { category: string }) =>
  `There is a category called ${category} already. Merge the two, or choose another name.`;
export const notEmpty = ({ items }: { items: string }) =>
  `Items in it: ${items}. Move them to another category first, or merge the two.`;

export { itemCategories as title } from './page-titles.ts';
export const lead = 'Documents keep the category they were written with.';
export const nothing = 'No item has a category yet. You can choose one when you add or edit an item.';
export const edit = 'Edit';
export const remove = 'Remove';
export const itemsIn = 'Items';
export const editTitle = ({ category }: { category: string }) => `Edit ${category}`;
export const renameLead = 'Its items go with it.';
export const account = 'Account for purchases';
export const accountHint = 'Used where neither the item nor its vendor has an account.';
export const accountNone = 'None';
export const name = 'Name';
export const merge = 'Merge with the category of this name, if there is one';
export const save = 'Save category';
export const saved = 'Category saved.';
export const removed = 'Category removed.';
