import type { Plan } from '../../src/domain/access/plans.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { decide } from '../../src/machines/standing.ts';
import { subscriptionLifecycle } from '../../src/machines/subscription/subscription.lifecycle.ts';

/** Puts a business on another plan; a trial is only begun with. */
export const changePlanAct = (before: Plan, chosen: Plan): { moved: boolean; after: Plan } | Refusal => {
  const event = { type: 'plan.choose', plan: chosen } as const;
  const move = decide(subscriptionLifecycle, { status: before, facts: {} }, event);
  return isRefusal(move) ? move : { moved: move.moved, after: move.status as Plan };
};
