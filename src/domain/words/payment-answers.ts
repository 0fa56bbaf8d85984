import * as everywhere from './everywhere.ts';

/** What is read in payment answer. */
export const paymentAnswerWords = {
  paymentBooked: 'Payment booked.',
  paymentRefused: 'Payment refused.',
  heldPayments: 'Held payments',
  redirectingPaymentPage: everywhere.redirecting,
  waysToPay: 'Ways to pay',
  providerHasNoPage: 'The payment provider gives no page at the moment.',
} as const;

/** What is read in provider answer. */
export const providerAnswerWords = {
  reportNotSigned: 'This report is not signed.',
  reportUnsigned: 'This report is not signed by the provider.',
  reportTooOld: 'This report was signed too long ago. Sign it and send it again.',
  reportCantRead: 'This report can’t be read.',
  kept: 'Kept.',
  keptBefore: 'Kept before.',
} as const;
