import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DocumentType } from '../../domain/documents/kind.ts';
import type { InvoiceRow, InvoiceView } from '../../domain/invoice/view.ts';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { invoiceCalls } from '../contract/invoice.ts';
import { invoiceFromWire, invoiceRowFromWire } from '../wire/invoice-view.ts';
import type { Asks } from './asks.ts';
import type { DocumentListFilter, ListDays, ListedPage, NextNumber, TabCounts } from './document-list.ts';

/** Every key of the subject begins with this. */
const invoicesKey = (businessId: string) => ['invoices', businessId] as const;

export const invoiceList = (businessId: string, filter: DocumentListFilter): Asks<ListedPage<InvoiceRow>> => {
  const [sortby = 'issue_date', sortorder = 'desc'] = filter.sort.split(' ');
  return {
    queryKey: [...invoicesKey(businessId), 'list', filter],
    queryFn: async ({ signal }): Promise<ListedPage<InvoiceRow>> => {
      const { Invoices, Total } = await send(invoiceCalls.listInvoices, {
        signal,
        query: {
          businessid: businessId,
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
      });
      return { rows: Invoices.map(invoiceRowFromWire), total: Total };
    },
    placeholderData: keepPreviousData,
  };
};

/** How many stand under each tab, by what the tab asks for. */
const countsOf = (found: AnswerOf<typeof invoiceCalls.counter>): TabCounts => ({
  '': found.AllInvoicesCount,
  'not paid': found.UnpaidInvoicesCount,
  'deposit paid': found.DepositPaidInvoicesCount,
  'fully paid': found.PaidInvoicesCount,
  'over due': found.OverdueInvoicesCount,
  draft: found.DraftInvoicesCount,
  cancelled: found.CancelledInvoicesCount,
  deleted: found.DeletedInvoicesCount,
});

export const invoiceCounts = (businessId: string, { dates, from, to }: ListDays): Asks<TabCounts> => ({
  queryKey: [...invoicesKey(businessId), 'counts', { dates, from, to }],
  queryFn: async ({ signal }): Promise<TabCounts> =>
    countsOf(
      await send(invoiceCalls.counter, {
        signal,
        query: {
          businessid: businessId,
          sortby: dates === '' || dates === 'custom' ? 'alltime' : dates,
          fromdate: from || undefined,
          todate: to || undefined,
        },
      }),
    ),
  placeholderData: keepPreviousData,
});

/** One invoice by its id or its number. */
export const invoiceView = (businessId: string, invoiceid: string): Asks<InvoiceView> => ({
  queryKey: [...invoicesKey(businessId), 'one', invoiceid],
  queryFn: async ({ signal }): Promise<InvoiceView> => {
    const query = { businessid: businessId, invoiceid };
    return invoiceFromWire((await send(invoiceCalls.getInvoice, { signal, query })).data);
  },
});

/** The number the next one of a type is likely to get, and the business's own day. */
export const nextInvoice = (businessId: string, type: DocumentType): Asks<NextNumber> => ({
  queryKey: [...invoicesKey(businessId), 'next', type],
  queryFn: async ({ signal }) => {
    const query = { businessid: businessId, invoicetype: type === 'receipt' ? type : 'invoice' } as const;
    const { invoicenumber, today } = (await send(invoiceCalls.nextNumber, { signal, query })).data;
    return { number: invoicenumber, today };
  },
});

/** The invoices a customer still owes something on, the oldest first. */
export const openInvoices = (businessid: string, clientid: string) =>
  queryOptions({
    queryKey: [...invoicesKey(businessid), 'open', clientid],
    queryFn: async ({ signal }): Promise<InvoiceRow[]> => {
      const query = { businessid, clientid };
      const { data } = await send(invoiceCalls.openInvoicesOfCustomer, { signal, query });
      return data.invoices.map(invoiceRowFromWire);
    },
  });
