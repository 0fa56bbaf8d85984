import type { ShopPlatform } from '../../adapters/shop/platform.ts';
import { type BusinessTx, type Ctx, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { noteGateways, noteStoreLocations } from '../../store/online-store/store-settings.ts';
import type { Shops } from '../shops.ts';
import { withShopToken } from '../with-shop-token.ts';

/** Asks a connected shop something, and notes what it answers unless it was connected anew meanwhile. */
const askAndNote = async <Answer>(
  ctx: Ctx,
  shops: Shops,
  ask: (platform: ShopPlatform, shop: string, token: string) => Promise<Answer>,
  note: (tx: BusinessTx, shopId: string, answer: Answer) => Promise<void>,
): Promise<void> => {
  const { epoch } = await withBusiness(ctx, 'read', (tx) => onlineStoreOf(tx));
  const answer = await withShopToken(ctx, shops, ask);
  await withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx);
    if (store.epoch === epoch && store.shopId !== null) await note(tx, store.shopId, answer);
  });
};

/**
 * Asks a connected shop where it keeps its goods and how it is paid, and notes its locations and payment methods, so that ours and accounts
 * can be chosen for them before an order needs them. Throws `ShopError` where it can't be asked, `Refused` where it has to be connected
 * again. Source: connections.md, rules 13 and 18.
 */
export const seeShop = async (ctx: Ctx, shops: Shops): Promise<void> => {
  await askAndNote(ctx, shops, ({ locations }, shop, token) => locations(shop, token), noteStoreLocations);
  await askAndNote(ctx, shops, ({ gateways }, shop, token) => gateways(shop, token), noteGateways);
};
