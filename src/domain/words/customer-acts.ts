import * as everywhere from './everywhere.ts';

/** What is read in customer command. */
export const customerCommandWords = {
  undo: 'Undo',
  delete: 'Delete',
  restore: 'Restore',
} as const;

/** What is read in customer act. */
export const customerActWords = {
  restore: 'Restore',
  edit: 'Edit',
  delete: 'Delete',
  recordPayment: 'Record payment',
  payOpeningBalance: 'Pay opening balance',
  applyCredit: 'Apply credit',
  newInvoice: 'New invoice',
  newQuote: 'New quote',
  refundCredit: 'Refund credit',
  sendStatement: 'Send statement',
  statementPdf: 'Statement PDF',
  nothingIsOwed: everywhere.nothingIsOwed,
} as const;
