import type { Decimal } from '../../../src/domain/money.ts';
import type { StoreGrant, StoreShop } from '../../../src/domain/online-store/grant.ts';
import type { StoreOrder, StoreVariant } from '../../../src/domain/online-store/order.ts';
import type { PayoutLine, ShopPayout } from '../../../src/domain/online-store/payout.ts';
import type { BilledStatus } from '../../../src/domain/online-store/store-billing.ts';
import type { ShopTopic } from './topics.ts';

/** Why a shop couldn't be asked: it said no to what we hold, or nothing could be learnt of it. */
export type ShopFault = 'refused' | 'unreachable';

/** A shop that didn't give what was asked for. Its message is for the log and holds no token. */
export class ShopError extends Error {
  readonly fault: ShopFault;
  constructor(fault: ShopFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** A shop that asks us to slow down, and for how long. */
export class ShopThrottled extends ShopError {
  readonly waitMs: number;
  constructor(waitMs: number) {
    super('unreachable', `throttled for ${waitMs} ms`);
    this.waitMs = waitMs;
  }
}

/** A file of orders that can't be had: the shop wouldn't write it, or what it wrote can't be read. Pages are asked for then. */
export class BulkError extends Error {}

/** A file of all orders that a shop wrote; without an address where there are none. */
export interface BulkFile {
  url: string | null;
  /** How many orders it holds. */
  orders: number;
}

/** An order out of such a file. */
export interface BulkOrder {
  order: StoreOrder;
  /** False for one of which the file doesn't say all: it's asked for alone. */
  whole: boolean;
}

/** Which orders are asked for: those placed or those changed from a moment on. */
export interface OrdersQuery {
  by: 'placed' | 'changed';
  from: Date;
  /** Where the page before ended; null for the first. */
  after: string | null;
}

/** What a signed report of a shop says of itself. */
export interface ShopReport {
  shop: string;
  /** As the shop writes it, such as "orders/create". */
  topic: string;
  /** Names the event: what it comes with again is the same. */
  eventId: string;
  /** When it happened, as a header says that no signature is over; null where it doesn't. */
  triggeredAt: Date | null;
}

/** What a shop has of an item at one of its locations. */
export interface ShopStock {
  locationId: string;
  available: number;
}

/** What a shop sells, as its list of them says it; its name is the product’s, as an order’s line has it. */
export type ListedVariant = StoreVariant;

/** A plan of ours as a shop is asked to bill it. */
export interface BillingRequest {
  /** What its owner sees on the bill. */
  name: string;
  interval: 'month' | 'year';
  price: { amount: Decimal; currency: string };
  /** Where the shop's page leads back to, whatever its owner answers. */
  returnTo: string;
}

/** What a shop says of a plan it was asked to bill. */
export interface BilledPlan {
  id: string;
  status: BilledStatus;
  /** Until when its owner paid the shop; null for one that isn't in force. */
  paidUntil: Date | null;
}

/** What came of setting a shop's stock: nothing where it has changed since it was seen, or the shop doesn't count it there any more. */
export type SetStock = 'done' | 'moved' | 'gone';

/** What a shop has of each of some items, by location. */
export type ShopLevels = Map<string, ReadonlyMap<string, number>>;

/**
 * Whoever runs the shops. A port: the official library and the sandbox stand behind it. What it asks a shop throws `ShopError`.
 * Shops are named by their domains, which `isShopDomain` was asked about before.
 */
export interface ShopPlatform {
  /** True where no real shop is reached. */
  sandbox: boolean;
  /** The machine's time, by which tokens run out. */
  clock: () => Date;
  /** The shop's page on which its owner gives permission. */
  permissionUrl: (shop: string, state: string, returnTo: string) => string;
  /** Whether the platform itself made these parameters, a moment ago. */
  isSigned: (query: URLSearchParams) => Promise<boolean>;
  /** Exchanges the code a shop sent for tokens; a code is good once. */
  exchange: (shop: string, code: string) => Promise<StoreGrant>;
  /** Renews tokens; the refresh token used is good no more once its successor was used. */
  refresh: (shop: string, refreshToken: string) => Promise<StoreGrant>;
  shopInfo: (shop: string, token: string) => Promise<StoreShop>;
  /** How many orders were placed from a moment on. */
  countOrders: (shop: string, token: string, from: Date) => Promise<number>;
  /** A page of orders, the oldest first, and where the next begins; null after the last. */
  orders: (
    shop: string,
    token: string,
    request: OrdersQuery,
  ) => Promise<{ orders: StoreOrder[]; next: string | null }>;
  /** Asks a shop to write all orders placed from a moment on into one file; answers what that goes by. Throws `BulkError` too. */
  beginBulk: (shop: string, token: string, from: Date) => Promise<string>;
  /** The file, once it's written; null before. Throws `BulkError` too. */
  bulkFile: (shop: string, token: string, id: string) => Promise<BulkFile | null>;
  /** The orders of a file, read as they are asked for: no more than one is held. Throws `BulkError`. */
  bulkOrders: (url: string) => AsyncIterable<BulkOrder>;
  /** An order whole; null for one the shop doesn't have. */
  order: (shop: string, token: string, id: string) => Promise<StoreOrder | null>;
  /** Asks the shop to report what happens to an address, where it doesn't yet; all we ask for, or those topics alone. */
  subscribe: (shop: string, token: string, address: string, only?: readonly ShopTopic[]) => Promise<void>;
  /** Whether headers can be those of a report, a signature of its form among them; judged before anything of the body is read. */
  isHeadOfReport: (headers: Readonly<Record<string, string | string[] | undefined>>) => boolean;
  /** What a report says of itself, where the shop platform signed exactly these bytes; otherwise null. */
  reportOf: (
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ) => ShopReport | null;
  /** What a shop paid out from a day on; nothing where others take its payments. */
  payouts: (shop: string, token: string, from: Date) => Promise<ShopPayout[]>;
  /** The movements that a payout holds. */
  payoutLines: (shop: string, token: string, payoutId: string) => Promise<PayoutLine[]>;
  /** Where a shop keeps its goods. */
  locations: (shop: string, token: string) => Promise<{ id: string; name: string }[]>;
  /** How its last orders were paid, where that money goes to an account of the business's choice. */
  gateways: (shop: string, token: string) => Promise<string[]>;
  /** What it has of an item at a location, null for the first that has it; null where it doesn't count it there. */
  stockOf: (
    shop: string,
    token: string,
    inventoryItem: string,
    locationId: string | null,
  ) => Promise<ShopStock | null>;
  /** A page of what the shop sells, and where the next begins; null after the last. */
  variants: (
    shop: string,
    token: string,
    after: string | null,
  ) => Promise<{ variants: ListedVariant[]; next: string | null }>;
  /** What it has of each item at each location that has it; an item that it doesn't count, or doesn't have any more, isn't there. */
  levelsOf: (shop: string, token: string, inventoryItems: readonly string[]) => Promise<ShopLevels>;
  /** Sets what a shop has of an item, once for each key, and says what came of it. */
  setStock: (
    shop: string,
    token: string,
    request: { inventoryItem: string; seen: ShopStock; available: number; key: string },
  ) => Promise<SetStock>;
  /** The currency in which a shop may be billed besides US dollars. */
  billingCurrency: (shop: string, token: string) => Promise<string>;
  /** Asks a shop to bill a plan of ours, and answers the page on which its owner agrees; nothing is billed before. One that is agreed to takes the place of the one before. */
  askBilling: (
    shop: string,
    token: string,
    request: BillingRequest,
  ) => Promise<{ id: string; confirmUrl: string }>;
  /** What a shop says of plans it was asked to bill, one for each that it was asked about; those of the other kind, test or real, aren't ours. */
  billed: (shop: string, token: string, ids: readonly string[]) => Promise<BilledPlan[]>;
  /** Has a shop bill a plan no more; it gives back the days that are left. */
  endBilling: (shop: string, token: string, id: string) => Promise<void>;
  /** Takes the product off the shop, and its tokens with it. */
  uninstall: (shop: string, token: string) => Promise<void>;
}
