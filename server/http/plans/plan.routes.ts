import type { FastifyInstance } from 'fastify';
import { planCalls, planInfoCalls } from '../../../src/api/calls/plan.ts';
import {
  type Cap,
  capOf,
  chosenPlans,
  idOfPlan,
  type Plan,
  planById,
  planTables,
} from '../../../src/domain/access/plans.ts';
import { plansPage } from '../../../src/domain/access/plans.words.ts';
import { asAccess } from '../../store/access/access.ts';
import { seatUse } from '../../store/access/seats.ts';
import { Missing, withBusiness } from '../../store/database/tx.ts';
import { planOf, usageOf } from '../../store/plans/subscriptions.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, anyVisit } from '../call/visit.ts';

const limitOf = (plan: Plan, cap: Cap): number | null => {
  const limit = capOf(plan, cap);
  return Number.isFinite(limit) ? limit : null;
};

const toAnswer = (plan: Plan) => ({
  id: idOfPlan(plan),
  plan,
  invoices: limitOf(plan, 'invoices'),
  inventory: limitOf(plan, 'inventory'),
  clients: limitOf(plan, 'clients'),
  features: [...planTables[plan].flags],
});

/** Mounts the calls of plans. */
export const planRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mountDeclared(app, planInfoCalls, anyVisit(services), {
    allPlans: async () => chosenPlans.map(toAnswer),
    planDetails: async ({ args }) => {
      const plan = planById(Number(args.id));
      if (!plan) throw new Missing();
      return { message: plansPage.onePlan, ...toAnswer(plan) };
    },
  });
  mountDeclared(app, planCalls, inBusiness(services), {
    seatsInfo: async ({ ctx }) => {
      const [{ plan, trialEndsAt }, usage] = await withBusiness(ctx, 'read', async (tx) => [
        await planOf(tx),
        await usageOf(tx),
      ]);
      return {
        plan,
        planId: idOfPlan(plan),
        trialEndsAt: plan === 'trial' ? (trialEndsAt?.toISOString() ?? null) : null,
        seats: await seatUse(asAccess(ctx.database), ctx.business.id, ctx.clock()),
        usage: usage.map(({ cap, n }) => ({ cap, used: n, limit: limitOf(plan, cap) })),
      };
    },
  });
};
