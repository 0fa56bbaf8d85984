/** Cancelling invoices and receipts, one or several. */

export const noLongerOwes = ({ customer }: { customer: string }) =>
  `${customer} no longer owes anything on it.`;
export const keepsAsCredit = ({ customer, paid }: { customer: string; paid: string }) =>
  `${customer} keeps ${paid} as credit.`;
export const getsBack = ({ customer, paid }: { customer: string; paid: string }) =>
  `${customer} gets ${paid} back.`;
export const paymentsStep = 'Payments';
export const goodsStep = 'Goods';
export const reversedOn = ({ day }: { day: string }) =>
  `The entries are reversed on ${day}; nothing is erased. You can undo this while that day is open.`;
export const cannotBeCancelled = ({ reason }: { reason: string }) => `This one can’t be cancelled: ${reason}`;

// What happens to its payments
export const paymentsQuestion = ({ paid }: { paid: string }) =>
  `${paid} has been paid. What should happen to it?`;
export const keepAsCredit = ({ paid }: { paid: string }) => `Keep ${paid} as credit`;
export const keepAsCreditMeans = 'It can be applied to another invoice or paid back later.';
export const refund = ({ paid }: { paid: string }) => `Refund ${paid}`;
export const refundMeans = 'The money goes back today, the way it came.';

// What happens to its goods
export const goodsQuestion = 'Did the goods come back?';
export const goodsBack = 'Yes, they are back';
export const goodsBackMeans = 'They are in stock again, at the cost they left with.';
export const goodsKept = 'No';
export const goodsKeptMeans = 'Stock stays as it is, and their cost stays in the books.';
export const cancelAndKeep = ({ paid }: { paid: string }) => `Cancel it and keep ${paid} as credit`;
export const cancelAndRefund = ({ paid }: { paid: string }) => `Cancel it and refund ${paid}`;
export const next = 'Continue';
export const cancelNumbered = ({ document, number }: { document: string; number: string }) =>
  `Cancel ${document} ${number}`;
export const keep = ({ document }: { document: string }) => `Keep ${document}`;
export const leadOfOne = 'Nothing will be owed on it.';
export const leadOfSeveral = 'Nothing will be owed on them.';
export const keepIt = 'Keep it';
export const keepThem = 'Keep them';
export { cancellationUndone } from './everywhere.ts';
