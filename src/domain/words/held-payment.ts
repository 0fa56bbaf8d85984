import type { DocumentHeader } from '../documents/document.ts';
import type { Decimal } from '../money.ts';

/** Why a payment that was held can't be decided about any more. */
export const whyNotHeldPayment = (status: string): string =>
  status === 'Booked'
    ? 'This payment is already in your books. You can take it back in the invoice’s payments.'
    : 'This payment has been refused. If you want it in your books after all, record it by hand.';

/** What the owners are mailed when a payment is held. */
export const heldNews = (
  document: Pick<DocumentHeader, 'subtype' | 'number' | 'parties'>,
  reported: { amount: Decimal; currency: string },
  asked: Decimal,
) => ({
  subject: `A payment for ${document.number} is waiting for your decision`,
  paragraphs: [
    `${reported.amount} ${reported.currency} was reported as paid online for ${document.number} by ${document.parties.to.name}, but only ${asked} ${reported.currency} was requested.`,
    'It isn’t in your books yet. Check it with your payment provider, then book or refuse it on the invoice.',
  ],
  document,
});
