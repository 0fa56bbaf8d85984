import { type Cap, capOf, caps, type Plan, type PlanFlag, planTables } from '../access/plans.ts';

/** What a plan doesn't have that another has, or has less of. */
export interface PlanLoss {
  flags: readonly PlanFlag[];
  caps: readonly { cap: Cap; limit: number }[];
}

/** What is lost by going from one plan to another; nothing where the other one has it all. */
export const planLoss = (from: Plan, to: Plan): PlanLoss => ({
  flags: [...planTables[from].flags].filter((flag) => !planTables[to].flags.has(flag)),
  caps: caps
    .filter((cap) => capOf(to, cap) < capOf(from, cap))
    .map((cap) => ({ cap, limit: capOf(to, cap) })),
});
