import { paypalSandboxChart } from '../../../../src/machines/provider-sandbox/paypal-sandbox.lifecycle.ts';
import { lifeBy, type StandsAt } from '../../sandbox-life.ts';

/** What lives at the sandbox's PayPal, as its chart says. */
export const paypalLife = lifeBy(paypalSandboxChart);

/** Where an order, a refund or a dispute stands. */
export type PaypalStatus<Kind extends string> = StandsAt<typeof paypalSandboxChart, Kind>;
