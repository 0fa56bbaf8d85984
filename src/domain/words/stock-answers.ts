/** What is read in answers about stock. */

export const counted = 'Product count updated successfully.';
export const increased = 'Quantity Increased successfully.';
export const decreased = 'Quantity Decreased successfully.';
export const summary = 'What the item came to';
export const inventory = 'What all items come to';
/** How a move stands that no document made. */
export const posted = 'Posted';
