import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  bills = billApiFor(client);
  vendor = await bills.vendor('Nordwind');
});
afterAll(() => server.close());

const line = (ProductName: string, HomeUnitPrice: string, more: Record<string, unknown> = {}) => ({
  ProductName,
  Qty: '1',
  HomeUnitPrice,
  ...more,
});
const rebate = line('Rebate', '-20', { TAccountId: 27 });

test('a line without an item takes something off a bill: it comes off its own account, and the total is what is owed', async () => {
  const before = await apiFor(client).balances();
  const id = await bills.bill({ vendor, items: [line('Paper', '100'), rebate] });
  const bill = await bills.view(id);
  expect(bill).toMatchObject({ SubTotal: '80', GrandTotalAmount: '80' });
  const after = await apiFor(client).balances();
  const moved = (account: number) => Number(after[account] ?? 0) - Number(before[account] ?? 0);
  expect([moved(26), moved(27), moved(10)]).toEqual([100, -20, -80]);
  expectOk(await bills.pay(id, '80'));
  expect((await bills.view(id)).Balance).toBe('0');
});

test('goods keep what they cost: what is taken off stands on its account, not on theirs', async () => {
  const goods = await apiFor(client).goods('Candle', '0', '0');
  await bills.bill({
    vendor,
    items: [line('Candle', '12', { ProductIDFK: goods, Qty: '10' }), rebate],
  });
  expect((await apiFor(client).balances())[34]).toBe('120');
});

test('an item takes nothing off, and the lines come to nothing less than nothing', async () => {
  const goods = await apiFor(client).goods('Lamp', '0', '0');
  const refused = await bills.create({
    vendor,
    items: [line('Lamp', '-5', { ProductIDFK: goods }), line('Paper', '10')],
  });
  expect(refused.body).toMatchObject({
    Message: 'Line 1: only a line without an item can be negative.',
    fields: [{ field: 'VendorBillItems.0.ForeignUnitPrice' }],
  });
  const below = await bills.create({ vendor, items: [line('Paper', '10'), rebate] });
  expect(below.body).toMatchObject({
    Message: 'The lines add up to less than zero. Correct an amount.',
  });
  expect((await bills.create({ vendor, items: [line('Paper', '20'), rebate] })).status).toBe(200);
});

test('invoices and orders take no price below zero', async () => {
  const invoice = await client.send(invoiceCalls.createInvoice, {
    invoicetype: 'invoice',
    invoicestatus: 'NotPaid',
    clientid: await apiFor(client).customer(),
    issue_date: '2026-03-02',
    items: [
      { ItemName: 'Consulting', quantity: '1', price: '100' },
      { ItemName: 'Rebate', quantity: '1', price: '-20' },
    ],
  });
  expect(invoice.status).toBe(400);
  const order = await orderApiFor(client).create({ vendor, items: [line('Paper', '100'), rebate] });
  expect(order.status).toBe(400);
});

test('what was taken off goes back with the rest, and never more than the bill came to', async () => {
  const id = await bills.bill({ vendor, items: [line('Paper', '100'), rebate] });
  const [paper, off] = (await bills.view(id)).VendorBillItems.map((one) => one.VendorBillItemID);
  const all = { lineId: paper, quantity: '1' };
  const refused = await bills.giveBack(id, [all]);
  expect(refused.body).toMatchObject({ kind: 'invalid', fields: [{ field: 'lines' }] });
  expectOk(await bills.giveBack(id, [all, { lineId: off, quantity: '1' }]));
  expect((await bills.view(id)).Balance).toBe('0');
});
