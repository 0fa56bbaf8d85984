/** What is read in payment answer. */
export const paymentAnswerWords = {
  paymentBooked: 'Payment booked.',
  paymentRefused: 'Payment refused.',
  heldPayments: 'Held payments',
  redirectingPaymentPage: 'Redirecting to payment page.',
  paymentProviderGivesNo: 'The payment provider gives no page at the moment.',
} as const;

/** What is read in provider answer. */
export const providerAnswerWords = {
  reportNotSigned: 'This report is not signed.',
  reportNotSignedProvider: 'This report is not signed by the provider.',
  reportSignedTooLong: 'This report was signed too long ago. Sign it anew and send it again.',
  reportCantRead: 'This report can’t be read.',
  kept: 'Kept.',
  keptBefore: 'Kept before.',
} as const;
