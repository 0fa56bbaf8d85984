/** A customer's answer to a quote: what its public page, its own page and the mails about it say. */

export const nameMissing = 'Enter your name.';
export const nameTooLong = (most: number) => `A name can have at most ${most} characters.`;
export const noteTooLong = (most: number) => `A note can have at most ${most} characters.`;
export const quoteHasChanged =
  'This quote has changed since you opened it. Reload the page and read it again.';
export const lastDayBeforeIssue = 'The last day can’t be before the quote’s date.';

// What the calls answer
export const quoteAccepted = 'Quote accepted.';
export const quoteDeclined = 'Quote declined.';
export const answeredAlready = 'This answer was already given.';

// The public page
export { validUntil } from './paper.ts';
export const accept = 'Accept quote';
export const decline = 'Decline';
export const acceptLead = ({ business, amount }: Record<'business' | 'amount', string>) =>
  `You’re accepting this quote from ${business} for ${amount}.`;
export const declineLead = ({ business }: { business: string }) => `We’ll let ${business} know.`;
export const yourName = 'Your name';
export const yourNote = 'Note';
export const acceptFor = ({ amount }: { amount: string }) => `Accept for ${amount}`;
export const declineIt = 'Decline quote';
export const back = 'Back';
export const acceptedBy = ({ name, day }: Record<'name' | 'day', string>) => `Accepted by ${name} on ${day}`;
export const declinedBy = ({ name, day }: Record<'name' | 'day', string>) => `Declined by ${name} on ${day}`;
export const expiredOn = ({ day, business }: Record<'day' | 'business', string>) =>
  `This quote expired on ${day}. Ask ${business} for a new one.`;
export const becameDocument = ({ business }: { business: string }) =>
  `${business} has turned this quote into an invoice or receipt.`;
export const withdrawn = ({ business }: { business: string }) => `${business} has withdrawn this quote.`;
export const thankYou = ({ business }: { business: string }) => `Thank you. We’ve told ${business}.`;

// Its own page
export { accepted, declined } from './quote-answered.ts';
export const markAccepted = 'Mark as accepted';
export const markDeclined = 'Mark as declined';
export const markTitle = {
  accepted: ({ quote }: { quote: string }) => `Mark ${quote} as accepted`,
  declined: ({ quote }: { quote: string }) => `Mark ${quote} as declined`,
} as const;
export const markLead = 'Record what the customer told you by phone, by letter or in person.';
export const whoSaidSo = 'Who told you?';
export const validUntilLabel = 'Valid until';
export const validUntilHint = 'Customers can’t accept it after this day.';
export const byOn = ({ name, day }: Record<'name' | 'day', string>) => `${name}, ${day}`;
export const convertDeclined = ({ customer }: { customer: string }) => `${customer} declined this quote.`;
export const convertExpired = ({ day }: { day: string }) => `This quote expired on ${day}.`;

// The mail to the business
export const answerNews = {
  accepted: {
    subject: ({ customer, quote }: Record<'customer' | 'quote', string>) => `${customer} accepted ${quote}`,
    lead: ({ name, quote, amount }: Record<'name' | 'quote' | 'amount', string>) =>
      `${name} accepted quote ${quote} for ${amount}. You can now convert it to an invoice.`,
  },
  declined: {
    subject: ({ customer, quote }: Record<'customer' | 'quote', string>) => `${customer} declined ${quote}`,
    lead: ({ name, quote, amount }: Record<'name' | 'quote' | 'amount', string>) =>
      `${name} declined quote ${quote} for ${amount}.`,
  },
} as const;
export const theNote = ({ note }: { note: string }) => `“${note}”`;
export const theirNote = ({ note }: { note: string }) => `Their note: ${note}`;
