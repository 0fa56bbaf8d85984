/** The form of a document that is posted and paid. */

export const postedAnew =
  'The posted entry is reversed and posted again with your changes. Changing the notes or due date posts nothing.';
export const whatSavingWillDo = 'What saving will do';
export const settledPostsNothing = 'Notes, due date and shipping address change; nothing is posted.';
export const draftPostsNothing = 'A draft posts nothing and takes no number.';
export const dueByDefault = 'One month after the issue date, unless you choose';
export const dueDate = 'Due date';
export const locked =
  'Something has been settled on it: notes, due date and shipping address can change; for the rest delete the payment first.';
