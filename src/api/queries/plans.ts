import { queryOptions } from '@tanstack/react-query';
import { type Cap, type Plan, planNamed } from '../../domain/access/plans.ts';
import type { SeatUse } from '../../domain/seats.ts';
import { send } from '../client/client.ts';
import { planCalls } from '../contract/plan.ts';

/** The plan of a business and how much of it is used. */
export interface PlanUse {
  plan: Plan;
  /** Null where it is no trial. */
  trialEndsAt: string | null;
  seats: SeatUse;
  /** Without a limit where it is null. */
  usage: readonly { cap: Cap; used: number; limit: number | null }[];
}

export const planUse = (businessId: string) =>
  queryOptions({
    queryKey: ['plan', businessId] as const,
    queryFn: async ({ signal }): Promise<PlanUse> => {
      const use = await send(planCalls.seatsInfo, { signal, query: { businessId } });
      return {
        plan: planNamed(use.PlanName),
        trialEndsAt: use.TrialEndsAt,
        seats: { seats: use.seats, active: use.ActiveSeats, invited: use.invites, used: use.used },
        usage: use.Usage,
      };
    },
  });
