import { keepPreviousData } from '@tanstack/react-query';
import type { QuoteRow, QuoteView } from '../../domain/quote/view.ts';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { quoteCalls } from '../contract/quote.ts';
import { quoteFromWire, quoteRowFromWire } from '../wire/quote-view.ts';
import type { Asks } from './asks.ts';
import type {
  ContactListFilter,
  DocumentListFilter,
  ListDays,
  ListedPage,
  NextNumber,
  TabCounts,
} from './document-list.ts';

/** Every key of the subject begins with this. */
const quotesKey = (businessId: string) => ['quotes', businessId] as const;

const askedFor = ({ page, status, search, sort }: ContactListFilter) => {
  const [sortBy = 'issue_date', sortOrder = 'desc'] = sort.split(' ');
  return {
    page: String(page),
    limit: '10',
    sortBy,
    sortOrder,
    searchQuery: search || undefined,
    status: status || undefined,
  };
};

const pageOf = ({ Quotes, total }: AnswerOf<typeof quoteCalls.listQuotes>): ListedPage<QuoteRow> => ({
  rows: Quotes.map(quoteRowFromWire),
  total,
});

export const quoteList = (
  businessId: string,
  filter: Omit<DocumentListFilter, 'type'>,
): Asks<ListedPage<QuoteRow>> => ({
  queryKey: [...quotesKey(businessId), 'list', filter],
  queryFn: async ({ signal }) => {
    const days = {
      period: filter.dates || undefined,
      fromdate: filter.from || undefined,
      todate: filter.to || undefined,
    };
    const query = { businessid: businessId, ...askedFor(filter), ...days };
    return pageOf(await send(quoteCalls.listQuotes, { signal, query }));
  },
  placeholderData: keepPreviousData,
});

/** A customer's quotes, a page at a time. */
export const quotesOfCustomer = (
  businessId: string,
  clientid: string,
  filter: ContactListFilter,
): Asks<ListedPage<QuoteRow>> => ({
  queryKey: [...quotesKey(businessId), 'of', clientid, filter],
  queryFn: async ({ signal }) => {
    const query = { businessid: businessId, clientid, ...askedFor(filter) };
    return pageOf(await send(quoteCalls.listQuotes, { signal, query }));
  },
  placeholderData: keepPreviousData,
});

export const quoteCounts = (businessId: string, { dates, from, to }: ListDays): Asks<TabCounts> => ({
  queryKey: [...quotesKey(businessId), 'counts', { dates, from, to }],
  queryFn: async ({ signal }): Promise<TabCounts> => {
    const found = await send(quoteCalls.countQuotes, {
      signal,
      query: {
        businessid: businessId,
        period: dates || 'alltime',
        fromdate: from || undefined,
        todate: to || undefined,
      },
    });
    return {
      '': found.AllCount,
      open: found.OpenCount,
      'converted to invoice': found.ConvertedToInvoice,
      'converted to receipt': found.ConvertedToReceipt,
      deleted: found.DeletedCount,
    };
  },
  placeholderData: keepPreviousData,
});

/** One quote by its id. */
export const quoteView = (businessId: string, quoteId: string): Asks<QuoteView> => ({
  queryKey: [...quotesKey(businessId), 'one', quoteId],
  queryFn: async ({ signal }): Promise<QuoteView> => {
    const query = { businessid: businessId, quoteId };
    return quoteFromWire((await send(quoteCalls.getQuote, { signal, query })).data);
  },
});

/** The number the next quote is likely to get, and the business's own day. */
export const nextQuote = (businessId: string): Asks<NextNumber> => ({
  queryKey: [...quotesKey(businessId), 'next'],
  queryFn: async ({ signal }) => {
    const query = { businessid: businessId };
    const { QuoteNo, today } = (await send(quoteCalls.nextQuoteNumber, { signal, query })).data;
    return { number: QuoteNo, today };
  },
});
