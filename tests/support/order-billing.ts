import { isPositive, minus } from '../../src/domain/money.ts';
import type { BilledOrder } from '../../src/domain/order/facts.ts';
import { expectOk } from './api.ts';
import type { BillApi } from './bill-api.ts';
import { neverExisted } from './never-existed.ts';
import type { OrderApi } from './order-api.ts';
import type { Answered } from './server.ts';

/** A purchase order, its vendor, and who bills it. */
interface BillingWorld {
  orders: OrderApi;
  bills: BillApi;
  vendor: string;
  id: string;
}

/** The bills of the order that count. */
const liveBills = async ({ orders, id }: BillingWorld) =>
  (await orders.view(id)).VendorBills.filter(({ status }) => !['Cancelled', 'Deleted'].includes(status));

const takenBack = async ({ bills }: BillingWorld, bill: { id: string; status: string }): Promise<Answered> =>
  bill.status === 'Draft' ? bills.remove(bill.id) : bills.cancel(bill.id);

/** Bills so many of each line, and approves the bill where none is to be left as a draft. */
const billedOn = async (
  { orders, bills, id }: BillingWorld,
  quantities: string[],
  draftBill: boolean,
): Promise<Answered> => {
  const answered = await orders.bill(id, quantities, true);
  if (draftBill || answered.status !== 200) return answered;
  return bills.approve(expectOk(answered).body.data.vendorBillId);
};

/** The bills of the order become one that takes just so many, or none. */
const rearranged = async (world: BillingWorld, { billed, draftBill }: BilledOrder): Promise<Answered> => {
  let answered: Answered | undefined;
  for (const bill of await liveBills(world)) answered = expectOk(await takenBack(world, bill));
  return billed.some(isPositive) ? billedOn(world, [...billed], draftBill) : answered!;
};

/** Nobody sends this one: a bill of the order is changed or taken back. Where there is none, none is asked for. */
export const followed = async (world: BillingWorld, billing: BilledOrder): Promise<Answered> => {
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
export const stillToBill = (stands: readonly string[], billed: readonly string[]): string[] =>
  billed.map((quantity, index) => minus(quantity, stands[index] ?? '0'));

/** Bills the order until just so many of each line are billed. What there is already is answered, whatever is asked for. */
export const billedUpTo = async (
  world: BillingWorld,
  { billed, draftBill }: BilledOrder,
): Promise<Answered> => {
  const { standing, PurchaseOrderItems: lines } = await world.orders.view(world.id);
  if (standing.facts.draftBill || standing.status === 'BillCreated') return world.orders.bill(world.id, []);
  const stands = lines.map(({ BilledQty }) => BilledQty);
  return billedOn(world, stillToBill(stands, billed), draftBill);
};
