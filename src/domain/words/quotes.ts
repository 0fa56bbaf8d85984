import type { Standing } from '../values/standing.ts';
import type { StatusWord } from './everywhere.ts';
import { paper } from './paper.ts';

/** What a conversion means, before it is done. */
export const conversionLeads = {
  invoice: (customer: string) =>
    `An invoice with the same lines is issued today, due by the customer’s terms; ${customer} owes the amount from today. You can convert a quote only once.`,
  receipt: (customer: string) =>
    `A receipt with the same lines is written today, as paid in full in cash by ${customer}. You can convert a quote only once.`,
};

/** What a quote must have, in the spec's own words. */
export const quoteLacks = {
  both: "Can't create a quote without the required details (client and items).",
  customer: "Can't create a quote without adding a client.",
  lines: "Can't create a quote without adding items.",
} as const;

/** What each status says under the quote's figures. */
export const quoteSentences: Readonly<Record<string, string>> = {
  Open: 'not in your books yet',
  ConvertedToInvoice: 'converted to an invoice',
  ConvertedToReceipt: 'converted to a receipt',
  Deleted: 'archived',
};

/** What can be done with a quote. */
export const quoteActs = {
  toInvoice: 'Convert to invoice',
  toReceipt: 'Convert to receipt',
  restore: 'Restore',
  edit: 'Edit',
  deleteIt: 'Delete',
};

export const accepted = 'Accepted';

export const declined = 'Declined';

const expired = 'Expired';

/** An open quote is called by its answer, or by its last day that is over. */
export const answerWord = ({
  status,
  facts,
}: Standing<{ answer: 'accepted' | 'declined' | null; expired: boolean }>): StatusWord | null => {
  if (status !== 'Open') return null;
  if (facts.answer === 'accepted') return { word: accepted, tone: 'settled' };
  if (facts.answer === 'declined') return { word: declined, tone: 'stopped' };
  return facts.expired ? { word: expired, tone: 'stopped' } : null;
};

/** A customer's answer to a quote: what its public page, its own page and the mails about it say. */
export const quoteAnswer = {
  nameMissing: 'Enter your name.',
  nameTooLong: (most: number) => `A name can have at most ${most} characters.`,
  noteTooLong: (most: number) => `A note can have at most ${most} characters.`,
  quoteHasChanged: 'This quote has changed since you opened it. Reload the page and read it again.',
  lastDayBeforeIssue: 'The last day can’t be before the quote’s date.',

  // What the calls answer
  quoteAccepted: 'Quote accepted.',
  quoteDeclined: 'Quote declined.',
  answeredAlready: 'This answer was already given.',

  // The public page
  validUntil: paper.validUntil,
  accept: 'Accept quote',
  decline: 'Decline',
  acceptLead: ({ business, amount }: Record<'business' | 'amount', string>) =>
    `You’re accepting this quote from ${business} for ${amount}.`,
  declineLead: ({ business }: { business: string }) => `We’ll let ${business} know.`,
  yourName: 'Your name',
  yourNote: 'Note',
  acceptFor: ({ amount }: { amount: string }) => `Accept for ${amount}`,
  declineIt: 'Decline quote',
  back: 'Back',
  acceptedBy: ({ name, day }: Record<'name' | 'day', string>) => `Accepted by ${name} on ${day}`,
  declinedBy: ({ name, day }: Record<'name' | 'day', string>) => `Declined by ${name} on ${day}`,
  expiredOn: ({ day, business }: Record<'day' | 'business', string>) =>
    `This quote expired on ${day}. Ask ${business} for a new one.`,
  becameDocument: ({ business }: { business: string }) =>
    `${business} has turned this quote into an invoice or receipt.`,
  withdrawn: ({ business }: { business: string }) => `${business} has withdrawn this quote.`,
  thankYou: ({ business }: { business: string }) => `Thank you. We’ve told ${business}.`,

  // Its own page
  accepted,
  declined,
  markAccepted: 'Mark as accepted',
  markDeclined: 'Mark as declined',
  markTitle: {
    accepted: ({ quote }: { quote: string }) => `Mark ${quote} as accepted`,
    declined: ({ quote }: { quote: string }) => `Mark ${quote} as declined`,
  } as const,
  markLead: 'Record what the customer told you by phone, by letter or in person.',
  whoSaidSo: 'Who told you?',
  validUntilLabel: 'Valid until',
  validUntilHint: 'Customers can’t accept it after this day.',
  byOn: ({ name, day }: Record<'name' | 'day', string>) => `${name}, ${day}`,
  convertAccepted: ({ customer, day }: Record<'customer' | 'day', string>) =>
    `${customer} accepted this quote on ${day}.`,
  convertUnanswered: ({ customer }: { customer: string }) => `${customer} hasn’t answered this quote yet.`,
  convertDeclined: ({ customer }: { customer: string }) => `${customer} declined this quote.`,
  convertExpired: ({ day }: { day: string }) => `This quote expired on ${day}.`,

  // The mail to the business
  answerNews: {
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
  } as const,
  theNote: ({ note }: { note: string }) => `“${note}”`,
  theirNote: ({ note }: { note: string }) => `Their note: ${note}`,
};

/** What quotes are called, and the tabs and orders of their list. */
export const quoteKind = {
  quote: 'Quote',
  aQuote: 'a quote',
  quotes: 'quotes',
  quoteFor: 'Quote for',

  // Their list
  listTitle: 'Quotes',
  created: 'Date created',
  all: 'All',
  open: 'Open',
  toInvoice: 'Converted to invoice',
  toReceipt: 'Converted to receipt',
  deleted: 'Deleted',
  mostRecent: 'Most recent',
  leastRecent: 'Least recent',
  largestAmount: 'Largest amount',
  lowestNumber: 'Lowest number',
  highestNumber: 'Highest number',
  byCustomer: 'Customer, A to Z',
};

/** The list of quotes. */
export const quoteList = {
  empty: 'You have no quotes yet. Once a customer says yes, a quote becomes an invoice or a receipt.',
};

/** A quote: its form, its page and its conversion. */
export const quotePage = {
  // Its form
  savingPostsNothing: 'A quote doesn’t change your books or stock. You can change it until it’s converted.',
  save: 'Save',
  saveQuote: 'Save quote',
  becomes: ({ number }: { number: string }) => `becomes ${number} when saved`,

  // Its page
  openAgain: 'Reopened: its document was deleted',
  written: 'Created',
  edited: 'Edited',
  restored: 'Restored',
  draft: 'draft',

  // Its conversion
  title: ({ quote, document }: { quote: string; document: string }) => `Convert ${quote} to ${document}`,
  convertTo: ({ document }: { document: string }) => `Convert to ${document}`,
  keepQuote: 'Keep quote',
};

/** The word people read for each status, and the colour it is in. */
export const quoteStatus: Readonly<Record<string, StatusWord>> = {
  Open: { word: 'Open', tone: 'waiting', next: 'Converted' },
  ConvertedToInvoice: { word: 'Converted to invoice', brief: 'Invoiced', tone: 'settled' },
  ConvertedToReceipt: { word: 'Converted to receipt', brief: 'Receipted', tone: 'settled' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
};
