import { idOfPlan, type Plan } from '../../domain/access/plans.ts';
import { send } from '../client/client.ts';
import { planCalls } from '../contract/plan.ts';
import type { Asked, Told } from './command.ts';

/** Changes the plan, at once and without payment; what is told says that nothing was charged. */
export const changePlan = async ({ businessId, intentKey }: Asked, plan: Plan): Promise<Told> => {
  const { message, Comment } = await send(planCalls.upgradePlan, {
    body: { businessId, SubscriptionPlanId: idOfPlan(plan) },
    intentKey,
  });
  return { message: `${message} ${Comment}` };
};
