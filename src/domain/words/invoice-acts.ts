/** What can be done with an invoice. What is asked before stands in invoice-questions.ts. */

export const issue = ({ document }: { document: string }) => `Issue ${document}`;
export const recordPayment = 'Record payment';
export const getPaymentLink = 'Get payment link';
export const applyCredit = 'Apply credit';
export const undoCancellation = 'Undo cancellation';
export const restore = 'Restore';
export const undoWriteOff = 'Undo write-off';
export const edit = 'Edit';
export const duplicate = 'Duplicate';
export const writeOffRest = 'Write off the rest';
export const cancel = ({ documents }: { documents: string }) => `Cancel ${documents}`;
export const deleteIt = 'Delete';
