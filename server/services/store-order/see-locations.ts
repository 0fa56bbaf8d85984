import { onlineStoreOf } from '../../store/online-stores.ts';
import { noteStoreLocations } from '../../store/store-settings.ts';
import { type Ctx, withBusiness } from '../../store/tx.ts';
import type { Shops } from '../shops.ts';
import { withShopToken } from '../with-shop-token.ts';

/**
 * Asks a connected shop where it keeps its goods, and notes its locations, so that ours can be chosen for them. Throws `ShopError` where it can't
 * be asked, `Refused` where it has to be connected again. Source: connections.md, rule 18.
 */
export const seeLocations = async (ctx: Ctx, shops: Shops): Promise<void> => {
  const { epoch } = await withBusiness(ctx, 'read', (tx) => onlineStoreOf(tx));
  const shopLocations = await withShopToken(ctx, shops, (platform, shop, token) =>
    platform.locations(shop, token),
  );
  await withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx);
    if (store.epoch === epoch && store.shopId !== null)
      await noteStoreLocations(tx, store.shopId, shopLocations);
  });
};
