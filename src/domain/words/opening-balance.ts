import * as everywhere from './everywhere.ts';

/** What is read in opening balance. */
export const openingBalanceWords = {
  openingBalance: 'Opening balance',
  openingBalanceCorrected: everywhere.openingBalanceCorrected,
  partSettled: 'Part of the opening balance is settled, so you can’t change it.',
} as const;

/** What is read in opening payment. */
export const openingPaymentWords = {
  inFuture: 'A payment can’t be in the future.',
  beforeOpening: 'A payment can’t be before the day of the opening balance.',
  tooMuch: (open: string) => `Only ${open} of the opening balance is still owed.`,
  openingBalancePaid: 'Opening balance paid',
  paymentDeleted: 'Payment deleted',
} as const;
