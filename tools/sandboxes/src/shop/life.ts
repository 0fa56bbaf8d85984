import { lifeBy, type StandsAt } from '../engine/life.ts';
import { shopSandboxChart } from './shop-sandbox.lifecycle.ts';

/** What lives at a sandbox shop, as its chart says. */
export const shopLife = lifeBy(shopSandboxChart);

/** Where an order, what is paid of it, the app, a token or a payout stands. */
export type ShopStatus<Kind extends string> = StandsAt<typeof shopSandboxChart, Kind>;
