import * as everywhere from './everywhere.ts';

/** What is read in opening balance. */
export const openingBalanceWords = {
  openingBalance: 'Opening balance',
  openingBalanceCorrected: everywhere.openingBalanceCorrected,
  partSettled: 'Part of the opening balance is settled, so it stays as it is.',
} as const;

/** What is read in opening payment. */
export const openingPaymentWords = {
  inFuture: 'A payment can’t lie in the future.',
  beforeOpening: 'A payment can’t lie before the day of the opening balance.',
  tooMuch: (open: string) => `Only ${open} of the opening balance is still owed.`,
  openingBalancePaid: 'Opening balance paid',
  paymentDeleted: 'Payment deleted',
} as const;
