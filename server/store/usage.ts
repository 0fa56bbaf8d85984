import { type Cap, capOf } from '../../src/domain/access/plans.ts';
import { type Refusal, refusal } from '../../src/domain/refusal.ts';
import { Refused, type Tx } from './tx.ts';

const take = `update usage set n = n + $3 where business_id = $1 and cap = $2 and ($4::int is null or n + $3 <= $4) returning n`;

/** After a change to a smaller plan more may stand than it keeps. */
const limitReached = async (tx: Tx, cap: Cap, limit: number): Promise<Refusal> => {
  const [row] = await tx.query<{ n: number }>('select n from usage where business_id = $1 and cap = $2', [
    tx.business.id,
    cap,
  ]);
  return refusal('plan-limit', 'You have reached the limit for your plan', {
    details: { cap, limit, used: row!.n },
  });
};

const countOne = async (tx: Tx, cap: Cap, change: number): Promise<void> => {
  const limit = capOf(tx.business.plan, cap);
  const bound = change > 0 && Number.isFinite(limit) ? limit : null;
  const rows = await tx.query(take, [tx.business.id, cap, change, bound]);
  if (rows.length === 0) throw new Refused(await limitReached(tx, cap, limit));
};

/** Counts what the plan caps, by key. More than the plan allows is refused with the limit and how much of it is used. */
export const countUsage = async (tx: Tx, usage: Partial<Record<Cap, number>>): Promise<void> => {
  const caps = (Object.keys(usage) as Cap[]).filter((cap) => usage[cap]).sort();
  await Promise.all(caps.map((cap) => countOne(tx, cap, usage[cap]!)));
};
