import { counted } from './counted.ts';

/** The page of an invoice. */

export const draft = 'Draft';
export const issued = 'Issued';
export const edited = 'Edited';
export const restored = 'Restored';
export const payment = 'Payment';
export const noneYet = 'none yet';
export const entries = ({ count }: { count: number }) => counted(count, 'entry', 'entries');
export const andWrittenOff = ({ status }: { status: string }) => `${status}, written off`;
export const daysLate = ({ days }: { days: number }) => `still owed, ${counted(days, 'day', 'days')} late`;
export const dueToday = 'still owed, due today';
export const dueIn = ({ days }: { days: number }) => `still owed, due in ${counted(days, 'day', 'days')}`;

// What happened to it
export const copied = 'Draft, copied';
export const detailsChanged = 'Details changed';
export const paymentDeleted = 'Payment deleted';
export const creditApplied = 'Credit applied';
export const writtenOff = 'Written off';
export const writeOffUndone = 'Write-off undone';
export const cancellationUndone = 'Cancellation undone';
export const quote = 'Quote';
export const payments = 'Payments';
export const journal = 'Journal';
export const customersCredit = 'Customer’s credit';
export const created = 'Created';
export const overdue = ({ status }: { status: string }) => `Overdue, ${status}`;

// Its payments
export const paymentsOf = ({ document }: { document: string }) => `Payments of ${document}`;
