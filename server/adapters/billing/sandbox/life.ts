import { planSandboxChart } from '../../../../src/machines/provider-sandbox/plan-sandbox.lifecycle.ts';
import { lifeBy, type StandsAt } from '../../sandbox-life.ts';

/** What lives at the sandbox of plan payments, as its chart says. */
export const planLife = lifeBy(planSandboxChart);

/** Where a payment or a page stands. */
export type PlanSandboxStatus<Kind extends string> = StandsAt<typeof planSandboxChart, Kind>;
