import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CustomerRow, CustomerView } from '../../domain/contact.ts';
import { isGone } from '../../domain/documents/status.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { send } from '../client/client.ts';
import { customerCalls } from '../contract/customer.ts';
import { customerAccountCalls } from '../contract/customer-account.ts';
import {
  customerFromWire,
  customerRowFromWire,
  customerSummaryWire,
  historySumsWire,
} from '../wire/customer.ts';
import { invoiceRowFromWire, invoiceRowWire } from '../wire/invoice-row.ts';
import type { Asks } from './asks.ts';
import { type AskedDays, type ContactsAsked, sentDays, sentPage, sentPick } from './contact-list.ts';
import type { ContactListFilter, ListedPage } from './document-list.ts';

/** What was issued to a customer, and what settled it. */
export type HistoryRow = Awaited<ReturnType<typeof fetchHistory>>['rows'][number];

const customersKey = (businessId: string) => ['customers', businessId] as const;

export const customerList = (businessid: string, asked: ContactsAsked) => {
  const { page, filter, search, sort } = asked;
  return queryOptions({
    queryKey: [...customersKey(businessid), 'list', { page, filter, search, sort }],
    queryFn: async ({ signal }) => {
      const { clients, total, counts } = await send(customerCalls.listCustomers, {
        signal,
        query: {
          businessid,
          ...sentPage(asked),
          filter: filter || 'all',
        },
      });
      return { rows: clients.map(customerRowFromWire), total, counts };
    },
    placeholderData: keepPreviousData,
  });
};

/** What the customers came to in some days. */
export const customerSummary = (businessid: string, days: AskedDays) =>
  queryOptions({
    queryKey: [...customersKey(businessid), 'summary', days],
    queryFn: async ({ signal }) => {
      const query = { businessid, ...sentDays(days) };
      const { data } = await send(customerAccountCalls.customerSummary, { signal, query });
      return customerSummaryWire.fromWire(data);
    },
    placeholderData: keepPreviousData,
  });

export const customerView = (businessid: string, clientid: string): Asks<CustomerView> => ({
  queryKey: [...customersKey(businessid), 'one', clientid],
  queryFn: async ({ signal }) =>
    customerFromWire(
      (await send(customerCalls.getCustomer, { signal, query: { businessid, clientid } })).data,
    ),
});

/** A page of a customer's invoices and receipts. */
export const customerInvoices = (
  businessId: string,
  clientId: string,
  { page, status, search, sort }: ContactListFilter,
): Asks<ListedPage<PostedRow>> => {
  const [sortBy = 'issue_date', sortOrder = 'desc'] = sort.split(' ');
  return {
    queryKey: [...customersKey(businessId), 'invoices', clientId, { page, status, search, sort }],
    queryFn: async ({ signal }) => {
      const { Invoices, Total } = await send(customerAccountCalls.listInvoicesOfCustomer, {
        signal,
        query: {
          businessId,
          clientId,
          page: String(page),
          limit: '10',
          sortBy,
          sortOrder,
          searchQuery: search || undefined,
          status: status || undefined,
        },
      });
      return { rows: Invoices.map(invoiceRowFromWire), total: Total };
    },
    placeholderData: keepPreviousData,
  };
};

const fetchHistory = async (businessid: string, clientid: string, page: number, signal: AbortSignal) => {
  const answer = await send(customerAccountCalls.customerHistory, {
    signal,
    query: { businessid, clientid, page: String(page), limit: '10' },
  });
  return {
    sums: historySumsWire.fromWire(answer.summarydata),
    rows: answer.Invoices.map(({ payments, ...wire }) => {
      const row = invoiceRowWire.fromWire(wire);
      return {
        ...row,
        gone: isGone({ kind: 'invoice', status: row.status }),
        payments: payments.map(({ date, amount, paymenttype: by }) => ({ date, amount, by })),
      };
    }),
    total: answer.Total,
    page: answer.CurrentPage,
  };
};

/** A page of what was issued to a customer and what settled it, with what all of it comes to. */
export const customerHistory = (businessId: string, customerId: string, page: number) =>
  queryOptions({
    queryKey: [...customersKey(businessId), 'history', customerId, page],
    queryFn: ({ signal }) => fetchHistory(businessId, customerId, page, signal),
    placeholderData: keepPreviousData,
  });

/** Customers whose name, email or phone holds the text, for pickers. */
export const findCustomers = async (businessid: string, search: string): Promise<CustomerRow[]> =>
  (
    await send(customerCalls.listCustomers, {
      query: {
        businessid,
        ...sentPick(search),
        filter: 'all',
      },
    })
  ).clients.map(customerRowFromWire);
