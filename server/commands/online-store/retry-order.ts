import { isActive } from '../../../src/domain/online-store/connection.ts';
import type { Shops } from '../../services/shops.ts';
import { moveOrder } from '../../services/store-order/apply-order.ts';
import { fetchAndApply } from '../../services/store-order/take-order.ts';
import { tellOfHolds } from '../../services/store-order/tell-of-holds.ts';
import { runOnce } from '../../store/database/intent.ts';
import type { Ctx } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { lockStoreOrder } from '../../store/online-store/store-orders.ts';

/**
 * Fetches an order again at somebody's request, and applies it. Returns true if the same request was carried out before; the order
 * is then left alone. Throws `Refused` when there is nothing left to apply, and `Missing` when there is no such order.
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
  if (goesOn && !repeated) {
    await fetchAndApply(plain, shops, heard);
    await tellOfHolds(plain, shops);
  }
  return repeated;
};
