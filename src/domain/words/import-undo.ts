/** Why undoing an import leaves something as it is. Source: answers-2.md, Q60. */

export const changedSince = 'It was changed after the import.';
export const deletedSince = 'It was deleted after the import.';
export const movedSince = 'Its stock has changed since.';
export const inCount = 'It’s in an open stock count.';
export const inStore = 'It’s matched with an item in your online store.';
export const onDocuments = 'It is on documents.';
export const undoneMemo = ({ product }: { product: string }) => `Import of ${product} undone`;

/** The same of customers and vendors. */
export const contactUndoWords = {
  changedSince: 'They were changed after the import.',
  deletedSince: 'They were deleted after the import.',
  paidSince: 'Their opening balance was paid since.',
  named: 'They’re named on a document, an expense or an item.',
} as const;
