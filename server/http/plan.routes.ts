import type { FastifyInstance } from 'fastify';
import { planCalls, planInfoCalls } from '../../src/api/contract/plan.ts';
import {
  type Cap,
  capOf,
  chosenPlans,
  idOfPlan,
  type Plan,
  planById,
  planTables,
} from '../../src/domain/access/plans.ts';
import { asAccess } from '../store/access.ts';
import { seatUse } from '../store/seats.ts';
import { planOf, usageOf } from '../store/subscriptions.ts';
import { Missing, withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { answered } from './account.answers.ts';
import { mount } from './mount.ts';
import { type AccountServices, anyVisit } from './visit.ts';

const limitOf = (plan: Plan, cap: Cap): number | null => {
  const limit = capOf(plan, cap);
  return Number.isFinite(limit) ? limit : null;
};

const toAnswer = (plan: Plan) => ({
  SubscriptionPlanId: idOfPlan(plan),
  PlanName: plan,
  InvoiceCap: limitOf(plan, 'invoices'),
  InventoryCap: limitOf(plan, 'inventory'),
  ClientCap: limitOf(plan, 'clients'),
  Features: [...planTables[plan].flags],
});

/** Mounts the calls of plans. */
export const planRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mount(app, planInfoCalls, anyVisit(services), {
    allPlans: async () => answered('Plans', chosenPlans.map(toAnswer)),
    planDetails: async ({ query }) => {
      const plan = planById(Number(query.SubscriptionPlanId));
      if (!plan) throw new Missing();
      return answered('Plan', toAnswer(plan));
    },
  });
  mount(app, planCalls, inBusiness(services), {
    seatsInfo: async ({ ctx }) => {
      const [{ plan, trialEndsAt }, usage] = await withBusiness(ctx, 'read', async (tx) => [
        await planOf(tx),
        await usageOf(tx),
      ]);
      const { seats, active, invited, used } = await seatUse(
        asAccess(ctx.database),
        ctx.business.id,
        ctx.clock(),
      );
      return {
        PlanName: plan,
        SubscriptionPlanId: idOfPlan(plan),
        TrialEndsAt: plan === 'trial' ? (trialEndsAt?.toISOString() ?? null) : null,
        ActiveSeats: active,
        seats,
        used,
        invites: invited,
        Usage: usage.map(({ cap, n }) => ({ cap, used: n, limit: limitOf(plan, cap) })),
      };
    },
  });
};
