/** What is asked before something is done with a document that is posted. */

export const undoCancellationOf = ({ document }: { document: string }) =>
  `Undo the cancellation of ${document}`;
export const undoForgivenLead = 'The rest is owed again.';
