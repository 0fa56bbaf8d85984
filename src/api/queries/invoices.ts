import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { invoiceCalls } from '../contract/invoice.ts';

export type InvoiceView = AnswerOf<typeof invoiceCalls.getInvoice>['data'];
export type InvoiceListRow = AnswerOf<typeof invoiceCalls.listInvoices>['Invoices'][number];

/** What a list of invoices is narrowed to, as its address says. */
export interface InvoiceListFilter {
  page: number;
  status: string;
  type: string;
  search: string;
  /** A preset of dates by its name; empty for all. Days that are given go before it. */
  dates: string;
  from: string;
  to: string;
  /** The column and the direction, as `issue_date desc`. */
  sort: string;
}

/** Every key of the subject begins with this. */
const invoicesKey = (businessId: string) => ['invoices', businessId] as const;

export const invoiceList = (businessid: string, filter: InvoiceListFilter) => {
  const [sortby = 'issue_date', sortorder = 'desc'] = filter.sort.split(' ');
  return queryOptions({
    queryKey: [...invoicesKey(businessid), 'list', filter],
    queryFn: ({ signal }) =>
      send(invoiceCalls.listInvoices, {
        signal,
        query: {
          businessid,
          page: String(filter.page),
          limit: '10',
          sortby,
          sortorder,
          searchquery: filter.search || undefined,
          status: filter.status || undefined,
          invoicetype: filter.type || undefined,
          period: filter.dates || undefined,
          fromdate: filter.from || undefined,
          todate: filter.to || undefined,
        },
      }),
    select: ({ Invoices, Total }) => ({ rows: Invoices, total: Total }),
    placeholderData: keepPreviousData,
  });
};

export const invoiceCounts = (
  businessid: string,
  { dates, from, to }: Pick<InvoiceListFilter, 'dates' | 'from' | 'to'>,
) =>
  queryOptions({
    queryKey: [...invoicesKey(businessid), 'counts', { dates, from, to }],
    queryFn: ({ signal }) =>
      send(invoiceCalls.counter, {
        signal,
        query: {
          businessid,
          sortby: dates === '' || dates === 'custom' ? 'alltime' : dates,
          fromdate: from || undefined,
          todate: to || undefined,
        },
      }),
    placeholderData: keepPreviousData,
  });

/** One invoice by its id or its number. */
export const invoiceView = (businessid: string, invoiceid: string) =>
  queryOptions({
    queryKey: [...invoicesKey(businessid), 'one', invoiceid],
    queryFn: async ({ signal }) =>
      (await send(invoiceCalls.getInvoice, { signal, query: { businessid, invoiceid } })).data,
  });

export const nextInvoiceNumber = (businessid: string, invoicetype: 'invoice' | 'receipt') =>
  queryOptions({
    queryKey: [...invoicesKey(businessid), 'next', invoicetype],
    queryFn: async ({ signal }) =>
      (await send(invoiceCalls.nextNumber, { signal, query: { businessid, invoicetype } })).data,
  });

export const openInvoices = (businessid: string, clientid: string) =>
  queryOptions({
    queryKey: [...invoicesKey(businessid), 'open', clientid],
    queryFn: async ({ signal }) =>
      (await send(invoiceCalls.openInvoicesOfCustomer, { signal, query: { businessid, clientid } })).data,
  });
