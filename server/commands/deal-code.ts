import { type DealStep, dealCode, dealSteps } from '../../src/domain/billing/deal.ts';
import { dealFaults, dealRefundedNews } from '../../src/domain/billing/plan-codes.words.ts';
import { invalid, isRefusal, named } from '../../src/domain/values/refusal.ts';
import { redeemDealCodeAct, refundDealCodeAct } from '../acts/deal-code.ts';
import { withDealTry } from '../services/code-tries.ts';
import { applyDeal, refundDeal } from '../services/plan-billing.ts';
import { tellOwners } from '../services/tell-owners.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, Refused, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import {
  type BusinessDeal,
  dealCodeById,
  dealsOf,
  heldDealCode,
  ownDealSteps,
  writeRedeemed,
  writeRefunded,
  writeStep,
} from '../store/plans/deal-codes.ts';

/** What redeeming a code answers. */
type Redeemed = { deal: DealStep; isNew: boolean; repeated?: boolean };

/** The act, with its refusal shown beside the field of the code. */
const redeemBesideCode = (...given: Parameters<typeof redeemDealCodeAct>) => {
  const outcome = redeemDealCodeAct(...given);
  return isRefusal(outcome) ? named(outcome, 'code') : outcome;
};

const isKept = ({ refundedAt }: BusinessDeal): boolean => refundedAt === null;

const redeem = async (tx: Tx, code: string): Promise<Redeemed> => {
  await lockSettings(tx);
  const found = await heldDealCode(tx, code);
  if (!found) throw new Refused(invalid('code', dealFaults.unknown));
  const deals = (await dealsOf(tx)).filter(isKept);
  const steps = dealSteps(await ownDealSteps(tx));
  const standing = { status: found.status, facts: { isOwn: deals.some((deal) => deal.codeId === found.id) } };
  const { status, moved, deal } = runAct(redeemBesideCode, standing, deals.length, steps);
  if (!moved) return { deal, isNew: false };
  await writeRedeemed(tx, found, { status, step: deal });
  await applyDeal(tx, deal);
  await recordEvent(tx, 'plan.redeem-deal', 'business', tx.business.id, { last4: found.last4 });
  return { deal, isNew: true };
};

/**
 * Redeems a deal code for the business, which has the plan by it for good. One it redeemed before is done already. Throws `Refused` for one that
 * is unknown, refunded or another business's, where the business has as many as can be combined, and after
 * ten wrong ones within the hour.
 *
 * @param network where it is asked from
 */
export const redeemDealCode = async (ctx: Ctx, network: string, typed: string): Promise<Redeemed> => {
  const code = dealCode(typed);
  if (!code) throw new Refused(invalid('code', dealFaults.wrongForm));
  return withDealTry(ctx, network, () => runOnce(ctx, (tx) => redeem(tx, code)));
};

/** Whom a refund is for, by the operator and no member. */
type RefundCtx = Pick<Ctx, 'database' | 'clock'> & { businessId: string; origin: string };

/** The product by itself. */
const nobody = { id: '00000000-0000-0000-0000-000000000000', name: '', role: '' };

/**
 * Refunds a code that a business redeemed: its plan is what its other codes give, and its owners are told. `repeated` where it was refunded before.
 *
 * @param id of the code
 */
export const refundDealCode = async (
  { database, clock, businessId, origin }: RefundCtx,
  id: string,
): Promise<{ name: string; deal: DealStep | null; repeated: boolean }> => {
  const business = await businessById(asAccess(database), businessId);
  return withBusiness(
    { database, clock, business, user: nobody, source: 'job' } as Ctx,
    'write',
    async (tx) => {
      await lockSettings(tx);
      const { status: before, last4 } = await dealCodeById(tx, id);
      const deals = (await dealsOf(tx)).filter(isKept);
      const steps = dealSteps(await ownDealSteps(tx));
      const standing = { status: before, facts: { isOwn: true } };
      const { status, moved, deal } = runAct(refundDealCodeAct, standing, deals.length, steps);
      if (!moved) return { name: business.name, deal, repeated: true };
      await writeRefunded(tx, { id }, status);
      const left = deals.filter(({ codeId }) => codeId !== id);
      for (const [at, one] of left.entries())
        await writeStep(tx, one, steps[Math.min(at, steps.length - 1)]!);
      await refundDeal(tx, deal);
      await recordEvent(tx, 'plan.refund-deal', 'business', tx.business.id, { last4 });
      await tellOwners(tx, origin, dealRefundedNews(last4, deal));
      return { name: business.name, deal, repeated: false };
    },
  );
};
