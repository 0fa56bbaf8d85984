import { onlineStoreRefusals as words } from '../../../src/domain/online-store/refusals.words.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { ShopError } from '../../adapters/shop/platform.ts';
import type { Shops } from '../../services/shops.ts';
import { pullStock } from '../../services/store-order/pull-stock.ts';
import { runOnce } from '../../store/database/intent.ts';
import { type Ctx, Refused } from '../../store/database/tx.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { lockProduct } from '../../store/stock/products.ts';

/**
 * Looks at the shop's stock of an item again at somebody's request. Returns true if the same request was carried out before. Throws
 * `Missing` for an item of nobody's, `Refused` where the shop isn't answering.
 */
export const retryCount = async (ctx: Ctx, shops: Shops, productId: string): Promise<boolean> => {
  const { repeated } = await runOnce(ctx, async (tx) => {
    await lockProduct(tx, productId);
    await recordEvent(tx, 'store.count-again', 'product', productId);
    return { repeated: false };
  });
  const { intent: _, ...plain } = ctx;
  try {
    if (!repeated) await pullStock(plain, shops, { productId }, true);
  } catch (error) {
    if (error instanceof ShopError) throw new Refused(refusal('illegal-move', words.storeAway));
    throw error;
  }
  return repeated;
};
