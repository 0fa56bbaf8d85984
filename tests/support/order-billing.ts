import { compare, isPositive, minus, plus, zero } from '../../src/domain/money.ts';
import type { BilledOrder } from '../../src/domain/order/facts.ts';
import { isChangedInPlace } from '../../src/machines/order/order.model.ts';
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

const reverse = async ({ bills }: BillingWorld, bill: { id: string; status: string }): Promise<Answered> =>
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
  for (const bill of await liveBills(world)) answered = expectOk(await reverse(world, bill));
  return billed.some(isPositive) ? billedOn(world, [...billed], draftBill) : answered!;
};

/** The least that stays of a line on a bill, as its document asks for something of each. */
const least = '0.01';

/** The bills stay, and each line becomes more or fewer on them, one after the other, until just so many of it are billed. */
const changedInPlace = async (
  world: BillingWorld,
  billed: readonly string[],
  ordered: readonly { ProductName: string; BilledQty: string }[],
): Promise<Answered> => {
  const { bills, vendor } = world;
  const more = ordered.map(({ BilledQty }, index) => minus(billed[index] ?? zero, BilledQty));
  let answered: Answered | undefined;
  for (const { id, status } of await liveBills(world)) {
    const { VendorBillItems: lines } = await bills.view(id);
    const items = lines.map(({ VendorBillItemID, ProductName, ForeignUnitPrice, Qty: was }) => {
      const at = ordered.findIndex((line) => line.ProductName === ProductName);
      const wanted = plus(was, more[at] ?? zero);
      const Qty = compare(wanted, least) < 0 ? least : wanted;
      more[at] = minus(more[at] ?? zero, minus(Qty, was));
      return { VendorBillItemID, ProductName, ForeignUnitPrice, Qty };
    });
    if (answered && items.every(({ Qty }, index) => Qty === lines[index]!.Qty)) continue;
    answered = await bills.update(id, { vendor, items, status: status === 'Draft' ? 'Draft' : 'NotPaid' });
  }
  return answered!;
};

/** Nobody sends this one: a bill of the order is changed or taken back. Where there is none, none is asked for. */
export const followed = async (world: BillingWorld, billing: BilledOrder): Promise<Answered> => {
  const { standing, PurchaseOrderItems: ordered } = await world.orders.view(world.id);
  if ((await liveBills(world)).length === 0)
    return world.bills.update(neverExisted, { vendor: world.vendor });
  return isChangedInPlace(standing.facts, billing)
    ? changedInPlace(world, billing.billed, ordered)
    : rearranged(world, billing);
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
