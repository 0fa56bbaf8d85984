import { randomBytes } from 'node:crypto';
import type { ShopPlatform } from '../../server/adapters/shop/platform.ts';
import { shopifyPlatform } from '../../server/adapters/shop/shopify.ts';
import { storeScopes } from '../../src/domain/online-store/connection.ts';
import { testSecret } from './payments.ts';
import { origin } from './server.ts';

/** Shops that are nowhere: each answers what it is asked, and is another one each time. */
export const agreeableShops = (): ShopPlatform => ({
  ...shopifyPlatform({ key: 'test', secret: testSecret, sandboxUrl: 'http://127.0.0.1:9' }, origin),
  exchange: async () => ({
    token: 'token',
    tokenUntil: null,
    refreshToken: null,
    refreshUntil: null,
    scopes: storeScopes,
  }),
  shopInfo: async (shop) => ({
    id: randomBytes(6).toString('hex'),
    name: 'Ground',
    domain: shop,
    currency: 'USD',
    scopes: storeScopes,
  }),
  countOrders: async () => 12,
  orders: async () => ({ orders: [], next: null }),
  beginBulk: async () => 'file',
  bulkFile: async () => ({ url: null, orders: 0 }),
  order: async () => null,
  payouts: async () => [],
  billed: async (_shop, _token, ids) => ids.map((id) => ({ id, status: 'Pending', paidUntil: null })),
  uninstall: async () => {},
});
