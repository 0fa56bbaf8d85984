import { v7 } from 'uuid';
import { billCalls } from '../src/api/calls/bill.ts';
import { orderCalls } from '../src/api/calls/order.ts';
import { idToWire } from '../src/api/wire/id.ts';
import { billFormOf } from '../tests/support/bill-api.ts';
import { orderFormOf } from '../tests/support/order-api.ts';
import type { Answer, WireClient } from '../tests/support/wire-client.ts';
import { type OpenBuyer, openBuyer } from './buyer.ts';
import { type Figure, median, timed } from './figure.ts';
import { leanClient } from './lean-client.ts';
import { openPlace } from './place.ts';
import { plainBuyer } from './purchase-by-sql.ts';
import { sameRows } from './rows-written.ts';

const day = new Date().toISOString().slice(0, 10);
/** Short rounds, many of them: all sides are to meet the same machine. */
const rounds = 25;
const perRound = 15;

const expectOk = <Data>({ status, body }: Answer): Data => {
  if (status !== 200) throw new Error(`An act was refused: ${JSON.stringify(body)}`);
  return (body as { data: Data }).data;
};

/** The acts of a buyer as the page sends them. */
const buyerByHttp = (client: WireClient, { id, shop, vendor, goods }: OpenBuyer) => {
  const send = async <Data>(call: { path: string; business?: string }, fields: object): Promise<Data> =>
    expectOk(
      await client.post(call.path, { ...(call.business ? { [call.business]: id } : {}), ...fields }, v7()),
    );
  const items = goods.map((product, n) => ({
    ProductIDFK: idToWire(product),
    ProductName: `Good ${n + 1}`,
    Qty: '1',
    HomeUnitPrice: String(10 * (n + 1)),
  }));
  const given = { vendor: idToWire(vendor), items };
  const approve = (vendorBillId: string) => send(billCalls.approveBill, { vendorBillId });
  return {
    draftBill: async (): Promise<string> => {
      const form = billFormOf({ ...given, day, status: 'Draft' });
      return (await send<{ VendorBillID: string }>(billCalls.createBill, form)).VendorBillID;
    },
    approve,
    /** An order, its bill, which takes all of it, approved and paid in full. */
    buy: async (): Promise<void> => {
      const form = orderFormOf({ ...given, more: { PurchaseOrderDate: day } });
      const { PurchaseOrderID } = await send<{ PurchaseOrderID: string }>(orderCalls.createOrder, form);
      const request = { purchaseOrderID: PurchaseOrderID, userId: idToWire(shop.user.id), businessId: id };
      const bill = await client.get(orderCalls.copyToBill.path, request);
      const { vendorBillId } = expectOk<{ vendorBillId: string }>(bill);
      await approve(vendorBillId);
      await send(billCalls.addBillPayment, { vendorBillId, amount: '150', paymentmode: 1 });
    },
  };
};

type Side<Bill> = {
  draftBill: () => Promise<Bill>;
  approve: (bill: Bill) => Promise<unknown>;
  buy: () => Promise<void>;
};

/** Seconds that a side takes to approve drafts made before, and to buy from order to payment. */
const measured = async <Bill>({ draftBill, approve, buy }: Side<Bill>) => {
  const drafts: Bill[] = [];
  for (let i = 0; i < perRound; i += 1) drafts.push(await draftBill());
  const approving = await timed(async () => {
    for (const bill of drafts) await approve(bill);
  });
  const buying = await timed(async () => {
    for (let i = 0; i < perRound; i += 1) await buy();
  });
  return { approving: approving / 1000, buying: buying / 1000 };
};

/**
 * A bill of five counted products approved by HTTP, and an order, its bill and the payment, each beside the same rows by
 * plain SQL, an act a transaction. Rounds alternate.
 */
export async function buying(): Promise<Figure[]> {
  const place = await openPlace();
  try {
    const [one, plain] = [
      await openBuyer(place.database, 'Wick'),
      await openBuyer(place.database, 'Lantern'),
    ];
    const bySql = await plainBuyer(place.database.url, plain, day);
    const client = leanClient(place.server.ready.port, one.token);
    const byHttp = buyerByHttp(client, one);
    const seconds: Record<'http' | 'sql', Awaited<ReturnType<typeof measured>>[]> = { http: [], sql: [] };
    for (let warm = 0; warm < 10; warm += 1) {
      await measured(byHttp);
      await measured(bySql);
    }
    for (let round = 0; round < rounds; round += 1) {
      seconds.http.push(await measured(byHttp));
      seconds.sql.push(await measured(bySql));
    }
    await bySql.end();
    client.close();
    await sameRows(place.database.url, one, plain);
    const figure = (name: string, of: 'approving' | 'buying'): Figure => {
      const rateOf = (side: 'http' | 'sql') => perRound / median(seconds[side].map((each) => each[of]));
      return {
        name: `${name}, HTTP : plain SQL`,
        measured: `${rateOf('http').toFixed(0)}/s : ${rateOf('sql').toFixed(0)}/s`,
        // Of each round by itself: its two sides met the same machine.
        ratio: median(seconds.http.map((each, round) => seconds.sql[round]![of] / each[of])),
      };
    };
    return [
      figure('approve a bill of 5 counted products', 'approving'),
      figure('order, bill and payment', 'buying'),
    ];
  } finally {
    await place.end();
  }
}
