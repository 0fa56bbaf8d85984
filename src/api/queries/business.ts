import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { businessCalls } from '../contract/business.ts';
import { settingsFromWire } from '../wire/business.ts';

/** What an issue day is held against. It only warns: where it can't be had, nothing is said. */
export const bookDays = (businessId: string) =>
  queryOptions({
    meta: { toldInPlace: true },
    queryKey: ['book-days', businessId] as const,
    queryFn: async ({ signal }) => {
      const { data } = await send(businessCalls.bookDays, { signal, query: { businessId } });
      return { today: data.today, began: data.booksbegan };
    },
  });

/** How the business is set up. */
export const businessSettings = (businessId: string) =>
  queryOptions({
    queryKey: ['business-settings', businessId] as const,
    queryFn: async ({ signal }) =>
      settingsFromWire((await send(businessCalls.getSettings, { signal, query: { businessId } })).data),
  });
