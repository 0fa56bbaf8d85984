import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { planBillingCalls } from '../../../src/api/calls/plan-billing.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import { type ChosenPlan, idOfPlan, type Plan, planById } from '../../../src/domain/access/plans.ts';
import { plans } from '../../../src/domain/access/plans.words.ts';
import type { KeptDeal, Terms } from '../../../src/domain/billing/billing.ts';
import { billingAnswers as answers } from '../../../src/domain/billing/plan-billing.words.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { settingsAnswers as settingsWords } from '../../../src/domain/words/business.ts';
import { cancelPlan, undoCancel } from '../../commands/cancel-plan.ts';
import { changePlan } from '../../commands/change-plan.ts';
import { changePlanMethod, payOpenInvoice } from '../../commands/pay-plan.ts';
import { upgradePlan } from '../../commands/upgrade-plan.ts';
import { withCouponTry } from '../../services/code-tries.ts';
import type { ChangeWish } from '../../services/plan-offer.ts';
import { planOverview, plansAreSold, previewPlanChange } from '../../services/plan-overview.ts';
import type { PaymentOutcome } from '../../services/take-plan-payment.ts';
import { type Ctx, Refused, withBusiness } from '../../store/database/tx.ts';
import { planOf } from '../../store/plans/subscriptions.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';

type Wanted = ArgsOf<typeof planBillingCalls.previewChange>;

/** The plan of a number. Throws `Refused` for a number there is no plan of. */
const planWanted = (planId: number): Plan => {
  const plan = planById(planId);
  if (!plan) throw new Refused(invalid('planId', settingsWords.noSuchPlan));
  return plan;
};

/** What is wished, of plans that are sold: a trial is only begun with. */
const wishOf = ({ planId, interval, seats, coupon }: Wanted): ChangeWish => {
  const plan = planWanted(planId);
  if (plan === 'trial') throw new Refused(invalid('planId', plans.whyNotSubscription(trial, chosen)));
  return { plan: plan satisfies ChosenPlan, interval, seats, coupon: coupon?.trim() || undefined };
};
const trial = { status: 'trial' };
const chosen = { type: 'plan.choose' };

const termsAnswer = ({ plan, interval, seats }: Terms) => ({ planId: idOfPlan(plan), interval, seats });
const dealAnswer = ({ plan, seats }: KeptDeal) => ({ planId: idOfPlan(plan), seats });
const orNull = <From, To>(value: From | null, to: (value: From) => To): To | null => value && to(value);

const overviewAnswer = async (ctx: Ctx) => {
  const { terms, next, deal, pending, trialEndsAt, ...plain } = await withBusiness(ctx, 'read', planOverview);
  return {
    ...plain,
    message: answers.billing,
    hasDeal: deal !== null,
    terms: orNull(terms, termsAnswer),
    next: orNull(next, termsAnswer),
    deal: orNull(deal, dealAnswer),
    pending: orNull(pending, ({ quote, amount, link, lapsesAt }) => ({
      ...termsAnswer(quote!.terms),
      due: amount,
      link,
      lapsesAt: lapsesAt!.toISOString(),
    })),
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
  };
};

/** How a payment went, with the plan that is in force by then. */
const outcomeAnswer = async (ctx: Ctx, { status, comment, link, paymentId }: PaymentOutcome) => {
  const { plan } = await withBusiness(ctx, 'read', planOf);
  const message = status === 'succeeded' ? settingsWords.planNow(plans.planWords[plan].name) : comment;
  return { message, paymentStatus: status, comment, link, payment: paymentId, plan };
};

/** Changes the plan where nobody sells plans: at once, and free of charge. */
const changeFreely = async (ctx: Ctx, planId: number) => {
  await changePlan(ctx, planWanted(planId));
  const comment = settingsWords.nothingWasCharged;
  return outcomeAnswer(ctx, { status: 'succeeded', comment, link: null, paymentId: null });
};

/** Mounts the calls of how plans are paid for. */
export const planBillingRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mountDeclared(app, planBillingCalls, inBusiness(services), {
    billing: ({ ctx }) => overviewAnswer(ctx),
    previewChange: ({ ctx, args }) =>
      withCouponTry(ctx, args.coupon, async () => {
        const { lines, ...preview } = await withBusiness(ctx, 'read', (tx) =>
          previewPlanChange(tx, wishOf(args)),
        );
        const listed = lines.map(({ plan, ...line }) => ({ ...line, planId: idOfPlan(plan) }));
        return { ...preview, message: answers.preview, lines: listed };
      }),
    upgradePlan: async ({ ctx, args }) => {
      if (!(await withBusiness(ctx, 'read', plansAreSold))) return changeFreely(ctx, args.planId);
      return withCouponTry(ctx, args.coupon, async () => {
        const wish = { ...wishOf(args), method: args.methodToken };
        return outcomeAnswer(ctx, await upgradePlan(ctx, services, wish, idToWire));
      });
    },
    cancelSubscription: async ({ ctx }) => {
      const { until } = await cancelPlan(ctx);
      return { message: answers.cancelled, until };
    },
    undoCancel: async ({ ctx }) => {
      await undoCancel(ctx);
      return { message: answers.undone };
    },
    changeMethod: async ({ ctx }) => outcomeAnswer(ctx, await changePlanMethod(ctx, services)),
    payOpenInvoice: async ({ ctx }) => outcomeAnswer(ctx, await payOpenInvoice(ctx, services)),
  });
};
