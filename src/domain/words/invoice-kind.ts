/** What invoices and receipts are called, and the tabs and orders of their list. */

export const invoice = 'Invoice';
export const anInvoice = 'an invoice';
export const invoices = 'invoices';
export const receipt = 'Receipt';
export const aReceipt = 'a receipt';
export const receipts = 'receipts';
export const billTo = 'Bill to';

// Their list
export const sales = 'Sales';
export const issued = 'Issued';
export const all = 'All';
export const notPaid = 'Not paid';
export { partlyPaid as depositPaid } from './posted.ts';
export const paid = 'Paid';
export const overdue = 'Overdue';
export const draft = 'Draft';
export const cancelled = 'Cancelled';
export const deleted = 'Deleted';
export const mostRecent = 'Most recent';
export const leastRecent = 'Least recent';
export const dueFirst = 'Due first';
export const largestAmount = 'Largest amount';
export const mostOutstanding = 'Most outstanding';
