import { idOfPlan, type Plan } from '../../domain/access/plans.ts';
import { planBillingCalls } from '../calls/plan-billing.ts';
import { ask } from '../client/ask.ts';
import type { Asked, Told } from './command.ts';

/** Changes the plan, at once and without payment; what is told says that nothing was charged. */
export const changePlan = async ({ businessId, intentKey }: Asked, plan: Plan): Promise<Told> => {
  const args = { businessId, planId: idOfPlan(plan) };
  const { message, comment } = await ask(planBillingCalls.upgradePlan, args, { intentKey });
  return { message: `${message} ${comment}` };
};
