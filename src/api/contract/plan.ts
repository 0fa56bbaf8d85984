import * as z from 'zod/mini';
import { call } from './call.ts';
import { count, envelope, id, userId, whole } from './wire-types.ts';

const plan = z.object({
  SubscriptionPlanId: z.number(),
  PlanName: z.string(),
  /** Null where there is no limit. */
  InvoiceCap: z.nullable(z.number()),
  InventoryCap: z.nullable(z.number()),
  ClientCap: z.nullable(z.number()),
  Features: z.array(z.string()),
});

/** The calls of a business's plan. */
export const planCalls = {
  seatsInfo: call({
    method: 'GET',
    path: '/api/Subscription/GetSubscriptionSeatsInfo',
    summary:
      'The plan of the business, the end of its trial, the seats taken, and how much of each cap is used.',
    door: 'session',
    permission: 'settings.plan',
    effect: 'reads',
    business: 'businessId',
    query: z.object({ businessId: id, userId }),
    answer: z.object({
      PlanName: z.string(),
      SubscriptionPlanId: z.number(),
      TrialEndsAt: z.nullable(z.string()),
      ActiveSeats: z.number(),
      InvitedSeats: z.number(),
      Usage: z.array(
        z.object({
          cap: z.enum(['invoices', 'inventory', 'clients']),
          used: z.number(),
          limit: z.nullable(z.number()),
        }),
      ),
    }),
  }),
  upgradePlan: call({
    method: 'POST',
    path: '/api/Subscription/UpgradePlan',
    summary: 'Changes the plan, at once and without payment: billing is a sandbox here.',
    door: 'session',
    permission: 'settings.plan',
    effect: 'changes',
    business: 'businessId',
    body: z.object({ businessId: id, userId, SubscriptionPlanId: whole }),
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
  allPlans: call({
    method: 'GET',
    path: '/api/PlanFeatureInfoController/get-all-subscription-plan-info',
    summary: 'Every plan with its caps and features, the smallest first.',
    door: 'open',
    permission: null,
    effect: 'reads',
    answer: envelope(z.array(plan)),
  }),
  planDetails: call({
    method: 'GET',
    path: '/api/PlanFeatureInfoController/get-plan-details-info',
    summary: 'One plan with its caps and features.',
    door: 'open',
    permission: null,
    effect: 'reads',
    query: z.object({ SubscriptionPlanId: count }),
    answer: envelope(plan),
  }),
};
