import { quoteCalls } from '../../src/api/calls/quote.ts';
import { expectOk } from './api.ts';
import { type Client, firstDay } from './server.ts';

/** A quote as a test gives it; what it leaves out is one line of 100. */
export interface GivenQuote {
  customer?: string | null;
  items?: Record<string, unknown>[];
  issuedOn?: string;
  validUntil?: string | null;
  notes?: string;
  /** Currency, discount, shipping: fields of the form beside the lines. */
  money?: Record<string, unknown>;
}

/** The fields of the quote form as the page sends them. */
export const quoteFormOf = (given: GivenQuote): Record<string, unknown> => ({
  ClientIDFK: given.customer ?? null,
  IssueDate: given.issuedOn ?? firstDay,
  ...(given.validUntil === undefined ? {} : { ValidUntil: given.validUntil }),
  Notes: given.notes ?? '',
  ...given.money,
  QuotesItems: given.items ?? [{ ProductName: 'Consulting', Quantity: '1', UnitPrice: '100' }],
});

/** The acts of a seller on quotes at one business, each as the page sends it. */
export const quoteApiFor = (client: Client) => {
  const conversion = { invoice: quoteCalls.convertToInvoice, receipt: quoteCalls.convertToReceipt };
  return {
    create: (given: GivenQuote) => client.send(quoteCalls.createQuote, quoteFormOf(given)),
    /** Creates a quote that must come to be, and answers its id. */
    quote: async (given: GivenQuote): Promise<string> =>
      expectOk(await client.send(quoteCalls.createQuote, quoteFormOf(given))).body.data.QuoteID,
    update: (QuoteID: string, given: GivenQuote, version?: number) =>
      client.send(quoteCalls.updateQuote, { ...quoteFormOf(given), QuoteID, version: version ?? null }),
    view: async (quoteId: string) => expectOk(await client.send(quoteCalls.getQuote, { quoteId })).body.data,
    answer: (quoteId: string, Answer: 'accepted' | 'declined', more: Record<string, unknown> = {}) =>
      client.send(quoteCalls.recordAnswer, { quoteId, Answer, Name: 'Ada Obi', ...more }),
    convert: (quoteId: string, target: 'invoice' | 'receipt') => client.send(conversion[target], { quoteId }),
    preview: async (quoteId: string, target: 'invoice' | 'receipt') =>
      expectOk(await client.send(quoteCalls.previewConversion, { quoteId, target })).body.data,
    remove: (...QuoteID: string[]) => client.send(quoteCalls.deleteQuotes, { QuoteID }),
    restore: (...QuoteID: string[]) => client.send(quoteCalls.restoreQuotes, { QuoteID }),
    list: async (query: Record<string, unknown> = {}) =>
      expectOk(await client.send(quoteCalls.listQuotes, query)).body,
    counts: async (query: Record<string, unknown> = {}) =>
      expectOk(await client.send(quoteCalls.countQuotes, query)).body,
  };
};
export type QuoteApi = ReturnType<typeof quoteApiFor>;
