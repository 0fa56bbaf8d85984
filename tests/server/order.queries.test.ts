import { afterAll, beforeAll, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { neverExisted } from '../support/never-existed.ts';
import { type OrderApi, orderApiFor, orderFormOf } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** What clients of the spec send with orders, bills and expenses that the server works out itself, and what it assumes. */
let server: Server;
let client: Client;
let orders: OrderApi;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  [orders, bills] = [orderApiFor(client), billApiFor(client)];
  vendor = await bills.vendor('Paper Mill');
});
afterAll(() => server.close());

/** What a client that fills in every field sends, none of it true. */
const untrue = {
  PurchaseOrderNumber: 'PO-9999',
  vendorDetails: { id: neverExisted, name: 'Somebody else' },
};

test('a number, an id and a vendor’s details that come with an order are not believed, new or edited', async () => {
  const created = await client.send(orderCalls.createOrder, {
    ...orderFormOf({ vendor, status: 'Draft' }),
    ...untrue,
    PurchaseOrderID: neverExisted,
  });
  const id = expectOk(created).body.data.PurchaseOrderID;
  expect(id).not.toBe(neverExisted);
  expectOk(await orders.update(id, { vendor, status: 'Draft', more: { ...untrue, Note: 'edited' } }));
  expect(await orders.view(id)).toMatchObject({
    PurchaseOrderID: id,
    PurchaseOrderNumber: null,
    Note: 'edited',
    VendorInfo: { name: 'Paper Mill' },
  });
});

test('an id and an order that come with a new bill are not believed: a bill is of an order when the order is billed', async () => {
  const created = await client.send(billCalls.createBill, {
    VendorIDFK: vendor,
    VendorBillID: neverExisted,
    AssociatedPO: idToWire(client.shop.user.id),
    Status: 'Draft',
    VendorBillItems: [{ ProductName: 'Ink', Qty: '2', HomeUnitPrice: '4' }],
  });
  const id = expectOk(created).body.data.VendorBillID;
  const bill = await bills.view(id);
  expect(id).not.toBe(neverExisted);
  expect(bill).toMatchObject({ VendorBillID: id, AssociatedPO: null });
  expect(
    bill.VendorBillItems.map(({ VendorBillItemID, VendorBillIDFK }) => [VendorBillItemID, VendorBillIDFK]),
  ).toEqual([[expect.stringMatching(/^[\w-]{22}$/), id]]);
});

test('an order converted by the spec’s own call answers status 200 and the bill’s id', async () => {
  const order = await orders.order({ vendor, more: { WareHouseAddress: 'Dock 4' } });
  const { status, body } = await orders.convert(order);
  expect([status, body.status]).toEqual([200, 200]);
  expect(await bills.view(body.data!.vendorBillId)).toMatchObject({
    AssociatedPO: order,
    AssociatedPONumber: 'PO-0001',
    WareHouseAddress: 'Dock 4',
  });
  const listed = (await bills.list({ limit: '50' })).VendorBills;
  expect(listed.find(({ AssociatedPO }) => AssociatedPO === order)).toMatchObject({
    VendorBillID: body.data!.vendorBillId,
    AssociatedPONumber: 'PO-0001',
  });
});

test.each([
  ['Draft', 'Draft'],
  [4, 'Draft'],
  ['Issued', 'Issued'],
  [1, 'Issued'],
  ['', 'Draft'],
])('a new order with Status %j is %s', async (Status, expected) => {
  const PurchaseOrderItems = [{ ProductName: 'Ink', HomeUnitPrice: '4' }];
  const sent = { VendorIDFK: vendor, Status, PurchaseOrderItems };
  const { PurchaseOrderID } = expectOk(await client.send(orderCalls.createOrder, sent)).body.data;
  expect((await orders.view(PurchaseOrderID)).Status).toBe(expected);
});

test('orders are listed by the number of their status', async () => {
  const seller = await bills.vendor('Numbers');
  const given = { vendor: seller, items: [{ ProductName: 'Ink', Qty: '2', HomeUnitPrice: '4' }] };
  const draft = await orders.order({ ...given, status: 'Draft' });
  const [issued, cancelled, billed, begun] = [
    await orders.order(given),
    await orders.order(given),
    await orders.order(given),
    await orders.order(given),
  ];
  expectOk(await orders.cancel(cancelled));
  expectOk(await orders.convert(billed));
  expectOk(await orders.bill(begun, ['1']));
  const found = async (status: string) =>
    (await orders.list({ vendorid: seller, status })).PurchaseOrders.map((row) => row.PurchaseOrderID);
  expect(await Promise.all(['1', '2', '3', '4', '5'].map(found))).toEqual([
    [issued],
    [cancelled],
    [billed],
    [draft],
    [begun],
  ]);
});

test('the bills of one vendor are listed by their own call', async () => {
  const other = await bills.vendor('Ink Works');
  const theirs = await bills.bill({ vendor: other });
  const listed = expectOk(await client.send(billCalls.billsOfVendor, { vendorid: other })).body;
  expect(listed.VendorBills.map(({ VendorBillID }) => VendorBillID)).toEqual([theirs]);
});

test('bills, their payments, orders and expenses come ten to a page, the first page first', async () => {
  const buyer = await server.client();
  const [ownBills, ownOrders, ownExpenses] = [billApiFor(buyer), orderApiFor(buyer), expenseApiFor(buyer)];
  const mill = await ownBills.vendor('Mill');
  for (let made = 0; made < 11; made += 1) {
    await ownBills.bill({ vendor: mill });
    await ownOrders.order({ vendor: mill });
    await ownExpenses.expense();
  }
  const paid = await ownBills.bill({ vendor: mill });
  for (let made = 0; made < 11; made += 1) expectOk(await ownBills.pay(paid, '1'));
  const [billed, ordered, spent] = [await ownBills.list(), await ownOrders.list(), await ownExpenses.list()];
  const payments = expectOk(await buyer.send(billCalls.listBillPayments, { vendorbillid: paid })).body;
  const pages = [billed, ordered, spent, payments].map(({ currentpage, pagetotal }) => [
    currentpage,
    pagetotal,
  ]);
  expect(pages).toEqual(Array(4).fill([1, 2]));
  expect(
    [billed.VendorBills, ordered.PurchaseOrders, spent.expenses, payments.vendorbillpayments].map(
      ({ length }) => length,
    ),
  ).toEqual([10, 10, 10, 10]);
});

test('an expense of no named way was paid in cash', async () => {
  const expenses = expenseApiFor(client);
  const paidWith = async (more: Record<string, unknown>) =>
    (await expenses.view(await expenses.expense(more))).paidwith;
  expect(await paidWith({})).toBe('Cash');
  expect(await paidWith({ ModeOfPaymentID: 2 })).toBe('Bank Transfer');
});
