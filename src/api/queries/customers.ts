import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { customerCalls } from '../contract/customer.ts';

export type CustomerView = AnswerOf<typeof customerCalls.getCustomer>['data'];

const customersKey = (businessId: string) => ['customers', businessId] as const;

export const customerList = (businessid: string, filter: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...customersKey(businessid), 'list', filter],
    queryFn: () =>
      send(customerCalls.listCustomers, {
        query: {
          businessid,
          page: String(filter.page),
          limit: '10',
          searchquery: filter.search || undefined,
          filter: 'all',
        },
      }),
    select: ({ clients, total }) => ({ rows: clients, total }),
    placeholderData: keepPreviousData,
  });

export const customerView = (businessid: string, clientid: string) =>
  queryOptions({
    queryKey: [...customersKey(businessid), 'one', clientid],
    queryFn: async () => (await send(customerCalls.getCustomer, { query: { businessid, clientid } })).data,
  });

/** Customers whose name, e-mail or phone holds the text, for pickers. */
export const findCustomers = async (businessid: string, searchquery: string) =>
  (
    await send(customerCalls.listCustomers, {
      query: { businessid, page: '1', limit: '20', searchquery: searchquery || undefined, filter: 'all' },
    })
  ).clients;
