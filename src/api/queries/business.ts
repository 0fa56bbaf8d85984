import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { businessCalls } from '../contract/business.ts';
import type { AnswerOf } from '../contract/call.ts';

export type BusinessSettings = AnswerOf<typeof businessCalls.getSettings>['data'];

/** How the business is set up. */
export const businessSettings = (businessId: string) =>
  queryOptions({
    queryKey: ['business-settings', businessId] as const,
    queryFn: async () => (await send(businessCalls.getSettings, { query: { businessId } })).data,
  });
