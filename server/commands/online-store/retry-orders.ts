import { isActive } from '../../../src/domain/online-store/connection.ts';
import type { HoldKind, RetriedOrders } from '../../../src/domain/online-store/hold.ts';
import { isOnHold } from '../../../src/domain/online-store/order-record.ts';
import type { Shops } from '../../services/shops.ts';
import { applyOrder } from '../../services/store-order/apply-order.ts';
import { tellOfHolds } from '../../services/store-order/tell-of-holds.ts';
import { runOnce } from '../../store/database/intent.ts';
import { newId } from '../../store/database/new-id.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { countHolds } from '../../store/online-store/listed-store-orders.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { ordersHeldFor } from '../../store/online-store/store-orders.ts';
import { recordEvent } from '../../store/plan/events.ts';

/** As many as are tried while somebody waits; the next sync tries the others. */
const mostAtOnce = 100;

/**
 * Tries the orders on hold for one reason again, the oldest first, as they were last fetched, and says what came of it. While the store isn't
 * active none is.
 */
export const retryOrders = async (
  ctx: Ctx,
  shops: Pick<Shops, 'returnTo'>,
  kind: HoldKind,
): Promise<RetriedOrders> => {
  const { ids, epoch, goesOn } = await runOnce(ctx, async (tx) => {
    const store = await onlineStoreOf(tx);
    await recordEvent(tx, 'store.try-again', 'store', newId(), { shop: store.shop });
    const follows = isActive(store.status) && store.shopId !== null;
    const found = follows ? await ordersHeldFor(tx, store.shopId!, kind, mostAtOnce) : [];
    return { ids: found, epoch: store.epoch, goesOn: follows };
  });
  const { intent: _, ...plain } = ctx;
  let released = 0;
  for (const id of ids) {
    const status = await applyOrder(plain, id, epoch);
    if (status && !isOnHold({ status })) released += 1;
  }
  await tellOfHolds(plain, shops);
  const left = await withBusiness(plain, 'read', (tx) => countHolds(tx));
  return {
    tried: ids.length,
    released,
    goesOn,
    left: left.find((one) => one.kind === kind)?.orders ?? 0,
  };
};
