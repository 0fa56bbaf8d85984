import { useMemo } from 'react';
import { planBillingCalls } from '../../api/calls/plan-billing.ts';
import { planCodeCalls } from '../../api/calls/plan-code.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { type ChosenPlan, idOfPlan, planById } from '../../domain/access/plans.ts';
import type { PlanChoice } from '../../domain/billing/plan-choice.ts';

import { useBusiness } from '../frame/business.ts';
import type { ChangePorts } from './ChangePlanDialog.tsx';

/** A choice as the calls take it. */
const requested = ({ plan, interval, seats, coupon }: PlanChoice) => ({
  planId: idOfPlan(plan),
  interval,
  seats,
  ...(coupon && { coupon }),
});

/** What the change of a plan asks of the server. The same choice is carried out once, however often it is sent. */
export const useChangePorts = (): ChangePorts => {
  const { id: businessId } = useBusiness();
  return useMemo(
    () => ({
      checkCoupon: async (choice) => {
        const { message } = await ask(planCodeCalls.retrieveCoupon, {
          businessId,
          code: choice.coupon,
          planId: String(idOfPlan(choice.plan)),
          interval: choice.interval,
          ...(choice.seats !== null && { seats: String(choice.seats) }),
        });
        return message;
      },
      preview: async (choice) => {
        const { lines, ...preview } = await ask(planBillingCalls.previewChange, {
          businessId,
          ...requested(choice),
        });
        return {
          ...preview,
          lines: lines.map(({ planId, ...line }) => ({ ...line, plan: planById(planId) as ChosenPlan })),
        };
      },
      pay: (choice) =>
        once(`plan.change ${Object.values(requested(choice)).join(' ')}`, (intentKey) =>
          ask(planBillingCalls.upgradePlan, { businessId, ...requested(choice) }, { intentKey }),
        ),
    }),
    [businessId],
  );
};
