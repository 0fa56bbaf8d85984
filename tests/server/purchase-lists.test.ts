import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { purchaseSummaryCalls } from '../../src/api/calls/purchase-summary.ts';
import { quoteCalls } from '../../src/api/calls/quote.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { quoteApiFor } from '../support/quote-api.ts';
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
    totalforgiven: '0',
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

test('what was taken as a discount or given back is no payment, unless that is undone', async () => {
  const own = await server.client();
  const of = billApiFor(own);
  const mill = await of.vendor('Paper Mill');
  const summary = async () => expectOk(await own.send(purchaseSummaryCalls.billSummary, {})).body.data;
  const id = await of.bill({ vendor: mill });
  expectOk(await of.pay(id, '40'));
  const [line] = (await of.view(id)).VendorBillItems;
  expectOk(await of.giveBack(id, [{ lineId: line!.VendorBillItemID, amount: '10' }]));
  expectOk(await of.discount(id));
  expect(await summary()).toMatchObject({
    totalbilled: '100',
    totalsettled: '40',
    totalforgiven: '60',
    totaloutstanding: '0',
  });
  expectOk(await own.send(billCalls.undoDiscount, { vendorBillId: id }));
  expect(await summary()).toMatchObject({ totalsettled: '40', totalforgiven: '10', totaloutstanding: '50' });
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
    partlyunbilled: '84',
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

const fileOf = async (data: { name: string; url: string }) => ({
  name: data.name,
  lines: (await server.app.inject({ url: data.url })).body.replace('\uFEFF', '').trim().split('\r\n'),
});

test('the bills of a list are written into a file as they are narrowed and sorted, with what is owed on each', async () => {
  const foreign = { CurrencyIDFK: 978, ExchangeRate: '1.25' };
  await bills.bill({ vendor, day: '2026-02-01', due: '2026-02-10', reference: '=A-1' });
  const paid = await bills.bill({ vendor, day: '2026-02-02', reference: 'B', more: foreign });
  expectOk(await bills.pay(paid, '40', { date: '2026-02-03' }));
  await bills.bill({ vendor, day: '2026-03-01', reference: 'C', status: 'Draft' });
  const other = await bills.vendor('Ink Works');
  await bills.bill({ vendor: other, day: '2026-02-03', reference: 'D' });
  const file = async (body: Record<string, unknown>) =>
    fileOf(expectOk(await client.send(billCalls.exportBills, body)).body.data);
  const { name, lines } = await file({
    vendorid: vendor,
    period: 'thisyear',
    todate: '2026-02-28',
    sortby: 'issue_date',
    sortorder: 'asc',
  });
  expect(name).toBe('Bills 2026-03-02.csv');
  expect(lines).toEqual([
    'Number,Vendor,Reference,Made from,Bill date,Due,Status,Currency,Total,Total in USD,Outstanding,Outstanding in USD',
    "BILL-0001,Paper Mill,'=A-1,,2026-02-01,2026-02-10,Not paid,USD,100,100,100,100",
    'BILL-0002,Paper Mill,B,,2026-02-02,2026-03-02,Partly paid,EUR,100,125,60,75',
  ]);
  expect((await file({ status: 'draft' })).lines.slice(1)).toEqual([
    ',Paper Mill,C,,2026-03-01,2026-04-01,Draft,USD,100,100,0,0',
  ]);
  expect((await file({ searchquery: 'ink works' })).lines[1]).toContain('Ink Works,D');
});

test('the orders of a list are written into a file, each with the day it is expected on', async () => {
  await orders.order({
    vendor,
    more: { PurchaseOrderDate: '2026-03-01', DeliveryDate: '2026-03-20', VendorReference: 'V-9' },
  });
  await orders.order({ vendor, status: 'Draft' });
  const { data } = expectOk(await client.send(orderCalls.exportOrders, { status: 'issued' })).body;
  expect(await fileOf(data)).toEqual({
    name: 'Purchase orders 2026-03-02.csv',
    lines: [
      'Number,Vendor,Reference,Made from,Order date,Expected,Status,Currency,Total,Total in USD',
      'PO-0001,Paper Mill,V-9,,2026-03-01,2026-03-20,Issued,USD,100,100',
    ],
  });
});

test('the sales of a list are written into a file, receipts by their type', async () => {
  const api = apiFor(client);
  expectOk(await api.create({ prices: ['25'] }));
  const { data } = expectOk(await client.send(invoiceCalls.exportInvoices, { invoicetype: 'invoices' })).body;
  const { name, lines } = await fileOf(data);
  expect([name, lines.length]).toEqual(['Sales 2026-03-02.csv', 2]);
  expect(lines[0]).toMatch(/^Number,Type,Customer,/);
  const none = expectOk(await client.send(invoiceCalls.exportInvoices, { invoicetype: 'receipts' })).body;
  expect((await fileOf(none.data)).lines).toHaveLength(1);
});

test('of a list those that are picked are written into a file, in the list’s order, and of nobody else', async () => {
  const api = apiFor(client);
  const quotes = quoteApiFor(client);
  const [first, , third] = [
    await bills.bill({ vendor, reference: 'P-1' }),
    await bills.bill({ vendor, reference: 'P-2' }),
    await bills.bill({ vendor, reference: 'P-3', status: 'Draft' }),
  ];
  const other = await server.client();
  const theirs = billApiFor(other);
  const foreign = await theirs.bill({ vendor: await theirs.vendor('Ink Works') });
  const sorted = { sortby: 'all', sortorder: 'asc' };
  const calls = { ...billCalls, ...invoiceCalls, ...orderCalls, ...quoteCalls };
  type Exported = 'exportBills' | 'exportInvoices' | 'exportOrders' | 'exportQuotes';
  const picked = async (name: Exported, body: Record<string, unknown>) =>
    (await fileOf(expectOk(await client.send(calls[name], body)).body.data)).lines.slice(1);
  const rows = await picked('exportBills', { ...sorted, Ids: [third, foreign, first] });
  expect(rows.map((row) => row.split(',')[2])).toEqual(['P-1', 'P-3']);
  // What the list is narrowed to narrows them too.
  expect(await picked('exportBills', { status: 'draft', Ids: [third, first] })).toHaveLength(1);

  const sold = [await api.invoice({ prices: ['31'] }), await api.invoice({ prices: ['32'] })];
  expect(await picked('exportInvoices', { Ids: [sold[0]] })).toHaveLength(1);
  const ordered = [await orders.order({ vendor }), await orders.order({ vendor })];
  expect(await picked('exportOrders', { Ids: [ordered[1]] })).toHaveLength(1);
  const customer = await api.customer();
  const offered = [];
  for (let n = 0; n < 3; n += 1) offered.push(await quotes.quote({ customer }));
  expect(await picked('exportQuotes', {})).toHaveLength(3);
  expect(await picked('exportQuotes', { Ids: offered.slice(1) })).toHaveLength(2);
});
