import type { Day } from '../../src/domain/day.ts';
import { refuseWhileCharged } from '../services/open-plan-invoice.ts';
import { moveBilling } from '../services/plan-billing.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import type { Ctx } from '../store/database/tx.ts';
import { billingOf } from '../store/plans/plan-billing.ts';

/**
 * Ends what is paid for: when the period is over, or at once where an invoice is past due, which is void then. Cancelled already, it answers the
 * same. Throws `Refused` where nothing is paid for.
 */
export const cancelPlan = (ctx: Ctx): Promise<{ until: Day | null }> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const billing = await billingOf(tx);
    await refuseWhileCharged(tx, billing);
    const { period } = await moveBilling(tx, billing, { type: 'cancel' });
    return { until: period?.to ?? null };
  });

/** Keeps the plan that was cancelled, or to be a smaller one. Throws `Refused` where nothing was cancelled. */
export const undoCancel = (ctx: Ctx): Promise<{ done: true }> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const billing = await billingOf(tx);
    await refuseWhileCharged(tx, billing);
    await moveBilling(tx, billing, { type: 'cancel.undo' });
    return { done: true as const };
  });
