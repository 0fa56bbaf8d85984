import { counted } from './counted.ts';

/** The page of a document that is posted and paid. */

export const draft = 'Draft';
export const edited = 'Edited';
export const restored = 'Restored';
export const payment = 'Payment';
export const noneYet = 'none yet';
export const cancellation = 'Cancellation';
export const noneAnyMore = 'undone';
export const entries = ({ count }: { count: number }) => counted(count, 'entry', 'entries');
export const daysLate = ({ days }: { days: number }) => `still owed, ${counted(days, 'day', 'days')} late`;
export const dueToday = 'still owed, due today';
export const dueIn = ({ days }: { days: number }) => `still owed, due in ${counted(days, 'day', 'days')}`;

// What happened to it
export const copied = 'Draft, copied';
export const detailsChanged = 'Details changed';
export const paymentDeleted = 'Payment deleted';
export const cancellationUndone = 'Cancellation undone';
export const payments = 'Payments';
export const journal = 'Journal';
export const created = 'Created';
export const overdue = ({ status }: { status: string }) => `Overdue, ${status}`;

// Its payments
export const paymentsOf = ({ document }: { document: string }) => `Payments of ${document}`;
/** Beside the papers that belong to it. */
export const notSentYet = ', not sent yet';
