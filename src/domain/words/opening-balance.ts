/** What is read in opening balance. */
export const openingBalanceWords = {
  openingBalance: 'Opening balance',
  openingBalanceCorrected: 'Opening balance corrected',
  partSettled: 'Part of the opening balance is settled, so it stays as it is.',
} as const;

/** What is read in opening payment. */
export const openingPaymentWords = {
  inFuture: 'A payment can’t lie in the future.',
  beforeOpening: 'A payment can’t lie before the day of the opening balance.',
  tooMuch: (open: string) => `Only ${open} of the opening balance is still owed.`,
  tooSmall: (homeCurrency: string) => `This is worth less than the smallest amount of ${homeCurrency}.`,
  tooLarge: 'The amount is too large.',
  openingBalancePaid: 'Opening balance paid',
  paymentDeleted: 'Payment deleted',
} as const;
