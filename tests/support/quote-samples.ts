import type { quoteCalls } from '../../src/api/contract/quote.ts';
import type { Ground } from './ground.ts';
import { quoteFormOf } from './quote-api.ts';

const quoteForm = ({ customer, name }: Ground) =>
  quoteFormOf({ customer, items: [{ ProductName: name, Quantity: '1', UnitPrice: '60' }] });

/** A request for each call of quotes. */
export const quotes: { [Name in keyof typeof quoteCalls]: (ground: Ground) => Record<string, unknown> } = {
  createQuote: quoteForm,
  updateQuote: (ground) => ({ ...quoteForm(ground), QuoteID: ground.quote }),
  nextQuoteNumber: () => ({}),
  getQuote: ({ quote }) => ({ quoteId: quote }),
  listQuotes: () => ({}),
  exportQuotes: () => ({}),
  countQuotes: () => ({}),
  convertToInvoice: ({ quote }) => ({ quoteId: quote }),
  convertToReceipt: ({ quote }) => ({ quoteId: quote }),
  deleteQuotes: ({ quote }) => ({ QuoteID: [quote] }),
  restoreQuotes: ({ deletedQuote }) => ({ QuoteID: [deletedQuote] }),
  recordAnswer: ({ quote }) => ({ quoteId: quote, Answer: 'accepted', Name: 'Ada Obi' }),
  previewConversion: ({ quote }) => ({ quoteId: quote, target: 'invoice' }),
};
