/** What bills are called, and the tabs and orders of their list. */

export const bill = 'Bill';
export const aBill = 'a bill';
export const bills = 'bills';
export const billFrom = 'Bill from';

// Their list
export const list = 'Bills';
export const dated = 'Bill date';
export const all = 'All';
export const notPaid = 'Not paid';
export const depositPaid = 'Partly paid';
export const paid = 'Paid';
export const overdue = 'Overdue';
export const draft = 'Draft';
export const cancelled = 'Cancelled';
export const deleted = 'Deleted';
export const lastAdded = 'Last added';
export const mostRecent = 'Most recent';
export const leastRecent = 'Least recent';
export const dueFirst = 'Due first';
export const largestAmount = 'Largest amount';
export const mostOutstanding = 'Most outstanding';

// Where its statuses differ from an invoice's
export const approved = 'Approved';
