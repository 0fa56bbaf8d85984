import { lifeBy, type StandsAt } from '../engine/life.ts';
import { paystackSandboxChart } from './paystack-sandbox.lifecycle.ts';

/** What lives at the sandbox's Paystack, as its chart says. */
export const paystackLife = lifeBy(paystackSandboxChart);

/** Where a transaction, a refund, a dispute or a settlement stands. */
export type PaystackStatus<Kind extends string> = StandsAt<typeof paystackSandboxChart, Kind>;
