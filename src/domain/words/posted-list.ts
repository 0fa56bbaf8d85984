/** What is done with several documents picked on a list. */

export const issue = 'Issue';
export const approve = 'Approve';
export const deleteThem = 'Delete';
export const restore = 'Restore';
export const cancel = 'Cancel';
