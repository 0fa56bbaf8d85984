import { isPositive, minus } from '../../src/domain/money.ts';
import type { BilledOrder } from '../../src/domain/order/facts.ts';
import type { OrderEvent } from '../../src/machines/order/order.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { type BillApi, billApiFor } from './bill-api.ts';
import { emptyDraft } from './empty-draft.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { type OrderApi, orderApiFor } from './order-api.ts';
import type { Answered, Client, Server } from './server.ts';

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

const neverExisted = 'AZ8AAAAAcAAAAAAAAAAAAA';

const linesOf = (ordered: readonly string[], edit: number) =>
  ordered.map((Qty, index) => ({
    ProductName: `Edit ${edit}, line ${index + 1}`,
    Qty,
    HomeUnitPrice: '5',
  }));

/** The bills of the order that count. */
const liveBills = async ({ orders, id }: OrderWorld) =>
  (await orders.view(id)).VendorBills.filter(({ status }) => !['Cancelled', 'Deleted'].includes(status));

const takenBack = async ({ bills }: OrderWorld, bill: { id: string; status: string }): Promise<Answered> =>
  bill.status === 'Draft' ? bills.remove(bill.id) : bills.cancel(bill.id);

/** Bills so many of each line, and approves the bill where none is to be left as a draft. */
const billedOn = async (
  { orders, bills, id }: OrderWorld,
  quantities: string[],
  draftBill: boolean,
): Promise<Answered> => {
  const answered = await orders.bill(id, quantities, true);
  if (draftBill || answered.status !== 200) return answered;
  return bills.approve(expectOk(answered).body.data.vendorBillId);
};

/** The bills of the order become one that takes just so many, or none. */
const rearranged = async (world: OrderWorld, { billed, draftBill }: BilledOrder): Promise<Answered> => {
  let answered: Answered | undefined;
  for (const bill of await liveBills(world)) answered = expectOk(await takenBack(world, bill));
  return billed.some(isPositive) ? billedOn(world, [...billed], draftBill) : answered!;
};

/** Nobody sends this one: a bill of the order is changed or taken back. Where there is none, none is asked for. */
const followed = async (world: OrderWorld, billing: BilledOrder): Promise<Answered> => {
  const { bills, vendor } = world;
  const [bill, ...others] = await liveBills(world);
  if (!bill) return bills.update(neverExisted, { vendor });
  const { VendorBillItems: lines } = await bills.view(bill.id);
  const asDraft = bill.status === 'Draft';
  if (others.length > 0 || asDraft !== billing.draftBill || lines.length < billing.billed.length)
    return rearranged(world, billing);
  if (!billing.billed.every(isPositive)) return rearranged(world, billing);
  const items = lines.map(({ VendorBillItemID, ProductName, ForeignUnitPrice }, index) => ({
    VendorBillItemID,
    ProductName,
    ForeignUnitPrice,
    Qty: billing.billed[index],
  }));
  return bills.update(bill.id, { vendor, items, status: asDraft ? 'Draft' : 'NotPaid' });
};

/** How many more of each line make it just so many; fewer where more are billed already, which is refused. */
const stillToBill = (stands: readonly string[], billed: readonly string[]): string[] =>
  billed.map((quantity, index) => minus(quantity, stands[index] ?? '0'));

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
  'order.cancel': ({ orders, id }) => orders.cancel(id),
  'order.reopen': ({ orders, id }) => orders.reopen(id),
  'order.delete': ({ orders, id }) => orders.remove(id),
  'order.restore': ({ orders, id }) => orders.restore(id),
  'order.duplicate': ({ orders, id }) => orders.duplicate(id),
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
