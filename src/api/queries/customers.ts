import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { customerCalls } from '../contract/customer.ts';
import { customerAccountCalls } from '../contract/customer-account.ts';

export type CustomerView = AnswerOf<typeof customerCalls.getCustomer>['data'];
export type CustomerListRow = AnswerOf<typeof customerCalls.listCustomers>['clients'][number];
export type StatementClaim = AnswerOf<typeof customerAccountCalls.clientStatement>['statement'][number];
export type HistoryRow = AnswerOf<typeof customerAccountCalls.customerHistory>['Invoices'][number];

/** What a list of customers is narrowed to, as its address says. */
export interface CustomerListFilter {
  page: number;
  filter: string;
  search: string;
  /** The column and the direction, as `all desc`. */
  sort: string;
}

const customersKey = (businessId: string) => ['customers', businessId] as const;

/** The order of the list as the calls take it. */
export const sentOrder = (sort: string) => {
  const [sortby = 'all', sortorder = 'desc'] = sort.split(' ');
  return { sortby, sortorder };
};

export const customerList = (businessid: string, asked: CustomerListFilter) => {
  const { page, filter, search, sort } = asked;
  return queryOptions({
    queryKey: [...customersKey(businessid), 'list', { page, filter, search, sort }],
    queryFn: ({ signal }) =>
      send(customerCalls.listCustomers, {
        signal,
        query: {
          businessid,
          page: String(page),
          limit: '10',
          ...sentOrder(sort),
          searchquery: search || undefined,
          filter: filter || 'all',
        },
      }),
    select: ({ clients, total, counts }) => ({ rows: clients, total, counts }),
    placeholderData: keepPreviousData,
  });
};

/** Days by the name of a period, or two of one's own; empty without an end there. */
export interface AskedDays {
  period: string;
  from: string;
  to: string;
}

/** The same as the calls take it. */
export const sentDays = ({ period, from, to }: AskedDays) => ({
  sortby: period,
  fromdate: from || undefined,
  todate: to || undefined,
});

/** What the customers came to in some days. */
export const customerSummary = (businessid: string, days: AskedDays) =>
  queryOptions({
    queryKey: [...customersKey(businessid), 'summary', days],
    queryFn: async ({ signal }) =>
      (await send(customerAccountCalls.customerSummary, { signal, query: { businessid, ...sentDays(days) } }))
        .data,
    placeholderData: keepPreviousData,
  });

export const customerView = (businessid: string, clientid: string) =>
  queryOptions({
    queryKey: [...customersKey(businessid), 'one', clientid],
    queryFn: async ({ signal }) =>
      (await send(customerCalls.getCustomer, { signal, query: { businessid, clientid } })).data,
  });

/** A page of a customer's invoices and receipts. */
export const customerInvoices = (
  businessId: string,
  clientId: string,
  { page, status, search, sort }: { page: number; status: string; search: string; sort: string },
) => {
  const [sortBy = 'issue_date', sortOrder = 'desc'] = sort.split(' ');
  return queryOptions({
    queryKey: [...customersKey(businessId), 'invoices', clientId, { page, status, search, sort }],
    queryFn: ({ signal }) =>
      send(customerAccountCalls.listInvoicesOfCustomer, {
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
      }),
    select: ({ Invoices, Total }) => ({ rows: Invoices, total: Total }),
    placeholderData: keepPreviousData,
  });
};

/** A page of a customer's statement of some days. */
export const customerStatement = (businessid: string, clientid: string, days: AskedDays, page: number) =>
  queryOptions({
    queryKey: [...customersKey(businessid), 'statement', clientid, days, page],
    queryFn: ({ signal }) =>
      send(customerAccountCalls.clientStatement, {
        signal,
        query: { businessid, clientid, ...sentDays(days), page: String(page), limit: '10' },
      }),
    placeholderData: keepPreviousData,
  });

export const customerHistory = (businessid: string, clientid: string, page: number) =>
  queryOptions({
    queryKey: [...customersKey(businessid), 'history', clientid, page],
    queryFn: ({ signal }) =>
      send(customerAccountCalls.customerHistory, {
        signal,
        query: { businessid, clientid, page: String(page), limit: '10' },
      }),
    placeholderData: keepPreviousData,
  });

/** Customers whose name, e-mail or phone holds the text, for pickers. */
export const findCustomers = async (businessid: string, searchquery: string) =>
  (
    await send(customerCalls.listCustomers, {
      query: {
        businessid,
        page: '1',
        limit: '20',
        sortby: 'name',
        sortorder: 'ascending',
        searchquery: searchquery || undefined,
        filter: 'all',
      },
    })
  ).clients;
