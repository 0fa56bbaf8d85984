import type { StoreGrant, StoreShop } from '../../../src/domain/online-store/grant.ts';

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
  /** Takes the product off the shop, and its tokens with it. */
  uninstall: (shop: string, token: string) => Promise<void>;
}
