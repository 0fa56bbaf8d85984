/** What is read in an answer about bills. */

export const added = 'Bill details added successfully.';
export const updated = 'Bill details updated successfully.';
export const deleted = 'Bill deleted successfully.';
export const restored = 'Bill restored.';
export const duplicated = 'Bill duplicated.';
export const approved = 'Bill approved.';
export const cancelled = 'Bill cancelled.';
export const batchPaid = 'Vendor bill payment done successfully';
export const emailSent = 'Email sent successfully.';
export const advanceApplied = 'Advance applied.';
export const discountTaken = 'Discount taken.';
export const discountUndone = 'Discount undone.';
export const nextNumber = 'The next number; the bill gets its own when it is approved.';
export const bill = 'Bill';
export const purchaseAccounts = 'Accounts for purchases';
export const openBills = 'Open bills';
export { paymentDeleted, paymentRecordAdded } from './document-answers.ts';
export { cancellationUndone } from './everywhere.ts';
export const givenBack = 'Vendor credit recorded.';
export const giveBackUndone = 'Vendor credit undone.';
