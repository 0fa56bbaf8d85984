import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { quoteCalls } from '../contract/quote.ts';

export type QuoteView = AnswerOf<typeof quoteCalls.getQuote>['data'];
/** A row of the list, under the one name every list knows its rows by. */
export type QuoteListRow = AnswerOf<typeof quoteCalls.listQuotes>['Quotes'][number] & { id: string };

/** What a list of quotes is narrowed to, as its address says. */
export interface QuoteListFilter {
  page: number;
  status: string;
  search: string;
  /** A preset of dates by its name; empty for all. Days that are given go before it. */
  dates: string;
  from: string;
  to: string;
  /** The column and the direction, as `issue_date desc`. */
  sort: string;
}

/** Every key of the subject begins with this. */
const quotesKey = (businessId: string) => ['quotes', businessId] as const;

export const quoteList = (businessid: string, filter: QuoteListFilter) => {
  const [sortBy = 'issue_date', sortOrder = 'desc'] = filter.sort.split(' ');
  return queryOptions({
    queryKey: [...quotesKey(businessid), 'list', filter],
    queryFn: ({ signal }) =>
      send(quoteCalls.listQuotes, {
        signal,
        query: {
          businessid,
          page: String(filter.page),
          limit: '10',
          sortBy,
          sortOrder,
          searchQuery: filter.search || undefined,
          status: filter.status || undefined,
          period: filter.dates || undefined,
          fromdate: filter.from || undefined,
          todate: filter.to || undefined,
        },
      }),
    select: ({ Quotes, total }) => ({ rows: Quotes.map((row) => ({ ...row, id: row.QuoteID })), total }),
    placeholderData: keepPreviousData,
  });
};

/** A customer's quotes, a page at a time. */
export const quotesOfCustomer = (
  businessid: string,
  clientid: string,
  { page, status, search, sort }: Pick<QuoteListFilter, 'page' | 'status' | 'search' | 'sort'>,
) => {
  const [sortBy = 'issue_date', sortOrder = 'desc'] = sort.split(' ');
  return queryOptions({
    queryKey: [...quotesKey(businessid), 'of', clientid, { page, status, search, sort }],
    queryFn: ({ signal }) =>
      send(quoteCalls.listQuotes, {
        signal,
        query: {
          businessid,
          clientid,
          page: String(page),
          limit: '10',
          sortBy,
          sortOrder,
          searchQuery: search || undefined,
          status: status || undefined,
        },
      }),
    select: ({ Quotes, total }) => ({ rows: Quotes.map((row) => ({ ...row, id: row.QuoteID })), total }),
    placeholderData: keepPreviousData,
  });
};

export const quoteCounts = (
  businessid: string,
  { dates, from, to }: Pick<QuoteListFilter, 'dates' | 'from' | 'to'>,
) =>
  queryOptions({
    queryKey: [...quotesKey(businessid), 'counts', { dates, from, to }],
    queryFn: ({ signal }) =>
      send(quoteCalls.countQuotes, {
        signal,
        query: {
          businessid,
          period: dates || 'alltime',
          fromdate: from || undefined,
          todate: to || undefined,
        },
      }),
    placeholderData: keepPreviousData,
  });

/** One quote by its id. */
export const quoteView = (businessid: string, quoteId: string) =>
  queryOptions({
    queryKey: [...quotesKey(businessid), 'one', quoteId],
    queryFn: async ({ signal }) =>
      (await send(quoteCalls.getQuote, { signal, query: { businessid, quoteId } })).data,
  });

export const nextQuoteNumber = (businessid: string) =>
  queryOptions({
    queryKey: [...quotesKey(businessid), 'next'],
    queryFn: async ({ signal }) =>
      (await send(quoteCalls.nextQuoteNumber, { signal, query: { businessid } })).data,
  });
