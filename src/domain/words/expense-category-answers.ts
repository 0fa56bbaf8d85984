/** What calls about categories of expenses answer. */
export const saved = 'Category saved.';
export const deactivated = 'Category deactivated.';
export const activated = 'Category activated.';
export const deleted = 'Category deleted.';
export const all = 'Categories';
