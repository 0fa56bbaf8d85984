/** The page a customer has by a link. */

export const linkClosed =
  'This link no longer works. It may have been withdrawn: ask the person who sent it for a new one.';
export const notLoaded = 'We couldn’t load this document.';
export const print = 'Print';
export const downloadPdf = 'Download PDF';
export const sentWith = 'Sent with Counterfoil';

// At a glance
export const summary = 'Summary';
export const from = ({ business }: { business: string }) => `From ${business}`;
/** Of a document that its reader wrote, and the business recorded. */
export const sharedBy = ({ business }: { business: string }) => `Shared by ${business}`;
export const total = 'Total';
export const amountDue = 'Amount due';
/** Of a document that its reader is paid for. */
export const leftToPay = 'Still to be paid';
export const dueOn = ({ day }: { day: string }) => `Due ${day}`;
export const overdue = 'Overdue';
export const overdueSince = ({ day }: { day: string }) => `Overdue since ${day}`;
export const expectedBy = ({ day }: { day: string }) => `Expected by ${day}`;
export const partlyPaid = 'Partly paid';
export const partPaid = ({ paid, total: whole }: Record<'paid' | 'total', string>) =>
  `${paid} of ${whole} paid`;
export const paidInFull = 'Paid in full. Thank you.';
export const paidOn = ({ day }: { day: string }) => `Paid in full on ${day}. Thank you.`;
export const nothingDue = ({ document }: { document: string }) =>
  `This ${document} was cancelled. There’s nothing to pay.`;
