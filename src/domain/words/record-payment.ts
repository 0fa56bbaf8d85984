/** Recording a payment on a document. */

export const step = 'Payment';
export const title = ({ document }: { document: string }) => `Record a payment on ${document}`;
export const moreThanOwed = ({ surplus, owed }: { surplus: string; owed: string }) =>
  `${surplus} more than the ${owed} that is owed.`;
export const record = 'Record payment';
export const next = 'Continue';
export const amount = 'Amount';
export const paidBy = 'Paid by';
export const paidOn = 'Paid on';
export const reference = 'Reference or note';

// In another currency
export const exchangeRate = 'Exchange rate';
