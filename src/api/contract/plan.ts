import * as z from 'zod/mini';
import { inBusiness, toDoor } from './call.ts';
import { all, count, envelope, userId, whole } from './wire-types.ts';

const camel = inBusiness('businessId');
const anybody = toDoor('open');

const plan = z.object({
  SubscriptionPlanId: z.number(),
  PlanName: z.string(),
  /** Null where there is no limit. */
  ...all(z.nullable(z.number()), 'InvoiceCap', 'InventoryCap', 'ClientCap'),
  Features: z.array(z.string()),
});

/** The calls of a business's plan. */
export const planCalls = {
  seatsInfo: camel.read('/api/Subscription/GetSubscriptionSeatsInfo', 'settings.plan', {
    takes: { userId },
    answer: z.object({
      PlanName: z.string(),
      SubscriptionPlanId: z.number(),
      TrialEndsAt: z.nullable(z.string()),
      ...all(z.number(), 'ActiveSeats', 'InvitedSeats'),
      Usage: z.array(
        z.object({
          cap: z.enum(['invoices', 'inventory', 'clients']),
          used: z.number(),
          limit: z.nullable(z.number()),
        }),
      ),
    }),
  }),
  upgradePlan: camel.change('/api/Subscription/UpgradePlan', 'settings.plan', {
    takes: { userId, SubscriptionPlanId: whole },
    answer: z.object({
      status: z.literal(200),
      message: z.string(),
      PaymentStatus: z.literal('succeeded'),
      Comment: z.string(),
      data: z.object({ PlanName: z.string(), SubscriptionPlanId: z.number() }),
    }),
  }),
};

/** What anybody may know of the plans. */
export const planInfoCalls = {
  allPlans: anybody.read('/api/PlanFeatureInfoController/get-all-subscription-plan-info', {
    answer: envelope(z.array(plan)),
  }),
  planDetails: anybody.read('/api/PlanFeatureInfoController/get-plan-details-info', {
    takes: { SubscriptionPlanId: count },
    answer: envelope(plan),
  }),
};
