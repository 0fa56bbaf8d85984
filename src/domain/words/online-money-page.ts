/** What is read about refunds, disputes and payouts on pages. */

/** Refunds by their status. */
export const refundStatus: Readonly<Record<string, string>> = {
  Asked: 'Refund requested',
  Pending: 'Refund on its way',
  Done: 'Refunded',
  Failed: 'Refund failed',
  Unknown: 'Waiting for the provider',
};
/** Disputes by their status. */
export const disputeStatus: Readonly<Record<string, string>> = {
  Warned: 'Payment questioned',
  Open: 'Disputed',
  UnderReview: 'Disputed, under review',
  Won: 'Dispute won',
  Lost: 'Dispute lost',
};
interface Money {
  amount: string;
  provider: string;
}
export const disputeTold: Readonly<Record<string, (about: Money) => string>> = {
  Warned: ({ amount, provider }) =>
    `Your customer’s bank is asking about ${amount}. No money has moved. You can answer at ${provider}.`,
  Open: ({ amount, provider }) =>
    `Your customer disputes ${amount}. Reminders are paused. Send your evidence at ${provider}.`,
  UnderReview: ({ amount, provider }) =>
    `Your customer disputes ${amount}. Reminders are paused, and ${provider} has your evidence.`,
  Won: ({ amount }) => `You won the dispute over ${amount}.`,
  Lost: ({ amount }) =>
    `Your customer won the dispute over ${amount}. Write off what’s owed, or cancel the invoice.`,
};
export const evidenceUntil = ({ day }: { day: string }) => `Evidence is due by ${day}.`;
export const refundTold: Readonly<Record<string, (about: Money) => string>> = {
  Asked: ({ amount, provider }) => `We’ve asked ${provider} to refund ${amount}.`,
  Pending: ({ amount, provider }) => `${provider} is sending ${amount} back to your customer.`,
  Done: ({ amount, provider }) => `${provider} sent ${amount} back to your customer.`,
  Failed: ({ amount, provider }) => `${provider} couldn’t refund ${amount}. No money has moved.`,
  Unknown: ({ amount, provider }) =>
    `${provider} hasn’t answered yet whether ${amount} goes back. We’ll keep asking.`,
};
/** What else there is to do about a refund that was made at the provider. */
export const giveBack = 'If goods or part of the price were returned, choose “Give back”.';
export const refund = ({ amount }: { amount: string }) => `Refund up to ${amount} online`;
export const refundTitle = 'Refund online';
export const refundLead = ({ provider }: { provider: string }) =>
  `${provider} sends the money back to your customer. If goods or part of the price are returned, choose “Give back” first: the refund then comes out of that credit. Otherwise the amount is owed again.`;
export const refundAmount = 'Amount to refund';
export const refundNow = 'Refund';
export const notNow = 'Not now';

export const payouts = 'Payouts';
export const payoutsLead = ({ amount }: { amount: string }) =>
  `Money paid online waits in Payment clearing until it’s paid out to your bank. ${amount} is waiting now.`;
export const nothingWaits =
  'Money paid online waits in Payment clearing until it’s paid out to your bank. Nothing is waiting now.';
/** A payout that isn’t in the books, and why. */
export const notBooked = ({ amount, provider, why }: Money & { why: string | null }) =>
  `The ${provider} payout of ${amount} isn’t in your books yet. ${why ?? 'It will be booked in a few minutes.'}`;
export const noPayouts = 'No payouts yet.';
export const payoutStatus: Readonly<Record<string, string>> = {
  Announced: 'On its way',
  Paid: 'Paid out',
  Failed: 'Failed',
};
/** A payout of a provider's test mode. */
export const inTest = ({ provider }: { provider: string }) => `${provider} (test)`;
export const columns = {
  day: 'Date',
  provider: 'Provider',
  amount: 'Paid out',
  fees: 'Fees',
  bank: 'Bank',
  status: 'Status',
};
export const record = 'Record a payout';
export const recordLead =
  'For providers that don’t report payouts. The amount goes to your bank, the fees to Bank and provider fees.';
export const recordAmount = 'Amount received';
export const recordFees = 'Fees kept by the provider';
export const recordDay = 'Date';
export const recordDayHint = 'Leave empty for today.';
export const recordProviderHint = 'For example, PayPal';
export const recordProvider = 'Provider';
