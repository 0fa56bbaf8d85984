import type { DocumentHeader } from '../documents/document.ts';
import type { Decimal } from '../money.ts';
import type { News } from './online-payment.ts';

/** Why a refund, a dispute or a payout takes no such word; each takes all of its provider's, so that nobody reads it. */
export const whyNotMoney = 'This report can’t be applied.';

/** What the journal says. */
export const refundMemo = 'Refunded online';
export const refundFailedMemo = 'Online refund that failed';
export const disputeMemo = 'Disputed payment';
export const disputeWonMemo = 'Dispute decided for you';
export const disputeFeeMemo = 'Fee for a dispute';
export const payoutMemo = ({ provider }: { provider: string }) => `Payout from ${provider}`;
export const payoutFailedMemo = 'Payout that came back';

/** Why money that moved at a provider isn't in the books yet, and the way out. */

export const spentElsewhere = ({ document }: { document: string }) =>
  `Money paid for ${document} went back to your customer, but its credit is used on another document. Take that credit off there, and this will be booked.`;
export const noRateForPayout = ({ currency }: { currency: string }) =>
  `There’s no exchange rate for ${currency} yet. Add one, and this payout will be booked.`;
export const noRateForFee = ({ currency }: { currency: string }) =>
  `There’s no exchange rate for ${currency} yet. Add one, and this dispute will be booked.`;
export const noBankForPayout = 'Add a bank account and make it the default, and this payout will be booked.';

type Paid = Pick<DocumentHeader, 'subtype' | 'number' | 'parties'>;
interface Moved {
  amount: Decimal;
  currency: string;
}

/** What the owners are mailed when a refund was made at the provider. */
export const refundedNews = (document: Paid, provider: string, { amount, currency }: Moved): News => ({
  subject: `A refund was made for ${document.number}`,
  paragraphs: [
    `${amount} ${currency} of what ${document.parties.to.name} paid for ${document.number} was refunded at ${provider}.`,
    'It’s in your books, and the amount is owed again on this invoice. If goods or part of the price were returned, choose “Give back” on it.',
  ],
  document,
});
/** The same where it was paid out of credit. */
export const creditRefundedNews = (document: Paid, provider: string, { amount, currency }: Moved): News => ({
  subject: `A refund was made for ${document.number}`,
  paragraphs: [
    `${amount} ${currency} was refunded to ${document.parties.to.name} at ${provider}, out of the credit from ${document.number}.`,
  ],
  document,
});
/** What they are mailed when a refund asked for here failed. */
export const refundFailedNews = (document: Paid, provider: string, { amount, currency }: Moved): News => ({
  subject: `The refund for ${document.number} failed`,
  paragraphs: [
    `${provider} couldn’t refund ${amount} ${currency} to ${document.parties.to.name}. The money hasn’t left, and you can try again or pay it back another way.`,
  ],
  document,
});

/** What they are mailed about a dispute, by its status; null where nothing is to be done about it. */
export const disputeNews = (
  document: Paid,
  provider: string,
  { amount, currency, status }: Moved & { status: string },
): News | null => {
  const { number } = document;
  const who = document.parties.to.name;
  const said: Readonly<Record<string, readonly [subject: string, ...paragraphs: string[]]>> = {
    Warned: [
      `The payment for ${number} is being questioned`,
      `The bank of ${who} asks about the ${amount} ${currency} paid for ${number}. No money has moved. You can answer at ${provider}.`,
    ],
    Open: [
      `The payment for ${number} is disputed`,
      `${who} disputes the ${amount} ${currency} paid for ${number}. ${provider} takes the money back until it’s decided, so the invoice is owed again, and we won’t send reminders for it.`,
      `You can send evidence at ${provider}.`,
    ],
    Won: [
      `You won the dispute for ${number}`,
      `The ${amount} ${currency} that ${who} paid for ${number} is yours to keep. If it was taken back, it will be returned to you and booked.`,
    ],
    Lost: [
      `You lost the dispute for ${number}`,
      `${who} keeps the ${amount} ${currency} paid for ${number}. Write off what is owed, or cancel the invoice.`,
    ],
  };
  const [subject, ...paragraphs] = said[status] ?? [];
  return subject === undefined ? null : { subject, paragraphs, document };
};

/** What they are mailed when money that moved can't be booked yet. */
export const moneyWaitsNews = (document: Paid, obstacle: string): News => ({
  subject: `Money that moved for ${document.number} isn’t booked yet`,
  paragraphs: [obstacle, 'We keep the report, and book it once that’s done.'],
  document,
});
