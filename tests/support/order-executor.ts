import type { OrderEvent } from '../../src/machines/order/order.lifecycle.ts';
import { type BillApi, billApiFor } from './bill-api.ts';
import { editedLines } from './edited-lines.ts';
import { emptyDraft } from './empty-draft.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import { type OrderApi, orderApiFor } from './order-api.ts';
import { billedUpTo, followed } from './order-billing.ts';
import type { Client } from './server.ts';

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

const acts: Acts<OrderWorld, OrderEvent> = {
  'order.edit': (world, { edited }) => {
    const items = editedLines(world, edited.ordered.length, { HomeUnitPrice: '5' });
    const ordered = items.map((line, index) => ({ ...line, Qty: edited.ordered[index]! }));
    return world.orders.update(world.id, { vendor: world.vendor, items: ordered, status: 'Draft' });
  },
  'order.issue': ({ orders, id }) => orders.issue(id),
  'order.bill': (world, { billing }) => billedUpTo(world, billing),
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

const startOn = async (client: Client): Promise<OrderWorld> => {
  const [orders, bills] = [orderApiFor(client), billApiFor(client)];
  const vendor = await bills.vendor('Paper Mill');
  return { client, orders, bills, vendor, id: await emptyDraft(client.shop, 'order'), edits: 0 };
};

/** Carries paths of the order's chart out on the real server. */
export const orderExecutor = lifecycleExecutor({
  acts,
  start: startOn,
  standing: async (world) => (await world.orders.view(world.id)).standing,
});
