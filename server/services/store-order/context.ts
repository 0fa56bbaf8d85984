import type { World } from '../../../src/domain/books/world.ts';
import { type Day, dayIn, daysAfter } from '../../../src/domain/day.ts';
import type { HoldKind, OrderHold } from '../../../src/domain/online-store/hold.ts';
import type { StoreOrder } from '../../../src/domain/online-store/order.ts';
import type { StoreSettings } from '../../../src/domain/online-store/settings.ts';
import { type Refusal, refusal } from '../../../src/domain/values/refusal.ts';
import type { Tx } from '../../store/database/tx.ts';
import type { StoreGateway, StoreLocation } from '../../store/online-store/store-settings.ts';

/** What an order of a shop is applied with. */
export interface OrderContext {
  tx: Tx;
  shopId: string;
  /** The order's record here. */
  recordId: string;
  order: StoreOrder;
  settings: StoreSettings;
  /** As the business's own, with the accounts that the store's settings name. */
  world: World;
  /** The ways of paying that were seen, with the accounts chosen for them. */
  gateways: readonly StoreGateway[];
  /** The shop's locations, where the business has several of its own; null where all goods are in one. */
  shopLocations: readonly StoreLocation[] | null;
}

/** What holds an order, and the sentence that says so. */
export const held = (kind: HoldKind, reason: string, about: string | null = null): Refusal =>
  refusal('invalid', reason, { details: { hold: { kind, about } satisfies OrderHold } });

/** The world in which a store's orders are posted: its accounts take the roles that they are mapped to. Source: connections.md, rule 17. */
export const storeWorld = (world: World, { accounting }: StoreSettings): World => ({
  ...world,
  accounts: {
    ...world.accounts,
    sales: accounting.sales,
    discount: accounting.discount,
    shipping: accounting.shipping,
    taxCollected: accounting.taxes,
    costOfGoods: accounting.costOfGoods,
    // Money of an online payment waits on this one until the shop pays out.
    clearing: accounting.payment,
  },
});

/** The same world, with money of online payments on an account. */
export const clearingOn = (world: World, clearing: number): World => ({
  ...world,
  accounts: { ...world.accounts, clearing },
});

/** The first day from a moment on that is open; after today while all days are locked. Source: answers-2.md, Q106. */
export const openDayOf = (at: string, { tx, world }: Pick<OrderContext, 'tx' | 'world'>): Day => {
  const day = dayIn(tx.business.timeZone, new Date(at));
  const { lockedUntil } = world;
  return lockedUntil !== null && day <= lockedUntil ? daysAfter(lockedUntil, 1) : day;
};

/** The latest of some days. */
export const latest = (...days: Day[]): Day => days.reduce((a, b) => (a > b ? a : b));
