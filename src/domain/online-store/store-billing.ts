import type { Billing, PlanInterval, Terms } from '../billing/billing.ts';
import { isConnected, lacksPermission, type StoreLoss, type StoreStatus } from './connection.ts';

/** Where a plan that a shop was asked to bill is there: its owner is asked, pays for it, is late with paying the shop, or it has come to an end. */
export type BilledStatus = 'Pending' | 'Active' | 'Frozen' | 'Ended';

/** How often a shop bills a plan. */
export type BilledInterval = PlanInterval;

/** A plan that a shop was asked to bill, as far as the plan's own billing knows it. */
export interface Billed extends Terms {
  status: BilledStatus;
  /** Until when its owner paid the shop; null where it said nothing of it. */
  paidUntil: Date | null;
}

/** What is in force of all that a shop was asked to bill, the newest first; undefined where nothing is. */
export const billedInForce = <B extends Billed>(billed: readonly B[]): B | undefined =>
  billed.find(({ status }) => status === 'Active');

const areSame = (a: Terms, b: Terms): boolean =>
  a.plan === b.plan && a.interval === b.interval && a.seats === b.seats;

/** True where the shop's billing of exactly this is in force already. */
export const isInForce = ({ state, terms }: Billing, billed: Terms): boolean =>
  state === 'Store' && terms !== null && areSame(terms, billed);

type Priced = Pick<Terms, 'plan' | 'interval'>;

/** True where a shop's billing is that of a plan and an interval. */
export const isPlan = (one: Priced, { plan, interval }: Priced): boolean =>
  one.plan === plan && one.interval === interval;

/** The same plan that its owner was asked to agree to and hasn't answered; undefined where there is none. */
export const askedAlready = <B extends Billed>(billed: readonly B[], wanted: Priced): B | undefined =>
  billed.find((one) => one.status === 'Pending' && isPlan(one, wanted));

/** The connection to the shop that was asked, as it is now. */
export interface BillingShop {
  /** It is connected to that very shop. */
  isSame: boolean;
  status: StoreStatus;
  lostBy: StoreLoss | null;
}

/** True where the shop can be asked about what it bills. */
export const canAsk = ({ isSame, status }: BillingShop): boolean =>
  isSame && isConnected(status) && !lacksPermission(status);

/**
 * What is taken for the truth about a plan whose shop can't be asked any more. A shop ends what it bills once the product is uninstalled,
 * which disconnecting does; where it only lets us in no more, what was paid for goes on.
 */
export const unasked = (billed: Billed, { isSame, lostBy }: BillingShop, now: Date): Billed['status'] => {
  if (!isSame || lostBy === 'uninstalled') return 'Ended';
  return billed.paidUntil !== null && billed.paidUntil > now ? billed.status : 'Ended';
};
