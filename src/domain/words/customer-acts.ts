import * as everywhere from './everywhere.ts';

/** What is read in customer act. */
export const customerActWords = {
  recordPayment: 'Record payment',
  payOpeningBalance: 'Pay opening balance',
  applyCredit: 'Apply credit',
  newInvoice: 'New invoice',
  newQuote: 'New quote',
  refundCredit: 'Refund credit',
  reminders: { on: 'Pause reminders', paused: 'Resume reminders' },
  nothingIsOwed: everywhere.nothingIsOwed,
} as const;
