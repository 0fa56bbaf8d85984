import { lifeBy, type StandsAt } from '../engine/life.ts';
import { stripeSandboxChart } from './stripe-sandbox.lifecycle.ts';

/** What lives at the sandbox's Stripe, as its chart says. */
export const stripeLife = lifeBy(stripeSandboxChart);

/** Where a payment, a refund, a dispute or a payout stands. */
export type StripeStatus<Kind extends string> = StandsAt<typeof stripeSandboxChart, Kind>;
