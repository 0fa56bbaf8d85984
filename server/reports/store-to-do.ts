import { permits } from '../../src/domain/access/permissions.ts';
import { isConnected, lacksPermission } from '../../src/domain/online-store/connection.ts';
import { holdsOf, ordersIn } from '../../src/domain/online-store/hold.ts';
import type { Tx } from '../store/database/tx.ts';
import { countHolds } from '../store/online-store/listed-store-orders.ts';
import { onlineStoreOf } from '../store/online-store/online-stores.ts';

/** What may wait for somebody of the online store. */
export type StoreToDoKind =
  | 'store uninstalled'
  | 'store access lost'
  | 'store plan limit'
  | 'store orders on hold';

interface StoreWaiting {
  kind: StoreToDoKind;
  count: number;
  total: null;
  until: null;
}

const waiting = (kind: StoreToDoKind, count: number): StoreWaiting => ({
  kind,
  count,
  total: null,
  until: null,
});

/** Whether a store is connected, and how many of its orders are on hold. */
export const storeOrdersOnHold = async (tx: Tx): Promise<{ connected: boolean; onHold: number }> => {
  const { status } = await onlineStoreOf(tx);
  const connected = isConnected(status);
  return { connected, onHold: connected ? ordersIn(await countHolds(tx)) : 0 };
};

/** What waits for somebody of the online store, for those who may see it: a store that lets us in no more, and orders on hold. */
export const storeToDo = async (tx: Tx): Promise<StoreWaiting[]> => {
  if (!permits(tx.user.role, 'settings.business')) return [];
  const { status, lostBy } = await onlineStoreOf(tx);
  if (!isConnected(status)) return [];
  const holds = await countHolds(tx);
  // Who can't choose a plan is led to the orders.
  const larger = permits(tx.user.role, 'settings.plan') ? ordersIn(holdsOf('plan', holds)) : 0;
  const others = ordersIn(holds) - larger;
  const lost = lostBy === 'uninstalled' ? 'store uninstalled' : 'store access lost';
  return [
    ...(lacksPermission(status) ? [waiting(lost, 0)] : []),
    ...(larger > 0 ? [waiting('store plan limit', larger)] : []),
    ...(others > 0 ? [waiting('store orders on hold', others)] : []),
  ];
};
