import { type Cap, caps, type Plan, planAt } from '../../../src/domain/access/plans.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** The plan a business is on now, with the end of its trial. Take it under the lock of the settings to change it. */
export const planOf = async (tx: BusinessTx): Promise<{ plan: Plan; trialEndsAt: Date | null }> => {
  const [row] = await tx.query(
    { plan: column.text.as<Plan>(), trialEndsAt: column.instant.orNull },
    'select plan, trial_ends_at from business where id = $1',
    [tx.business.id],
  );
  return { plan: planAt(row!.plan, row!.trialEndsAt, tx.now), trialEndsAt: row!.trialEndsAt };
};

/** True where the plan is still a trial that is over. */
export const trialOver = async (tx: BusinessTx): Promise<boolean> => {
  const [row] = await tx.query(
    { over: column.bool },
    `select plan = 'trial' and trial_ends_at <= $2 as over from business where id = $1`,
    [tx.business.id, tx.now],
  );
  return row!.over;
};

/**
 * Writes the plan a business is on from now on.
 *
 * @param seats how many people may work in it; as many as the plan comes with when null
 */
export const writePlanOf = async (tx: BusinessTx, plan: Plan, seats: number | null = null): Promise<void> => {
  await tx.query('update business set plan = $2, seats = $3 where id = $1', [tx.business.id, plan, seats]);
};

/** How much of each cap is used. */
export const usageOf = (tx: BusinessTx): Promise<{ cap: Cap; n: number }[]> =>
  tx.query(
    { cap: column.text.as<Cap>(), n: column.int },
    'select cap, n from usage where business_id = $1 and cap = any($2) order by cap',
    [tx.business.id, caps],
  );
