import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { lockStoreOrder } from '../../store/online-store/store-orders.ts';
import { ordersIssuedSince } from '../../store/online-store/store-orders-again.ts';
import { moveOrder } from './apply-order.ts';

/**
 * Lets orders be looked at again whose draft somebody issued: nothing is booked on a draft, so what was paid, cancelled or delivered waits on the
 * record until then. Source: connections.md, rules 9 and 15.
 */
export const hearIssued = (ctx: Ctx, shopId: string): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    const { automation } = await onlineStoreOf(tx);
    const follows = (what: number) => automation?.follows.includes(what) ?? false;
    const followed = { delivery: follows(1), returns: follows(3) };
    for (const id of await ordersIssuedSince(tx, shopId, followed))
      await moveOrder(tx, await lockStoreOrder(tx, id), { type: 'order.hear' });
  });
