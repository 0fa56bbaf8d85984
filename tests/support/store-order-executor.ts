import { applyOrder, moveOrder } from '../../server/services/store-order/apply-order.ts';
import { keepOrder } from '../../server/services/store-order/take-order.ts';
import { type Ctx, withBusiness } from '../../server/store/database/tx.ts';
import { onlineStoreOf } from '../../server/store/online-store/online-stores.ts';
import { lockStoreOrder, orderStandingOf } from '../../server/store/online-store/store-orders.ts';
import { allows } from '../../src/machines/standing.ts';
import type { StoreOrderEvent } from '../../src/machines/store-order/store-order.lifecycle.ts';
import { storeOrderLifecycle } from '../../src/machines/store-order/store-order.lifecycle.ts';
import { answeredBy, storeCtxOf } from './job-acts.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { oneStoreOrder } from './one-store-order.ts';
import type { Answered, Client } from './server.ts';
import { storeIn } from './store-fixture.ts';

/** An order of a store on the real server, as its jobs know it. */
interface StoreOrderWorld {
  client: Client;
  ctx: Ctx;
  id: string;
}

/** An order is applied as a job does it; whatever else becomes of it is what the server makes of the event. */
const send = ({ ctx, id }: StoreOrderWorld, event: StoreOrderEvent): Promise<Answered> => {
  const act = async () => {
    const row = await withBusiness(ctx, 'write', (tx) => lockStoreOrder(tx, id));
    if (event.type === 'order.apply' && allows(storeOrderLifecycle, orderStandingOf(row), event))
      return applyOrder(ctx, id);
    return withBusiness(ctx, 'write', async (tx) => moveOrder(tx, await lockStoreOrder(tx, id), event));
  };
  return answeredBy(act());
};

const acts: Acts<StoreOrderWorld, StoreOrderEvent> = {
  'order.hear': send,
  'order.apply': send,
  'order.hold': send,
  'order.skip': send,
  'order.fail': send,
  'order.retry': send,
};

/** Carries paths of an order's chart out on the real server. */
export const storeOrderExecutor = lifecycleExecutor({
  acts,
  start: async (client, _, server) => {
    await storeIn(client);
    const ctx = storeCtxOf(server, client);
    const id = await withBusiness(ctx, 'write', async (tx) => {
      const { shopId } = await onlineStoreOf(tx);
      return (await keepOrder(tx, shopId!, oneStoreOrder)).id;
    });
    // The held order of the ground has nothing to do with this one.
    return { client, ctx, id };
  },
  standing: async ({ ctx, id }) =>
    withBusiness(ctx, 'write', async (tx) => orderStandingOf(await lockStoreOrder(tx, id))),
});
