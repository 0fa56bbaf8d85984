import * as z from 'zod/mini';
import { envelope } from './answer-wire.ts';
import { inBusiness, toDoor } from './call.ts';
import { all, count, userId } from './wire-types.ts';

const at = '/api/Subscription/';
const camel = inBusiness('businessId', at);
const anybody = toDoor('open', at);

const plan = z.object({
  SubscriptionPlanId: z.number(),
  PlanName: z.string(),
  /** Null where there is no limit. */
  ...all(z.nullable(z.number()), 'InvoiceCap InventoryCap ClientCap'),
  Features: z.array(z.string()),
});

/** The calls of a business's plan. */
export const planCalls = {
  seatsInfo: camel.read(
    'GetSubscriptionSeatsInfo',
    'settings.plan',
    z.object({
      PlanName: z.string(),
      ...all(z.number(), 'SubscriptionPlanId ActiveSeats used invites'),
      /** Null where there is no limit. */
      seats: z.nullable(z.number()),
      TrialEndsAt: z.nullable(z.string()),
      Usage: z.array(
        z.object({
          cap: z.enum(['invoices', 'inventory', 'clients']),
          used: z.number(),
          limit: z.nullable(z.number()),
        }),
      ),
    }),
    { userId },
  ),
};

/** What anybody may know of the plans. */
export const planInfoCalls = {
  allPlans: anybody.read(
    '/api/PlanFeatureInfoController/get-all-subscription-plan-info',
    envelope(z.array(plan)),
  ),
  planDetails: anybody.read('/api/PlanFeatureInfoController/get-plan-details-info', envelope(plan), {
    SubscriptionPlanId: count,
  }),
};
