/** The form of a document that is posted and paid. */

export const postedAnew =
  'Saving corrects the entry in your books. Changing only the notes or due date doesn’t.';
export const whatSavingWillDo = 'What saving will do';
export const settledPostsNothing =
  'Only notes, due date and shipping address change. Your books stay as they are.';
export const draftPostsNothing = 'A draft isn’t in your books and has no number yet.';
export const dueByDefault = 'Defaults to one month later';
export const dueDate = 'Due date';
export const locked =
  'It has payments, so you can change only the notes, due date and shipping address. Delete the payment to change the rest.';
