import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { vendorCalls } from '../contract/vendor.ts';
import { vendorRowFromWire, vendorSumsWire } from '../wire/vendor.ts';
import { type AskedDays, type ContactsAsked, sentDays, sentPage } from './contact-list.ts';
import { vendorsKey } from './vendors.ts';

/** A page of vendors. */
export const vendorList = (businessid: string, asked: ContactsAsked) => {
  const { page, filter, search, sort } = asked;
  return queryOptions({
    queryKey: [...vendorsKey(businessid), 'list', { page, filter, search, sort }],
    queryFn: async ({ signal }) => {
      const { Vendors, total } = await send(vendorCalls.listVendors, {
        signal,
        query: {
          businessid,
          ...sentPage(asked),
          status: filter || 'all',
        },
      });
      return { rows: Vendors.map(vendorRowFromWire), total };
    },
    placeholderData: keepPreviousData,
  });
};

/** How many stand under each tab of the list. */
export const vendorCounts = (businessid: string) =>
  queryOptions({
    queryKey: [...vendorsKey(businessid), 'counts'],
    queryFn: async ({ signal }) => {
      const { data } = await send(vendorCalls.countVendors, { signal, query: { businessid } });
      return {
        all: data.AllCount,
        unpaid: data.UnpaidCount,
        paid: data.PaidCount,
        deleted: data.DeletedCount,
      };
    },
  });

/** What the vendors came to in some days. */
export const vendorsSummary = (businessid: string, days: AskedDays) =>
  queryOptions({
    queryKey: [...vendorsKey(businessid), 'summary', days],
    queryFn: async ({ signal }) => {
      const query = { businessid, ...sentDays(days) };
      const { data } = await send(vendorCalls.summariseVendors, { signal, query });
      return { ...vendorSumsWire.fromWire(data), from: data.fromdate, to: data.todate };
    },
    placeholderData: keepPreviousData,
  });

/** What one vendor came to so far. */
export const vendorSummary = (businessid: string, vendorid: string) =>
  queryOptions({
    queryKey: [...vendorsKey(businessid), 'sums', vendorid],
    queryFn: async ({ signal }) => {
      const { data } = await send(vendorCalls.vendorSummary, { signal, query: { businessid, vendorid } });
      return { ...vendorSumsWire.fromWire(data), lastPaidOn: data.LastPaymentDate };
    },
  });
