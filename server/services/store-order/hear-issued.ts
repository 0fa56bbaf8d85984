import { lockStoreOrder } from '../../store/store-orders.ts';
import { ordersIssuedSince } from '../../store/store-orders-again.ts';
import { type Ctx, withBusiness } from '../../store/tx.ts';
import { moveOrder } from './apply-order.ts';

/**
 * Lets orders be looked at again whose draft somebody issued: nothing is booked on a draft, so what was paid waits on the record until then.
 * Source: connections.md, rule 9.
 */
export const hearIssued = (ctx: Ctx, shopId: string): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    for (const id of await ordersIssuedSince(tx, shopId))
      await moveOrder(tx, await lockStoreOrder(tx, id), { type: 'order.hear' });
  });
