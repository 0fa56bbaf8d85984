import { quoteLacks } from '../words/quotes.ts';
import type { QuoteFacts } from './facts.ts';

type QuoteStanding = { status: string; facts: QuoteFacts };

const becameOf = (status: string): string => (status === 'ConvertedToReceipt' ? 'a receipt' : 'an invoice');

const converted = (status: string, next: string): string => `This quote became ${becameOf(status)}. ${next}`;

const deleted = 'This quote is deleted. Restore it first.';

const whyNotAnswer = ({ status, facts }: QuoteStanding): string => {
  if (status === 'Deleted') return 'This quote has been withdrawn.';
  if (status !== 'Open') return `This quote has already been turned into ${becameOf(status)}.`;
  if (facts.answer) return `This quote has already been ${facts.answer}.`;
  return 'This quote has expired. Ask for a new one.';
};

const whyNotConverted = ({ status }: QuoteStanding): string =>
  status === 'Deleted' ? deleted : converted(status, 'You can convert a quote only once.');

const sentences: Readonly<Record<string, (standing: QuoteStanding) => string>> = {
  'quote.edit': ({ status }) =>
    status === 'Open'
      ? quoteLacks.lines
      : status === 'Deleted'
        ? deleted
        : converted(status, 'Change that document instead.'),
  'quote.accept': (standing) => whyNotAnswer(standing),
  'quote.decline': (standing) => whyNotAnswer(standing),
  'quote.convertToInvoice': whyNotConverted,
  'quote.convertToReceipt': whyNotConverted,
  'quote.reopen': ({ status }) => (status === 'Deleted' ? deleted : 'This quote has not been converted.'),
  'quote.delete': ({ status }) => converted(status, 'Delete that document first.'),
  'quote.restore': () => 'This quote is not deleted.',
};

/** Why the chart refuses an event in a standing, in a sentence that says the way out. */
export const whyNotQuote = (standing: QuoteStanding, event: { type: string }): string =>
  sentences[event.type]?.(standing) ?? 'This can’t be done with this quote.';
