import { isActive } from '../../../src/domain/online-store/connection.ts';
import type { StoreOrderStatus } from '../../../src/domain/online-store/order-record.ts';
import type { Shops } from '../../services/shops.ts';
import { moveOrder } from '../../services/store-order/apply-order.ts';
import { fetchAndApply } from '../../services/store-order/take-order.ts';
import { onlineStoreOf } from '../../store/online-stores.ts';
import { lockStoreOrder } from '../../store/store-orders.ts';
import { type Ctx, withBusiness } from '../../store/tx.ts';

/**
 * Looks at an order again because somebody asks: it's fetched anew and applied. Throws `Refused` where there is nothing to look at, `Missing`
 * for none there is.
 */
export const retryOrder = async (ctx: Ctx, shops: Shops, id: string): Promise<StoreOrderStatus> => {
  const { intent: _, ...plain } = ctx;
  const heard = await withBusiness(plain, 'write', async (tx) => {
    const store = await onlineStoreOf(tx);
    const row = await lockStoreOrder(tx, id);
    const status = await moveOrder(tx, row, { type: 'order.retry' });
    return { row: { ...row, status }, store };
  });
  const { row, store } = heard;
  if (!isActive(store.status) || store.shopId !== row.shopId) return row.status;
  return (await fetchAndApply(plain, shops, { ...row, epoch: store.epoch })) ?? row.status;
};
