import type { StoreOrder } from '../../../src/domain/online-store/order.ts';
import type { StoreOrderStatus } from '../../../src/domain/online-store/order-record.ts';
import { refusal } from '../../../src/domain/refusal.ts';
import * as words from '../../../src/domain/words/store-orders.ts';
import type { Shops } from '../../services/shops.ts';
import { withShopToken } from '../../services/with-shop-token.ts';
import { onlineStoreOf } from '../../store/online-stores.ts';
import { keepOrderState, lockOrderOf, lockStoreOrder } from '../../store/store-orders.ts';
import { type Ctx, Refused, type Tx, withBusiness } from '../../store/tx.ts';
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
    const goesOn = store.status === 'Active' && store.sync?.autoSync === true;
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

const fetchAndApply = async (
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
  return withBusiness(ctx, 'write', async (tx) => {
    const row = await lockStoreOrder(tx, id);
    // What is in the books stays: a deletion in the shop marks the record alone.
    return row.documentId === null && row.waiting
      ? moveOrder(tx, { ...row, status: 'Received' }, { type: 'order.skip' }, words.orderGone)
      : row.status;
  });
};

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
  if (store.status !== 'Active' || store.shopId !== row.shopId) return row.status;
  return (await fetchAndApply(plain, shops, { ...row, epoch: store.epoch })) ?? row.status;
};

/** That orders can't be taken in, as a refusal of a request. */
export const notNow = (message: string): Refused => new Refused(refusal('illegal-move', message));
