/** The keys of the product, by where each works. */

export const title = 'Keys';
export const lead = 'Single keys work while nobody is typing in a field.';
export const controlEnter = 'Ctrl Enter';

// Everywhere
export const everywhere = 'Everywhere';
export const findAnything = 'Find a page, document, customer or item, or do something';
export const showKeys = 'Show these keys';
export const closeOrBack = 'Close what is open, or go back where you were';

// On a list
export const onList = 'On a list';
export const search = 'Search';
export const makeNew = 'Make a new one';
export const nextRow = 'Next row';
export const previousRow = 'Previous row';
export const selectRow = 'Select the row';
export const openRow = 'Open the row';
export const editRow = 'Edit the row';

// On a document
export const onDocument = 'On a document';
export const edit = 'Edit it';
export const writeNew = 'Write a new one';

export const inForm = 'In a form';
export const saveForm = 'Save it, or issue the document';
export const inLines = 'In the lines of a form';
export const downColumn = 'Go down the column; from the last line, add one';
