import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../../server/maintenance/verify.ts';
import type { Point } from '../../../server/store/database/point.ts';
import { billCalls } from '../../../src/api/calls/bill.ts';
import { orderCalls } from '../../../src/api/calls/order.ts';
import { apiFor } from '../../support/api.ts';
import { billApiFor } from '../../support/bill-api.ts';
import { bundled } from '../../support/child.ts';
import { type Act, actOf, again, diesAt, serverProcess } from '../../support/cut-off.ts';
import { orderApiFor } from '../../support/order-api.ts';
import { firstDay, type Server, startServer } from '../../support/server.ts';

/**
 * The server killed in the middle of billing an order, approving that bill and paying it, at each point of the code once: before
 * anything is written, before it is committed, and before it is answered. Whoever was cut off sends the same once more.
 */
let server: Server;
let bundle: string;
beforeAll(async () => {
  server = await startServer();
  bundle = await bundled('tests/support/server-process.ts');
});
afterAll(async () => {
  rmSync(bundle);
  await server.close();
});

test.each<[Point, boolean]>([
  ['plan.planned', false],
  ['plan.written', false],
  ['act.committed', true],
])(
  'an order billed, its bill approved and paid, each killed at %s, is done once or not at all, and once when it is sent again',
  async (at, done) => {
    const client = await server.client();
    const [api, bills, orders] = [apiFor(client), billApiFor(client), orderApiFor(client)];
    const vendor = await bills.vendor('Paper Mill');
    const box = await api.goods('Box', '0', '0');
    const items = [{ ProductIDFK: box, ProductName: 'Box', Qty: '10', HomeUnitPrice: '3' }];
    const order = await orders.order({ vendor, items });
    const [line] = (await orders.view(order)).PurchaseOrderItems;
    const stored = async () => {
      const { VendorBills } = await bills.list();
      const views = await Promise.all(VendorBills.map(({ VendorBillID }) => bills.view(VendorBillID)));
      return {
        order: await orders.stands(order),
        bills: views.map((one) =>
          [one.VendorBillNo, one.Status, one.Balance, one.PaymentHistory.length].join(' '),
        ),
        stock: await api.stockOf(box),
        books: await api.balances(),
      };
    };
    /** What stands before and after, whatever the point. */
    const killed = async (act: Act, expected: Awaited<ReturnType<typeof stored>>) => {
      const before = await stored();
      const child = await serverProcess(bundle, server, firstDay, at);
      await diesAt(client, child, act, at);
      expect(await stored()).toEqual(done ? expected : before);
      expect(await violationsSeenBy(server.owner)).toEqual([]);
      await again(client, act);
      await again(client, act);
      expect(await stored()).toEqual(expected);
    };
    const lines = [{ PurchaseOrderItemID: line!.PurchaseOrderItemID, Qty: '4' }];
    const billed = { order: 'ConvertToBill 4', stock: '0 worth 0', books: {} };
    await killed(actOf(orderCalls.billOrder, { PurchaseOrderID: order, lines }), {
      ...billed,
      bills: [' Draft 12 0'],
    });
    const vendorBillId = (await bills.list()).VendorBills[0]!.VendorBillID;
    const approved = { ...billed, stock: '4 worth 12', books: { 10: '-12', 34: '12' } };
    await killed(actOf(billCalls.approveBill, { vendorBillId }), {
      ...approved,
      bills: ['BILL-0001 NotPaid 12 0'],
    });
    await killed(actOf(billCalls.addBillPayment, { vendorBillId, amount: '5', paymentmode: 1 }), {
      ...approved,
      bills: ['BILL-0001 DepositPaid 7 1'],
      books: { 1: '-5', 10: '-7', 34: '12' },
    });
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  },
  180_000,
);
