import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let orders: OrderApi;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
  const client = await server.client();
  orders = orderApiFor(client);
  bills = billApiFor(client);
  vendor = await bills.vendor('Paper Mill');
});
afterAll(() => server.close());

const billedBy = async (id: string, quantities: string[], over?: boolean): Promise<string> =>
  expectOk(await orders.bill(id, quantities, over)).body.data.vendorBillId;

test('the rest is closed and the order counts as billed; reopened, it can be billed', async () => {
  const id = await orders.order({ vendor });
  expectOk(await bills.approve(await billedBy(id, ['4'])));
  expectOk(await orders.close(id));
  const closed = await orders.view(id);
  expect(closed.PurchaseOrderItems.map(({ ClosedQty }) => ClosedQty)).toEqual(['6', '2']);
  expect(await orders.stands(id)).toBe('BillCreated 4+0');
  expectOk(await orders.reopen(id));
  expect(expectOk(await orders.convert(id)).body.data.repeated).toBe(false);
  expect(await orders.stands(id)).toBe('BillCreated 10+2');
});

test('what was closed is opened again while no later bill stands, whatever became of the bills before', async () => {
  const id = await orders.order({ vendor });
  const early = await billedBy(id, ['4']);
  expectOk(await bills.approve(early));
  expectOk(await orders.close(id));
  expectOk(await bills.cancel(early));
  expect(await orders.stands(id)).toBe('Issued 0+0');
  const left = async () => (await orders.view(id)).PurchaseOrderItems.map(({ ClosedQty }) => ClosedQty);
  expect(await left()).toEqual(['6', '2']);
  const later = expectOk(await orders.convert(id)).body.data.vendorBillId;
  expect(await orders.stands(id)).toBe('BillCreated 4+0');
  const refused = await orders.reopen(id);
  expect([refused.status, refused.body.kind, refused.body.Message]).toEqual([
    400,
    'illegal-move',
    expect.stringContaining(
      'A bill was created after the order was closed. Delete or cancel that bill first',
    ),
  ]);
  expect((await orders.view(id)).standing.facts.laterBill).toBe(true);
  expectOk(await bills.remove(later));
  expect(expectOk(await orders.reopen(id)).body.data).toMatchObject({ Status: 'Issued' });
  expect(await left()).toEqual(['0', '0']);
  expectOk(await bills.restore(later));
  expect((await orders.view(id)).standing.facts.laterBill).toBe(false);
});

test('a bill that is restored or changed after closing stays later or earlier than that', async () => {
  const id = await orders.order({ vendor });
  const early = await billedBy(id, ['4', '1']);
  expectOk(await bills.approve(early));
  expectOk(await orders.close(id));
  expectOk(await bills.cancel(early));
  expectOk(await bills.reinstate(early));
  expect(await orders.stands(id)).toBe('BillCreated 4+1');
  expectOk(await orders.reopen(id));
  expect(await orders.stands(id)).toBe('ConvertToBill 4+1');
});

test('a bill that finds its lines closed meanwhile says to reopen the order, and stands again once that is done', async () => {
  const id = await orders.order({ vendor });
  const first = await billedBy(id, ['4']);
  expectOk(await bills.approve(first));
  expectOk(await bills.cancel(first));
  expectOk(await bills.approve(await billedBy(id, ['3'])));
  expectOk(await orders.close(id));
  expect((await bills.reinstate(first)).body.Message).toBe(
    'What’s left of Paper on the order was closed. Reopen the order first.',
  );
  expectOk(await orders.reopen(id));
  expectOk(await bills.reinstate(first));
  expect(await orders.stands(id)).toBe('ConvertToBill 7+0');
});
