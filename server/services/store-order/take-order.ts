import { isActive } from '../../../src/domain/online-store/connection.ts';
import type { StoreOrder } from '../../../src/domain/online-store/order.ts';
import { heardAgain, type StoreOrderStatus } from '../../../src/domain/online-store/order-record.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { type Ctx, type Tx, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { keepOrderState, lockOrderOf, lockStoreOrder } from '../../store/online-store/store-orders.ts';
import { forgetState } from '../../store/online-store/store-orders-again.ts';
import type { Shops } from '../shops.ts';
import { withShopToken } from '../with-shop-token.ts';
import { applyOrder, moveOrder } from './apply-order.ts';

/** Keeps what was fetched of an order, which then waits to be looked at. Answers its id, and whether it tells something new. */
export const keepOrder = async (
  tx: Tx,
  shopId: string,
  order: StoreOrder,
): Promise<{ id: string; isNew: boolean }> => {
  const row = await lockOrderOf(tx, shopId, order.id);
  const isNew = await keepOrderState(tx, row.id, order);
  if (isNew) await moveOrder(tx, row, { type: 'order.hear' });
  return { id: row.id, isNew };
};

/** Notes that the shop told of an order; null where its store isn't connected any more. */
const hear = (ctx: Ctx, orderId: string) =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx);
    if (store.shopId === null) return null;
    const row = await lockOrderOf(tx, store.shopId, orderId);
    await moveOrder(tx, row, { type: 'order.hear' });
    const goesOn = isActive(store.status) && store.sync?.autoSync === true;
    return { id: row.id, shopId: store.shopId, epoch: store.epoch, goesOn };
  });

/**
 * Takes in an order that the shop told of: it's fetched whole and applied. While the store isn't active, or syncs when asked alone, it's noted
 * and waits.
 *
 * @returns where it stands; null where no store is connected
 * @throws ShopError where the shop can't be asked
 */
export const takeOrder = async (
  ctx: Ctx,
  shops: Shops,
  orderId: string,
): Promise<StoreOrderStatus | null> => {
  const heard = await hear(ctx, orderId);
  if (!heard) return null;
  if (!heard.goesOn) return 'Received';
  return fetchAndApply(ctx, shops, { ...heard, orderId });
};

/** Marks an order that its shop no longer has. What is in the books stays. Source: connections.md, rule 8. */
const markGone = async (tx: Tx, id: string): Promise<StoreOrderStatus> => {
  const row = await lockStoreOrder(tx, id);
  const again = heardAgain(row);
  if (!again.waiting) return row.status;
  if (row.documentId !== null) return moveOrder(tx, again, { type: 'order.apply' }, words.orderGone);
  const status = await moveOrder(
    tx,
    { ...again, status: 'Received' },
    { type: 'order.skip' },
    words.orderGone,
  );
  await forgetState(tx, id);
  return status;
};

/** Fetches an order that was heard of, and applies it; null where its connection is another by then. */
export const fetchAndApply = async (
  ctx: Ctx,
  shops: Shops,
  { id, shopId, orderId, epoch }: { id: string; shopId: string; orderId: string; epoch: number },
): Promise<StoreOrderStatus | null> => {
  const order = await withShopToken(ctx, shops, (platform, shop, token) =>
    platform.order(shop, token, orderId),
  );
  const kept = await withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx);
    if (store.epoch !== epoch) return false;
    if (order) await keepOrder(tx, shopId, order);
    return true;
  });
  if (!kept) return null;
  if (order) return applyOrder(ctx, id, epoch);
  return withBusiness(ctx, 'write', (tx) => markGone(tx, id));
};
