import { v7 } from 'uuid';
import { minus } from '../../../src/domain/money.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import { ownsStock } from '../../../src/domain/online-store/settings.ts';
import type { ShopPlatform } from '../../adapters/shop/platform.ts';
import type { Shops } from '../../services/shops.ts';
import { withShopToken } from '../../services/with-shop-token.ts';
import { onlineStoreOf } from '../../store/online-stores.ts';
import { notePush, type StockPush, variantsToPush } from '../../store/store-variants.ts';
import { type Ctx, withBusiness } from '../../store/tx.ts';

type Variant = Awaited<ReturnType<typeof variantsToPush>>[number];

const toPush = (ctx: Ctx) =>
  withBusiness(ctx, 'read', async (tx) => {
    const { status, automation, shopId } = await onlineStoreOf(tx);
    const owns = isActive(status) && automation !== null && ownsStock(automation);
    return owns && shopId ? { shopId, variants: await variantsToPush(tx, shopId) } : null;
  });

/** What the shop is to have: what it has now, and what changed here since it was last told. Null for what it doesn't count. */
const asked = async (
  platform: ShopPlatform,
  shop: string,
  token: string,
  { inventoryItem, changed, pushed }: Variant,
): Promise<StockPush | null> => {
  const seen = await platform.stockOf(shop, token, inventoryItem!);
  if (!seen) return null;
  const by = Math.trunc(Number(minus(changed, pushed ?? changed)));
  return { key: v7(), seen, available: seen.available + by, pushed: changed };
};

/**
 * Tells the shop what of our stock changed here by anything but its own orders, where we own the stock. It's told by how much, against what
 * it was seen to have, and once: what was asked is kept before it's asked, with a key. A shop whose stock moved meanwhile is read again next time.
 * Source: connections.md, rule 18.
 */
export const pushStock = async (ctx: Ctx, shops: Shops): Promise<void> => {
  const due = await toPush(ctx);
  for (const variant of due?.variants ?? []) {
    const { variantId, inventoryItem, pushed } = variant;
    const note = (push: StockPush | null, told: string) =>
      withBusiness(ctx, 'write', (tx) => notePush(tx, due!.shopId, variantId, { push, pushed: told }));
    await withShopToken(ctx, shops, async (platform, shop, token) => {
      const push = variant.push ?? (await asked(platform, shop, token, variant));
      if (!push) return note(null, variant.changed);
      if (!variant.push) await note(push, pushed ?? variant.changed);
      const { seen, available, key } = push;
      const isDone = await platform.setStock(shop, token, {
        inventoryItem: inventoryItem!,
        seen,
        available,
        key,
      });
      return note(null, isDone ? push.pushed : (pushed ?? variant.changed));
    });
  }
};
