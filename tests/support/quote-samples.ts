import type { quoteCalls } from '../../src/api/calls/quote.ts';
import type { Fixture } from './fixture.ts';
import { quoteFormOf } from './quote-api.ts';

const quoteForm = ({ customer, name }: Fixture) =>
  quoteFormOf({ customer, items: [{ ProductName: name, Quantity: '1', UnitPrice: '60' }] });

/** A request for each call of quotes. */
export const quotes: { [Name in keyof typeof quoteCalls]: (fixture: Fixture) => Record<string, unknown> } = {
  createQuote: quoteForm,
  updateQuote: (fixture) => ({ ...quoteForm(fixture), QuoteID: fixture.quote }),
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
