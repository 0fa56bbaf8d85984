import { lifeBy, type StandsAt } from '../engine/life.ts';
import { flutterwaveSandboxChart } from './flutterwave-sandbox.lifecycle.ts';

/** What lives at the sandbox's Flutterwave, as its chart says. */
export const flutterwaveLife = lifeBy(flutterwaveSandboxChart);

/** Where a transaction, a refund, a chargeback or a settlement stands. */
export type FlutterwaveStatus<Kind extends string> = StandsAt<typeof flutterwaveSandboxChart, Kind>;
