import { lifeBy, type StandsAt } from '../engine/life.ts';
import { planSandboxChart } from './plan-sandbox.lifecycle.ts';

/** What lives at the sandbox of plan payments, as its chart says. */
export const planLife = lifeBy(planSandboxChart);

/** Where a payment or a page stands. */
export type PlanSandboxStatus<Kind extends string> = StandsAt<typeof planSandboxChart, Kind>;
