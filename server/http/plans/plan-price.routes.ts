import type { FastifyInstance } from 'fastify';
import { planPriceCalls } from '../../../src/api/calls/plan-price.ts';
import { pricesOn } from '../../../src/domain/billing/prices.ts';
import { dayIn } from '../../../src/domain/day.ts';
import { asAccess } from '../../store/access/access.ts';
import { pricesForSale } from '../../store/plans/plan-terms.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, anyVisit } from '../call/visit.ts';

/** Mounts the call for the prices of plans, which is open to everybody. */
export const planPriceRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, planPriceCalls, anyVisit(services), {
    planPrices: async ({ ctx }) => ({
      prices: pricesOn(await pricesForSale(asAccess(ctx.database)), dayIn('UTC', ctx.clock())),
    }),
  });
