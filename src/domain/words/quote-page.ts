/** A quote: its form, its page and its conversion. */

// Its form
export const savingPostsNothing =
  'A quote doesn’t change your books or stock. You can change it until it’s converted.';
export const save = 'Save';
export const saveQuote = 'Save quote';
export const becomes = ({ number }: { number: string }) => `becomes ${number} when saved`;

// Its page
export const openAgain = 'Open again: its document was deleted';
export const written = 'Created';
export const edited = 'Edited';
export const restored = 'Restored';
export const draft = 'draft';

// Its conversion
export const title = ({ quote, document }: { quote: string; document: string }) =>
  `Convert ${quote} to ${document}`;
export const convertTo = ({ document }: { document: string }) => `Convert to ${document}`;
export const keepQuote = 'Keep quote';
