import type { OrdersQuery } from '../../adapters/shop/platform.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import type { Shops } from '../shops.ts';
import { withShopToken } from '../with-shop-token.ts';
import { keepOrder } from './take-order.ts';

/**
 * Fetches what changed in the shop since its orders were last asked for, so that all that its stock says is known; each waits to be applied.
 * Throws `ShopError` where the shop can't be asked.
 */
export const hearChanges = async (ctx: Ctx, shops: Shops, from: Date, epoch: number): Promise<void> => {
  let after: string | null = null;
  do {
    const query: OrdersQuery = { by: 'changed', from, after };
    const { orders, next } = await withShopToken(ctx, shops, (platform, shop, token) =>
      platform.orders(shop, token, query),
    );
    await withBusiness(ctx, 'write', async (tx) => {
      const store = await onlineStoreOf(tx);
      if (store.epoch !== epoch || store.shopId === null) return;
      for (const order of orders) await keepOrder(tx, store.shopId, order);
    });
    after = next;
  } while (after !== null);
};
