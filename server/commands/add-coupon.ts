import { nextTerms } from '../../src/domain/billing/coupon.ts';
import { couponFaults } from '../../src/domain/billing/plan-codes.words.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { withCouponTry } from '../services/code-tries.ts';
import { addForNextInvoice } from '../services/coupons.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, Refused } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { billingOf } from '../store/plans/plan-billing.ts';

/** What adding a coupon answers. */
type Added = { code: string; repeated?: boolean };

/**
 * Adds a coupon to a plan that is paid for: it is taken off the next invoice. Throws `Refused` where nothing is paid for from then on, and with why
 * the business can't use it, and after ten wrong ones within the hour.
 */
export const addCoupon = (ctx: Ctx, code: string): Promise<Added> =>
  withCouponTry(ctx, code, () =>
    runOnce(ctx, async (tx) => {
      await lockSettings(tx);
      const billing = await billingOf(tx);
      const next = nextTerms(billing);
      if (!next || !billing.currency) throw new Refused(invalid('couponcode', couponFaults.nothingPaid));
      const { plan, interval } = next;
      const wish = { code, plan, interval, currency: billing.currency, isNew: false };
      const { coupon } = await addForNextInvoice(tx, wish);
      await recordEvent(tx, 'plan.add-coupon', 'business', tx.business.id, { code: coupon.code });
      return { code: coupon.code };
    }),
  );
