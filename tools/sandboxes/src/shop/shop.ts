import type { SandboxLimit } from './limit.ts';
import type { SandboxOrder, SandboxProduct } from './order.ts';
import type { ShopStatus } from './shop-sandbox.lifecycle.ts';

/** A movement of a sandbox shop's balance. */
export interface SandboxMovement {
  id: string;
  type: string;
  amount: string;
  fee: string;
  orderId: number | null;
  transactionId: number | null;
}

/** What a sandbox shop paid out. */
export interface SandboxPayout {
  id: number;
  status: ShopStatus<'payout'>;
  at: Date;
  currency: string;
  /** In that currency. */
  movements: SandboxMovement[];
}

/** A plan of the app that a sandbox shop was asked to bill. */
export interface SandboxBilling {
  id: number;
  status: ShopStatus<'billing'>;
  name: string;
  price: { amount: string; currencyCode: string };
  interval: 'EVERY_30_DAYS' | 'ANNUAL';
  test: boolean;
  returnTo: string;
  askedAt: number;
  /** When its owner agreed. */
  agreedAt: number | null;
}

/** How a shop does with files of all its orders: at once, late, not at all, or it says no. */
export type BulkOutcome = 'done' | 'slow' | 'fails' | 'refuses' | 'breaks off';

/** The files a shop writes of its orders. */
export interface SandboxBulk {
  way: BulkOutcome;
  /** How often a slow one is asked before it's done. */
  looks: number;
  operations: Map<string, { orders: SandboxOrder[]; polls: number }>;
}

/** A shop as the sandbox keeps it, in memory. Any name is a shop's, made when it is first asked for. */
export interface SandboxShop {
  domain: string;
  id: string;
  name: string;
  currency: string;
  products: SandboxProduct[];
  orders: SandboxOrder[];
  payouts: SandboxPayout[];
  /** What it was asked to bill for the app, the newest last. */
  billings: SandboxBilling[];
  /** Where it keeps its goods; orders are sent from the first unless they say otherwise. */
  locations: { id: number; name: string }[];
  /** Where it reports what happens, by topic. */
  subscriptions: Map<string, string>;
  /** What it's paid out in, and how much of that one of its own currency is; its own where left out. */
  payoutIn?: { currency: string; rate: string };
  /** What its fees are told in, and how much of that one of what it's paid out in is; the same where left out. */
  feesIn?: { currency: string; rate: string };
  /** Changes of stock that were asked for, by the key they were asked with. */
  stockKeys: Set<string>;
  /** Files it writes of all its orders. */
  bulk: SandboxBulk;
  /** How much it may be asked. */
  limit: SandboxLimit;
  /** Codes that were exchanged: each is good once. */
  usedCodes: Set<string>;
  /** The app at the shop, by its box of the chart. */
  app: { status: ShopStatus<'app'> };
  /** Permissions given before this count for nothing. */
  uninstalledAt: number;
}
