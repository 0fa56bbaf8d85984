import type { Plan } from '../../src/domain/access/plans.ts';
import { changePlanAct } from '../acts/change-plan.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { planOf, writePlanOf } from '../store/plans/subscriptions.ts';

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
    const { moved, after } = runAct(changePlanAct, before, plan);
    if (!moved) return { plan: after };
    await writePlanOf(tx, after);
    await recordEvent(tx, 'plan.change', 'business', tx.business.id, {}, [{ field: 'plan', before, after }]);
    return { plan: after };
  });
