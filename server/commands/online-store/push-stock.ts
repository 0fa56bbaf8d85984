import { minus, plus } from '../../../src/domain/money.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import { ownsStock } from '../../../src/domain/online-store/settings.ts';
import type { ShopPlatform } from '../../adapters/shop/platform.ts';
import type { Shops } from '../../services/shops.ts';
import { settleMatches } from '../../services/store-order/settle-matches.ts';
import { withShopToken } from '../../services/with-shop-token.ts';
import { newId } from '../../store/database/new-id.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import {
  followLevels,
  levelsToPush,
  notePush,
  type StockPush,
  type StoreLevel,
} from '../../store/online-store/store-levels.ts';

const toPush = (ctx: Ctx) =>
  withBusiness(ctx, 'write', async (tx) => {
    const { status, automation, shopId } = await onlineStoreOf(tx);
    const owns = isActive(status) && automation !== null && ownsStock(automation);
    if (!owns || shopId === null) return null;
    await followLevels(tx, shopId);
    return { shopId, levels: await levelsToPush(tx, shopId) };
  });

/** What the shop is to have there: what it has now, and what changed here since it was last told. Null for what it doesn't count there. */
const stockPushOf = async (
  platform: ShopPlatform,
  shop: string,
  token: string,
  { inventoryItem, placeId, changed, pushed }: StoreLevel,
): Promise<StockPush | null> => {
  const seen = await platform.stockOf(shop, token, inventoryItem, placeId || null);
  if (!seen) return null;
  // A shop counts whole pieces; the rest is told with what changes next.
  const by = Math.trunc(Number(minus(changed, pushed)));
  return { key: newId(), seen, available: seen.available + by, pushed: plus(pushed, String(by)) };
};

/**
 * Tells the shop what of our stock changed here by anything but its own orders, where we own the stock: each of its locations what changed at
 * the one of ours that it stands for. It's told by how much, against what it was seen to have, and once: what was asked is kept before
 * it's asked, with a key. A shop whose stock moved meanwhile is read again next time. Source: connections.md, rule 18.
 */
export const pushStock = async (ctx: Ctx, shops: Shops): Promise<void> => {
  await settleMatches(ctx, shops);
  const due = await toPush(ctx);
  for (const level of due?.levels ?? []) {
    const { inventoryItem, pushed, changed } = level;
    const note = (push: StockPush | null, pushedTo: string) =>
      withBusiness(ctx, 'write', (tx) => notePush(tx, due!.shopId, level, { push, pushed: pushedTo }));
    await withShopToken(ctx, shops, async (platform, shop, token) => {
      const push = level.push ?? (await stockPushOf(platform, shop, token, level));
      if (!push) return note(null, changed);
      if (!level.push) await note(push, pushed);
      const { seen, available, key } = push;
      const came = await platform.setStock(shop, token, { inventoryItem, seen, available, key });
      // One that the shop deleted doesn't keep the others from being told.
      return note(null, { done: push.pushed, moved: pushed, gone: changed }[came]);
    });
  }
};
