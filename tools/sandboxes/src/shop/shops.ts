import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { newBulk } from './bulk.ts';
import { newLimit } from './limit.ts';
import type { SandboxOrder, SandboxProduct } from './order.ts';
import { placedOrder, productsOf } from './orders.ts';
import type { SandboxShop } from './shop.ts';
import { type ShopStatus, shopLife } from './shop-sandbox.lifecycle.ts';

const orders = 12;
const dayMs = 86_400_000;

const orderId = (products: readonly SandboxProduct[], n: number): number => products[0]!.id * 1000 + n;

/** A shop with twelve orders, one every third day up to now. */
export const newShop = (domain: string, now: number): SandboxShop => {
  const label = domain.split('.')[0]!;
  const words = label.split('-').filter(Boolean);
  const products = productsOf(domain);
  return {
    domain,
    id: String(createHash('sha256').update(domain).digest().readUIntBE(0, 6)),
    name: words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' '),
    // A shop called so keeps its money in euros, so that another currency than the business's can be tried.
    currency: words.includes('euro') ? 'EUR' : 'USD',
    products,
    orders: Array.from({ length: orders }, (_, n) =>
      placedOrder({
        id: orderId(products, n + 1),
        n: n + 1,
        products,
        paid: n % 5 !== 4,
        at: new Date(now - (orders - 1 - n) * 3 * dayMs),
      }),
    ),
    payouts: [],
    billings: [],
    locations: [
      { id: 1, name: 'Shop floor' },
      { id: 2, name: 'Warehouse' },
    ],
    subscriptions: new Map(),
    stockKeys: new Set(),
    bulk: newBulk(),
    limit: newLimit(now),
    usedCodes: new Set(),
    app: { status: 'absent' },
    uninstalledAt: 0,
  };
};

/** Takes the app off a shop, its permissions and what is billed for it with it; false where it isn't there. */
export const uninstall = (shop: SandboxShop, now: number): boolean => {
  if (!shopLife.happen('app', shop.app, 'app.uninstall')) return false;
  shop.uninstalledAt = now;
  for (const billing of shop.billings) shopLife.happen('billing', billing, 'billing.cancel');
  return true;
};

/** Adds an order placed now. */
export const addOrder = (shop: SandboxShop, now: number, paid = true, abroad = false): SandboxOrder => {
  const n = shop.orders.length + 1;
  const { products } = shop;
  const order = placedOrder({ id: orderId(products, n), n, at: new Date(now), products, paid, abroad });
  shop.orders.push(order);
  return order;
};

/** What a code or a token of the sandbox says. It is signed, so that nothing of it need be remembered. */
export interface Permission {
  kind: 'code' | 'access' | 'refresh';
  shop: string;
  scopes: string;
  /** When it was given and until when it is good, in milliseconds. */
  at: number;
  until: number;
}

const macOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** A permission as text. No two are alike. */
export const written = (permission: Permission, secret: string): string => {
  const text = Buffer.from(
    JSON.stringify({ ...permission, n: randomBytes(9).toString('base64url') }),
  ).toString('base64url');
  return `shp_${text}.${macOf(text, secret)}`;
};

/** The permission that was written so; null for what the sandbox didn't write. */
export const readPermission = (text: string, secret: string): Permission | null => {
  const [, payload, mac] = /^shp_([\w-]+)\.([\w-]{43})$/.exec(text) ?? [];
  if (!payload || !mac) return null;
  const expected = macOf(payload, secret);
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Permission;
};

/** Where a code or a token of a shop stands, by its box of the chart. */
export const permissionStatus = (
  { usedCodes, uninstalledAt }: SandboxShop,
  { at, until }: Permission,
  text: string,
  now: number,
): ShopStatus<'token'> => {
  if (usedCodes.has(text)) return 'used';
  if (at <= uninstalledAt) return 'revoked';
  return until > now ? 'good' : 'expired';
};

/** The parameters of an address back to the app, signed as the shop signs them. */
export const signedQuery = (fields: Readonly<Record<string, string>>, secret: string): URLSearchParams => {
  const query = new URLSearchParams(Object.entries(fields).sort(([a], [b]) => a.localeCompare(b)));
  const hmac = createHmac('sha256', secret).update(query.toString()).digest('hex');
  return new URLSearchParams([...query, ['hmac', hmac]]);
};
