import type { QuoteRow, QuoteView } from '../../domain/quote/view.ts';
import { send } from '../client/client.ts';
import { quoteCalls } from '../contract/quote.ts';
import { quoteFromWire, quoteRowFromWire } from '../wire/quote-view.ts';
import { documentQueries } from './document-queries.ts';

/** What pages ask about quotes. */
export const {
  list: quoteList,
  ofContact: quotesOfCustomer,
  counts: quoteCounts,
  view: quoteView,
  next: nextQuote,
} = documentQueries<QuoteRow, QuoteView>({
  subject: 'quotes',
  list: async (businessid, { contactId: clientid, column, direction, search, type: _, ...asked }, signal) => {
    const order = { sortBy: column, sortOrder: direction, searchQuery: search };
    const query = { businessid, clientid, ...asked, limit: '10', ...order };
    const { Quotes, total } = await send(quoteCalls.listQuotes, { signal, query });
    return { rows: Quotes.map(quoteRowFromWire), total };
  },
  counts: async (businessid, days, signal) => {
    const found = await send(quoteCalls.countQuotes, { signal, query: { businessid, ...days } });
    return {
      '': found.AllCount,
      open: found.OpenCount,
      'converted to invoice': found.ConvertedToInvoice,
      'converted to receipt': found.ConvertedToReceipt,
      deleted: found.DeletedCount,
    };
  },
  view: async (businessid, quoteId, signal) =>
    quoteFromWire((await send(quoteCalls.getQuote, { signal, query: { businessid, quoteId } })).data),
  next: async (businessid, _, signal) => {
    const { data } = await send(quoteCalls.nextQuoteNumber, { signal, query: { businessid } });
    return { number: data.QuoteNo, today: data.today };
  },
});
