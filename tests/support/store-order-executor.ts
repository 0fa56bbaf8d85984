import { applyOrder, moveOrder } from '../../server/services/store-order/apply-order.ts';
import { keepOrder } from '../../server/services/store-order/take-order.ts';
import { onlineStoreOf } from '../../server/store/online-stores.ts';
import { lockStoreOrder, orderStandingOf } from '../../server/store/store-orders.ts';
import { type Ctx, Refused, withBusiness } from '../../server/store/tx.ts';
import type { StoreOrder } from '../../src/domain/online-store/order.ts';
import { storeUser } from '../../src/domain/online-store/store-user.ts';
import { allows } from '../../src/machines/standing.ts';
import type { StoreOrderEvent } from '../../src/machines/store-order/store-order.lifecycle.ts';
import { storeOrderLifecycle } from '../../src/machines/store-order/store-order.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { type Answered, type Client, firstDay, type Server } from './server.ts';
import { storeIn } from './store-ground.ts';

/** An order of a store on the real server, as its jobs know it. */
interface StoreOrderWorld {
  client: Client;
  ctx: Ctx;
  id: string;
}

const order: StoreOrder = {
  ...{ id: '1', name: '#1001', placedAt: `${firstDay}T09:00:00Z`, changedAt: `${firstDay}T09:00:00Z` },
  ...{ cancelledAt: null, test: false, currency: 'USD', paymentStatus: 1, shippingStatus: 3 },
  ...{
    taxesIncluded: false,
    total: '48',
    rounding: '0',
    customer: { name: 'Ada', email: 'ada@example.com' },
  },
  lines: [
    {
      ...{ id: '1', kind: 'item', name: 'Kettle', quantity: 1, original: '48', discount: '0', taxes: [] },
      variant: null,
    },
  ],
  transactions: [
    {
      ...{ id: '1', kind: 'SALE', status: 'SUCCESS', gateway: 'shopify_payments', amount: '48' },
      ...{ at: `${firstDay}T09:00:00Z`, test: false },
    },
  ],
  ...{ refunds: [], cut: false },
};

const answered = (status: number, body: object): Answered => ({ status, headers: {}, body: body as never });

/** An order is applied as a job does it; whatever else becomes of it is what the server makes of the event. */
const send = async ({ ctx, id }: StoreOrderWorld, event: StoreOrderEvent): Promise<Answered> => {
  try {
    const row = await withBusiness(ctx, 'write', (tx) => lockStoreOrder(tx, id));
    if (event.type === 'order.apply' && allows(storeOrderLifecycle, orderStandingOf(row), event))
      await applyOrder(ctx, id);
    else await withBusiness(ctx, 'write', async (tx) => moveOrder(tx, await lockStoreOrder(tx, id), event));
    return answered(200, {});
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { kind, message } = error.refusal;
    return answered(400, { kind, Message: message });
  }
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
export const storeOrderExecutor = (
  server: Server,
  check: (world: StoreOrderWorld) => Promise<void>,
): Executor<StoreOrderWorld> =>
  lifecycleExecutor(server, {
    acts,
    start: async () => {
      const client = await server.client();
      await storeIn(client);
      const { database, clock } = server;
      const ctx: Ctx = { ...{ database, clock, user: storeUser }, business: client.shop.business };
      const id = await withBusiness(ctx, 'write', async (tx) => {
        const { shopId } = await onlineStoreOf(tx);
        return (await keepOrder(tx, shopId!, order)).id;
      });
      // The held order of the ground has nothing to do with this one.
      return { client, ctx, id };
    },
    standing: async ({ ctx, id }) =>
      withBusiness(ctx, 'write', async (tx) => orderStandingOf(await lockStoreOrder(tx, id))),
    check,
  });
