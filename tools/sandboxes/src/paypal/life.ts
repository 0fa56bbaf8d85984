import { lifeBy, type StandsAt } from '../engine/life.ts';
import { paypalSandboxChart } from './paypal-sandbox.lifecycle.ts';

/** What lives at the sandbox's PayPal, as its chart says. */
export const paypalLife = lifeBy(paypalSandboxChart);

/** Where an order, a refund or a dispute stands. */
export type PaypalStatus<Kind extends string> = StandsAt<typeof paypalSandboxChart, Kind>;
