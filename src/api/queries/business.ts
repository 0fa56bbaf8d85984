import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { businessCalls } from '../contract/business.ts';
import type { AnswerOf } from '../contract/call.ts';

export type BusinessSettings = AnswerOf<typeof businessCalls.getSettings>['data'];

/** What an issue day is held against. It only warns: where it can't be had, nothing is said. */
export const bookDays = (businessId: string) =>
  queryOptions({
    meta: { toldInPlace: true },
    queryKey: ['book-days', businessId] as const,
    queryFn: async ({ signal }) =>
      (await send(businessCalls.bookDays, { signal, query: { businessId } })).data,
    select: ({ today, booksbegan: began }) => ({ today, began }),
  });

/** How the business is set up. */
export const businessSettings = (businessId: string) =>
  queryOptions({
    queryKey: ['business-settings', businessId] as const,
    queryFn: async ({ signal }) =>
      (await send(businessCalls.getSettings, { signal, query: { businessId } })).data,
  });
