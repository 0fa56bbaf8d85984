import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CustomerRow, CustomerView } from '../../domain/contact.ts';
import { isGone } from '../../domain/documents/status.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { customerAccountCalls } from '../calls/customer-account.ts';
import { ask } from '../client/ask.ts';
import { send } from '../client/client.ts';
import { customerCalls } from '../contract/customer.ts';
import type { ContactListFilter, ListedPage } from '../documents/document-list.ts';
import { customerFromWire, customerRowFromWire } from '../wire/customer.ts';
import type { Asks } from './asks.ts';
import { type AskedDays, type ContactsAsked, sentPage, sentPick } from './contact-list.ts';

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
export const customerSummary = (businessId: string, { period, from, to }: AskedDays) =>
  queryOptions({
    queryKey: [...customersKey(businessId), 'summary', { period, from, to }],
    queryFn: ({ signal }) =>
      ask(
        customerAccountCalls.customerSummary,
        { businessId, period, from: from || undefined, to: to || undefined },
        { signal },
      ),
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
  contactId: string,
  { page, status, search, sort }: ContactListFilter,
): Asks<ListedPage<PostedRow>> => {
  const [column = 'issue_date', direction = 'desc'] = sort.split(' ');
  return {
    queryKey: [...customersKey(businessId), 'invoices', contactId, { page, status, search, sort }],
    queryFn: async ({ signal }) => {
      const { rows, total } = await ask(
        customerAccountCalls.listInvoicesOfCustomer,
        {
          businessId,
          contactId,
          page: String(page),
          limit: '10',
          column,
          direction,
          search: search || undefined,
          status: status || undefined,
        },
        { signal },
      );
      return { rows: rows.map((row) => ({ ...row, kind: 'invoice' as const })), total };
    },
    placeholderData: keepPreviousData,
  };
};

const fetchHistory = async (businessId: string, contactId: string, page: number, signal: AbortSignal) => {
  const { rows, ...found } = await ask(
    customerAccountCalls.customerHistory,
    { businessId, contactId, page: String(page), limit: '10' },
    { signal },
  );
  return {
    ...found,
    rows: rows.map((row) => ({ ...row, gone: isGone({ kind: 'invoice', status: row.status }) })),
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
