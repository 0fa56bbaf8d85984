import { assign, setup } from 'xstate';
import type { AnswerKind } from '../../domain/documents/answer.ts';
import type { EditedQuote, QuoteFacts } from '../../domain/quote/facts.ts';
import * as facts from '../../domain/quote/facts.ts';
import { whyNotQuote } from '../../domain/quote/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type QuoteEvent =
  | { type: 'quote.edit'; edited: EditedQuote }
  /** The customer says yes, on its public page or to a member who notes it. */
  | { type: 'quote.accept' }
  /** The customer says no. */
  | { type: 'quote.decline' }
  | { type: 'quote.convertToInvoice' }
  | { type: 'quote.convertToReceipt' }
  /** The document it became was deleted. */
  | { type: 'quote.reopen' }
  | { type: 'quote.delete' }
  | { type: 'quote.restore' };

const machine = setup({
  types: { context: {} as QuoteFacts, events: {} as QuoteEvent, input: {} as QuoteFacts },
  guards: {
    isOffer: (_, edited: EditedQuote) => facts.hasLines(edited),
    canBeAnswered: ({ context }) => facts.canBeAnswered(context),
    isAnswered: ({ context }, answer: AnswerKind) => facts.isAnswered(context, answer),
  },
  actions: {
    edit: assign(({ context }, edited: EditedQuote) => facts.afterEdit(context, edited)),
    answer: assign(({ context }, answer: AnswerKind) => facts.afterAnswer(context, answer)),
  },
});

/** An answer is given once; the same given again changes nothing, also after the quote became something else. */
const answered = <State extends string>(target: State, answer: AnswerKind) => ({
  target,
  guard: { type: 'isAnswered' as const, params: answer },
  meta: repeat,
});
const answering = (answer: AnswerKind) => [
  answered('Open', answer),
  {
    target: 'Open' as const,
    guard: { type: 'canBeAnswered' as const },
    actions: { type: 'answer' as const, params: answer },
  },
];

const edited = ({ event }: { event: { edited: EditedQuote } }) => event.edited;

/**
 * The lifecycle of a quote: it is converted once, and stays while the document it became does. It never touches books or
 * stock. Source: workflows.md, "Quote: create, convert, delete, restore".
 */
export const quoteChart = machine.createMachine({
  id: 'quote',
  context: ({ input }) => input,
  initial: 'Open',
  states: {
    Open: {
      description: 'Offered. The customer can accept or decline it; it can be changed, converted or deleted.',
      on: {
        'quote.edit': {
          target: 'Open',
          guard: { type: 'isOffer', params: edited },
          actions: { type: 'edit', params: edited },
        },
        'quote.accept': answering('accepted'),
        'quote.decline': answering('declined'),
        'quote.convertToInvoice': { target: 'ConvertedToInvoice' },
        'quote.convertToReceipt': { target: 'ConvertedToReceipt' },
        'quote.delete': { target: 'Deleted' },
      },
    },
    ConvertedToInvoice: {
      description: 'Converted to an invoice.',
      meta: { refuses: { 'quote.convertToReceipt': ['W-064'], 'quote.delete': ['W-071'] } },
      on: {
        'quote.accept': answered('ConvertedToInvoice', 'accepted'),
        'quote.convertToInvoice': {
          target: 'ConvertedToInvoice',
          meta: { ...repeat, requirements: ['W-063'] },
        },
        'quote.reopen': { target: 'Open', meta: { requirements: ['W-070'] } },
      },
    },
    ConvertedToReceipt: {
      description: 'Converted to a receipt.',
      meta: { refuses: { 'quote.convertToInvoice': ['W-064'], 'quote.delete': ['W-071'] } },
      on: {
        'quote.accept': answered('ConvertedToReceipt', 'accepted'),
        'quote.convertToReceipt': {
          target: 'ConvertedToReceipt',
          meta: { ...repeat, requirements: ['W-063'] },
        },
        'quote.reopen': { target: 'Open', meta: { requirements: ['W-070'] } },
      },
    },
    Deleted: {
      description: 'Archived. It can be restored.',
      meta: { refuses: { 'quote.convertToInvoice': ['W-065'], 'quote.convertToReceipt': ['W-065'] } },
      on: {
        'quote.delete': { target: 'Deleted', meta: repeat },
        'quote.restore': { target: 'Open' },
      },
    },
  },
});

export const quoteLifecycle: Lifecycle<typeof quoteChart, QuoteFacts> = {
  name: 'quote',
  chart: quoteChart,
  whyNot: whyNotQuote,
};
