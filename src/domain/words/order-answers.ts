/** What is read in an answer about purchase orders. */

export const added = 'Purchase order details added successfully.';
export const updated = 'Purchase order details updated successfully.';
export const deleted = 'Order deleted successfully.';
export const restored = 'Purchase order restored.';
export const duplicated = 'Purchase order duplicated.';
export const issued = 'Purchase order issued.';
export const cancelled = 'Purchase order cancelled.';
export const reopened = 'Purchase order reopened.';
export const closed = 'The rest is closed.';
export const billed = 'Bill created.';
export const billedBefore = 'Its bill is there already.';
export const nextNumber = 'The next number; the order gets its own when it is issued.';
export const order = 'Purchase order';
export { emailSent } from './bill-answers.ts';
export { paymentDeleted } from './document-answers.ts';
