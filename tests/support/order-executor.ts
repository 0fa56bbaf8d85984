import type { OrderEvent } from '../../src/machines/order/order.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { type BillApi, billApiFor } from './bill-api.ts';
import { emptyDraft } from './empty-draft.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import { type OrderApi, orderApiFor } from './order-api.ts';
import { billedOn, followed, stillToBill } from './order-billing.ts';
import type { Client, Server } from './server.ts';

/** One purchase order on the real server, on its way along a path. */
export interface OrderWorld {
  client: Client;
  orders: OrderApi;
  bills: BillApi;
  vendor: string;
  id: string;
  /** Edits so far; each names its lines after its number, so that it really changes something. */
  edits: number;
}

const linesOf = (ordered: readonly string[], edit: number) =>
  ordered.map((Qty, index) => ({
    ProductName: `Edit ${edit}, line ${index + 1}`,
    Qty,
    HomeUnitPrice: '5',
  }));

const acts: Acts<OrderWorld, OrderEvent> = {
  'order.edit': (world, { edited }) => {
    world.edits += 1;
    const items = linesOf(edited.ordered, world.edits);
    return world.orders.update(world.id, { vendor: world.vendor, items, status: 'Draft' });
  },
  'order.issue': ({ orders, id }) => orders.issue(id),
  'order.bill': async (world, { billing }) => {
    const { orders, id } = world;
    const { standing, PurchaseOrderItems: lines } = await orders.view(id);
    const stands = lines.map(({ BilledQty }) => BilledQty);
    const asIs = standing.facts.draftBill || standing.status === 'BillCreated';
    // What is there already is answered, whatever is asked for.
    if (asIs) return orders.bill(id, []);
    return billedOn(world, stillToBill(stands, billing.billed), billing.draftBill);
  },
  'order.rebill': (world, { billing }) => followed(world, billing),
  'order.unbill': (world, { billing }) => followed(world, billing),
  'order.close': ({ orders, id }) => orders.close(id),
  'order.cancel': ({ orders, id }, { payments }) => orders.cancel(id, payments),
  'order.reopen': ({ orders, id }) => orders.reopen(id),
  'order.delete': ({ orders, id }) => orders.remove(id),
  'order.restore': ({ orders, id }) => orders.restore(id),
  'order.duplicate': ({ orders, id }) => orders.duplicate(id),
  'advance.record': ({ orders, id }, { amount }) => orders.payAdvance(id, amount),
  'advance.delete': async ({ orders, id }, { amount }) => {
    const { PaymentHistory } = await orders.view(id);
    const paid = PaymentHistory.find((one) => one.open === amount);
    return orders.deleteAdvance(id, paid?.id ?? neverExisted);
  },
};

const startOn = async (server: Server): Promise<OrderWorld> => {
  const client = await server.client();
  const [orders, bills] = [orderApiFor(client), billApiFor(client)];
  const vendor = await bills.vendor('Paper Mill');
  return { client, orders, bills, vendor, id: await emptyDraft(client.shop, 'order'), edits: 0 };
};

/** Carries paths of the order's chart out on the real server. */
export const orderExecutor = (
  server: Server,
  check: (world: OrderWorld) => Promise<void>,
): Executor<OrderWorld> =>
  lifecycleExecutor(server, {
    acts,
    start: () => startOn(server),
    standing: async (world) => (await world.orders.view(world.id)).standing,
    check,
  });
