/** Cancelling invoices and receipts, one or several. */

export const paymentsStep = 'Payments';
export const goodsStep = 'Goods';
export const reversedOn = ({ day }: { day: string }) =>
  `The entries are reversed on ${day}; nothing is erased. You can undo this while that day is open.`;
export const cannotBeCancelled = ({ reason }: { reason: string }) => `This one can’t be cancelled: ${reason}`;

// What happens to its payments
export const paymentsQuestion = ({ paid }: { paid: string }) =>
  `${paid} has been paid. What should happen to it?`;

// What happens to its goods
export const goodsQuestion = 'Did the goods come back?';
export const goodsBack = 'Yes, they are back';
export const goodsBackMeans = 'They are in stock again, at the cost they left with.';
export const goodsKept = 'No';
export const goodsKeptMeans = 'Stock stays as it is, and their cost stays in the books.';
export const next = 'Continue';
export const cancelNumbered = ({ document, number }: { document: string; number: string }) =>
  `Cancel ${document} ${number}`;
export const keep = ({ document }: { document: string }) => `Keep ${document}`;
export const leadOfOne = 'Nothing will be owed on it.';
export const leadOfSeveral = 'Nothing will be owed on them.';
export const keepIt = 'Keep it';
export const keepThem = 'Keep them';
export { cancellationUndone } from './everywhere.ts';
