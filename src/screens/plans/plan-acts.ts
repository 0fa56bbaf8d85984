import type { ChosenPlan } from '../../domain/access/plans.ts';
import { comparePlans } from '../../domain/billing/billing.ts';
import type { PlanBillingEvent } from '../../domain/billing/event.ts';
import { planBillingLifecycle } from '../../machines/plan-billing/plan-billing.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { type BillingView, isFree } from './billing-view.ts';

/** What can be done with a plan from here: moved to, changed, ended, or begun in the place of a trial. */
export type PlanAct = 'switch' | 'change' | 'cancel' | 'end-trial';

type Bare = Exclude<PlanBillingEvent['type'], 'deal.refunded'>;

/** Whether the chart of billing has an arrow from how it is now. */
export const billingAllows = ({ state, hasDeal, waiting }: BillingView, type: Bare): boolean =>
  allows(planBillingLifecycle, { status: state, facts: { deal: hasDeal, waiting } }, { type });

/** What the button of a plan does; null where there is nothing to do with it. */
export const planActOf = (billing: BillingView, plan: ChosenPlan): PlanAct | null => {
  const { terms, deal } = billing;
  const may = (type: Bare) => billingAllows(billing, type);
  if (isFree(plan)) {
    if (terms) return may('cancel') ? 'cancel' : null;
    return may('trial.end') ? 'end-trial' : null;
  }
  if (!terms) {
    const isLarger = !deal || comparePlans(plan, deal.plan) > 0;
    return isLarger && (may('pay.succeeded') || may('up.paid')) ? 'switch' : null;
  }
  const compared = comparePlans(plan, terms.plan);
  if (compared === 0) return may('up.paid') ? 'change' : null;
  return may(compared > 0 ? 'up.paid' : 'down.asked') ? 'switch' : null;
};

/** The plan that is left once what is paid for ends. */
export const planAfter = ({ deal }: BillingView): ChosenPlan => deal?.plan ?? 'free';
