import type { QuoteTarget } from '../quote/convert.ts';
import type { QuoteFacts } from '../quote/facts.ts';

type Asked = { status: string; facts: QuoteFacts };

/** What a conversion means, before it is done. */
export const conversionLeads: Record<QuoteTarget, (customer: string) => string> = {
  invoice: (customer) =>
    `An invoice with the same lines is issued today, due in one month; ${customer} owes it from then on. A quote is converted once.`,
  receipt: (customer) =>
    `A receipt with the same lines is written today, as paid in full in cash by ${customer}. A quote is converted once.`,
};

/** What a quote must have, in the spec's own words. */
export const quoteLacks = {
  both: "Can't create a quote without the required details (client and items).",
  customer: "Can't create a quote without adding a client.",
  lines: "Can't create a quote without adding items.",
} as const;

const becameOf = (status: string): string => (status === 'ConvertedToReceipt' ? 'a receipt' : 'an invoice');
const converted = (status: string, way: string): string => `This quote became ${becameOf(status)}. ${way}`;
const deleted = 'This quote is deleted. Restore it first.';

const whyNotAnswer = ({ status, facts }: Asked): string => {
  if (status === 'Deleted') return 'This quote has been withdrawn.';
  if (status !== 'Open') return `This quote has already been turned into ${becameOf(status)}.`;
  if (facts.answer) return `This quote has already been ${facts.answer}.`;
  return 'This quote has expired. Ask for a new one.';
};

const sentences: Readonly<Record<string, (asked: Asked) => string>> = {
  'quote.edit': ({ status }) =>
    status === 'Open'
      ? quoteLacks.lines
      : status === 'Deleted'
        ? deleted
        : converted(status, 'Change that document instead.'),
  'quote.accept': (asked) => whyNotAnswer(asked),
  'quote.decline': (asked) => whyNotAnswer(asked),
  'quote.convertToInvoice': ({ status }) =>
    status === 'Deleted' ? deleted : converted(status, 'A quote is converted once.'),
  'quote.convertToReceipt': ({ status }) =>
    status === 'Deleted' ? deleted : converted(status, 'A quote is converted once.'),
  'quote.reopen': ({ status }) => (status === 'Deleted' ? deleted : 'This quote has not been converted.'),
  'quote.delete': ({ status }) => converted(status, 'Delete that document first.'),
  'quote.restore': () => 'This quote is not deleted.',
};

/** Why the chart refuses an event in a standing, in a sentence that says the way out. */
export const whyNotQuote = (asked: Asked, event: { type: string }): string =>
  sentences[event.type]?.(asked) ?? 'This can’t be done with this quote.';

/** What each status says under the quote's figures. */
export const quoteSentences: Readonly<Record<string, string>> = {
  Open: 'not in your books yet',
  ConvertedToInvoice: 'converted to an invoice',
  ConvertedToReceipt: 'converted to a receipt',
  Deleted: 'archived',
};
