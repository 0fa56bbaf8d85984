/** What stands on the sheet that shows a template. */

export const notes = 'Thank you for your order.';
export const firstItem = 'First item';
export const firstItemDescription = 'What it is, in a few words';
export const secondItem = 'Second item';
