import { isActive } from '../../../src/domain/online-store/connection.ts';
import type { Shops } from '../../services/shops.ts';
import { moveOrder } from '../../services/store-order/apply-order.ts';
import { fetchAndApply } from '../../services/store-order/take-order.ts';
import { runOnce } from '../../store/intent.ts';
import { onlineStoreOf } from '../../store/online-stores.ts';
import { lockStoreOrder } from '../../store/store-orders.ts';
import type { Ctx } from '../../store/tx.ts';

/**
 * Looks at an order again because somebody asks: it's fetched anew and applied. Throws `Refused` where there is nothing to look at, `Missing`
 * for none there is. True where the same press was carried out before; it is not looked at twice then.
 */
export const retryOrder = async (ctx: Ctx, shops: Shops, id: string): Promise<boolean> => {
  const { repeated, goesOn, ...heard } = await runOnce(ctx, async (tx) => {
    const store = await onlineStoreOf(tx);
    const { shopId, orderId, ...row } = await lockStoreOrder(tx, id);
    await moveOrder(tx, { shopId, orderId, ...row }, { type: 'order.retry' });
    const isOfStore = isActive(store.status) && store.shopId === shopId;
    return { repeated: false, goesOn: isOfStore, id, shopId, orderId, epoch: store.epoch };
  });
  const { intent: _, ...plain } = ctx;
  if (goesOn && !repeated) await fetchAndApply(plain, shops, heard);
  return repeated;
};
