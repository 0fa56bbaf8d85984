import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { planCodeCalls } from '../../../src/api/calls/plan-code.ts';
import type { Call } from '../../../src/api/wire/call.ts';
import { idOfPlan, type Plan, planById } from '../../../src/domain/access/plans.ts';
import { couponAnswers, dealAnswers } from '../../../src/domain/billing/plan-codes.words.ts';
import { dayIn } from '../../../src/domain/day.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { settingsAnswers } from '../../../src/domain/words/business.ts';
import { addCoupon } from '../../commands/add-coupon.ts';
import { redeemDealCode } from '../../commands/deal-code.ts';
import { withCouponTry } from '../../services/code-tries.ts';
import { couponOffer } from '../../services/coupon-offer.ts';
import { networkOf } from '../../store/access/tries.ts';
import { Refused, withBusiness } from '../../store/database/tx.ts';
import { dealsOf } from '../../store/plans/deal-codes.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

const planOf = (id: string | undefined) => {
  if (id === undefined || id === '') return undefined;
  const plan = planById(Number(id));
  if (!plan || plan === 'trial') throw new Refused(invalid('planId', settingsAnswers.noSuchPlan));
  return plan;
};

const named = (plan: Plan, seats: number) => ({ planId: idOfPlan(plan), plan, seats });

/** Whoever asks in a business, with the network they ask from. */
const fromNetwork = (services: Services) => {
  const open = inBusiness(services);
  return async (call: Call, request: FastifyRequest, reply: FastifyReply) => ({
    ...(await open(call, request, reply)),
    network: networkOf(request.ip),
  });
};

/** Mounts the calls of coupons and of the codes of lifetime deals. */
export const planCodeRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, planCodeCalls, fromNetwork(services), {
    retrieveCoupon: ({ ctx, args }) => {
      const { code, planId, interval, seats } = args;
      const asked = { code, plan: planOf(planId), interval, seats: seats ? Number(seats) : undefined };
      return withCouponTry(ctx, code, () =>
        withBusiness(ctx, 'read', async (tx) => {
          const { coupon, sentence, ...offer } = await couponOffer(tx, asked);
          return { ...offer, message: sentence, code: coupon.code, planId: idOfPlan(offer.plan) };
        }),
      );
    },
    addCoupon: async ({ ctx, args }) => {
      const { repeated = false, ...added } = await addCoupon(ctx, args.code);
      return { ...added, repeated, message: couponAnswers.added(added.code) };
    },
    redeemDealCode: async ({ ctx, args }) => {
      const { deal, isNew, repeated = false } = await redeemDealCode(ctx, ctx.network, args.code);
      const message = isNew ? dealAnswers.redeemed(deal.plan, deal.seats) : dealAnswers.alreadyYours;
      return { ...named(deal.plan, deal.seats), repeated, message };
    },
    dealCodes: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const deals = await dealsOf(tx);
        const codes = deals.map(({ last4, plan, seats, status, redeemedAt }) => ({
          ...named(plan, seats),
          last4,
          status,
          redeemedOn: dayIn(tx.business.timeZone, redeemedAt),
        }));
        return { codes, message: dealAnswers.codes };
      }),
  });
