import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { planCalls } from '../contract/plan.ts';

export type PlanUse = AnswerOf<typeof planCalls.seatsInfo>;

/** The plan of the business and how much of it is used. */
export const planUse = (businessId: string) =>
  queryOptions({
    queryKey: ['plan', businessId] as const,
    queryFn: ({ signal }): Promise<PlanUse> => send(planCalls.seatsInfo, { signal, query: { businessId } }),
  });
