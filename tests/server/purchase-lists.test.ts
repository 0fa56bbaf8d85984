import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { purchaseSummaryCalls } from '../../src/api/contract/purchase-summary.ts';
import { expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let bills: BillApi;
let orders: OrderApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  bills = billApiFor(client);
  orders = orderApiFor(client);
  vendor = await bills.vendor('Paper Mill');
});
afterAll(() => server.close());

test('the bills are summed up for this month unless other days are named; drafts and cancelled ones are left out', async () => {
  await bills.bill({ vendor, day: '2026-02-01', due: '2026-02-10', reference: 'A' });
  const paid = await bills.bill({ vendor, day: '2026-03-01', reference: 'B' });
  expectOk(await bills.pay(paid, '40'));
  await bills.bill({ vendor, day: '2026-03-01', reference: 'C', status: 'Draft' });
  const gone = await bills.bill({ vendor, day: '2026-03-01', reference: 'D' });
  expectOk(await bills.cancel(gone));
  const summary = async (query: Record<string, unknown> = {}) =>
    expectOk(await client.send(purchaseSummaryCalls.billSummary, query)).body.data;
  expect(await summary()).toEqual({
    fromdate: '2026-03-01',
    todate: '2026-03-31',
    count: 1,
    totalbilled: '100',
    totalsettled: '40',
    totaloutstanding: '60',
    overdue: 0,
  });
  const year = { count: 2, totalbilled: '200', totaloutstanding: '160', overdue: 1 };
  expect(await summary({ sortby: 'thisyear' })).toMatchObject(year);
  expect(await summary({ sortby: 'alltime' })).toMatchObject({ fromdate: null, todate: null, ...year });
  expect(await summary({ fromdate: '2026-02-01', todate: '2026-02-28' })).toMatchObject({
    count: 1,
    overdue: 1,
  });
});

test('the orders are summed up: what is ordered, what of it nobody billed, and what should have come', async () => {
  const late = { PurchaseOrderDate: '2026-03-01', DeliveryDate: '2026-03-01' };
  await orders.order({ vendor, more: late });
  const partly = await orders.order({ vendor, more: { ...late, DeliveryDate: '2026-03-02' } });
  expectOk(await orders.bill(partly, ['4', '0']));
  const whole = await orders.order({ vendor, more: late });
  expectOk(await orders.convert(whole));
  await orders.order({ vendor, status: 'Draft' });
  expectOk(await orders.cancel(await orders.order({ vendor, more: late })));
  await orders.order({ vendor, more: { PurchaseOrderDate: '2026-02-01' } });
  const summary = async (query: Record<string, unknown> = {}) =>
    expectOk(await client.send(purchaseSummaryCalls.orderSummary, query)).body.data;
  expect(await summary()).toEqual({
    fromdate: '2026-03-01',
    todate: '2026-03-31',
    count: 3,
    totalordered: '300',
    totalunbilled: '100',
    waiting: 1,
    partlybilled: 1,
    late: 1,
  });
  expect(await summary({ sortby: 'alltime' })).toMatchObject({ count: 4, totalunbilled: '200', waiting: 2 });
  expect(await summary({ fromdate: '2026-02-01', todate: '2026-02-28' })).toMatchObject({
    count: 1,
    late: 0,
  });
});
