import type { Decimal } from '../money.ts';

/** What is said of refunds, disputes and payouts by calls and pages. */

export const onlineMoneyAnswer = 'Online payments';
export const refundAsked = 'Refund on its way';
export const payoutList = 'Payouts';
export const payoutRecorded = 'Payout recorded';
export const moreThanPaid = ({ amount, currency }: { amount: Decimal; currency: string }) =>
  `You can refund up to ${amount} ${currency} of this payment.`;
export const cantRefundHere = ({ provider }: { provider: string }) =>
  `Refunds for ${provider} can’t be made from here. Make it at ${provider}, and it will be booked.`;
export const payoutNeedsBank = 'Add a bank account first.';
export const payoutInFuture = 'A payout can’t be dated in the future.';
export const handPayoutMemo = ({ provider }: { provider: string }) =>
  `Payout from ${provider}, recorded by hand`;
export const refusedByProvider = ({ provider, reason }: { provider: string; reason: string }) =>
  `${provider} refused the refund: ${reason}`;
