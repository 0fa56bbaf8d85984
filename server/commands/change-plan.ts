import type { Plan } from '../../src/domain/access/plans.ts';
import { changePlanAct } from '../acts/change-plan.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { lockSettings } from '../store/settings-lock.ts';
import { planOf, writePlanOf } from '../store/subscriptions.ts';
import { type Ctx, unwrap } from '../store/tx.ts';

/** What changing a plan answers. */
export type PlanChanged = { plan: Plan };

/**
 * Puts the business on another plan, from the next call of everybody on. Nothing is charged, and nothing that is there
 * goes away. Throws `Refused` for a trial, which is only begun with.
 */
export const changePlan = (ctx: Ctx, plan: Plan): Promise<PlanChanged> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const { plan: before } = await planOf(tx);
    const { moved, after } = unwrap(changePlanAct(before, plan));
    if (!moved) return { plan: after };
    await writePlanOf(tx, after);
    await recordEvent(tx, 'plan.change', 'business', tx.business.id, {}, [{ field: 'plan', before, after }]);
    return { plan: after };
  });
