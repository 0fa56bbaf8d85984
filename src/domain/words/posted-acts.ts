/** What can be done with a document that is posted. What is asked before stands in posted-questions.ts, what the sides say in posted-sides.ts. */

export const recordPayment = 'Record payment';
export const getPaymentLink = 'Get payment link';
export const undoCancellation = 'Undo cancellation';
export const restore = 'Restore';
export const edit = 'Edit';
export const duplicate = 'Duplicate';
export const cancel = ({ documents }: { documents: string }) => `Cancel ${documents}`;
export const deleteIt = 'Delete';
