import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let bills: BillApi;
let orders: OrderApi;
let vendor: string;
let TaxID: string;
beforeAll(async () => {
  server = await startServer();
  api = apiFor(await server.client());
  [bills, orders] = [billApiFor(api.client), orderApiFor(api.client)];
  vendor = await bills.vendor('Paper Mill');
  TaxID = await api.tax('VAT', '10');
});
afterAll(() => server.close());

/** Each a line of four at 2.50 with a tenth of tax: 11.00. Source: purchasing-and-stock, section 3. */
const spellings = [
  { UnitPrice: '2.5' },
  { Amount: '10' },
  { UnitPrice: '2.5', Amount: '10', TaxAmount: '1' },
  { HomeUnitPrice: '2.5', HomeAmount: '10', HomeTaxAmount: '1' },
  { HomeAmount: '10', TaxAmount: '1' },
  // What a client of the specification has no amount for it fills with 0 (section 5).
  { HomeUnitPrice: 2.5, ForeignUnitPrice: 0, HomeAmount: 10, ForeignAmount: 0, ForeignTaxAmount: 0 },
  { ForeignUnitPrice: 0, HomeUnitPrice: 0, UnitPrice: 2.5, Amount: 10 },
  { ForeignUnitPrice: 2.5, HomeUnitPrice: 0, UnitPrice: 0 },
  { ForeignAmount: 0, HomeAmount: 10 },
];

test.each(spellings)('a bill and an order whose line says %o come to 11, and are owed', async (price) => {
  const items = [{ ProductName: 'Paper', Qty: '4', TaxID, ...price }];
  const id = await bills.bill({ vendor, items });
  expect(await bills.view(id)).toMatchObject({ Status: 'NotPaid', GrandTotalAmount: '11', Balance: '11' });
  const order = await orders.order({ vendor, items });
  expect(await orders.view(order)).toMatchObject({
    GrandTotalAmount: '11',
    PurchaseOrderItems: [{ UnitPrice: '2.5', Amount: '10', TaxAmount: '1' }],
  });
  const { body } = await orders.convert(order);
  const billed = body.data!.vendorBillId;
  expectOk(await bills.approve(billed));
  expect(await bills.view(billed)).toMatchObject({ Status: 'NotPaid', Balance: '11' });
});

test.each([
  [{ ShippingPrice: '12' }, '112'],
  [{ HomeShippingValue: 12, ForeignShippingValue: 0 }, '112'],
  [{ ShippingPrice: 0, HomeShippingValue: 12 }, '112'],
  [{ ForeignShippingValue: 12 }, '112'],
  [{ ShippingPrice: 12, HomeShippingValue: 3 }, '112'],
  [{ ShippingPrice: 0, HomeShippingValue: 0, ForeignShippingValue: 0 }, '100'],
])('shipping of a bill and an order sent as %o makes %s of 100', async (more, total) => {
  const items = [{ ProductName: 'Paper', Qty: '1', UnitPrice: '100' }];
  const id = await bills.bill({ vendor, items, more });
  const order = await orders.order({ vendor, items, more });
  expect((await bills.view(id)).GrandTotalAmount).toBe(total);
  expect((await orders.view(order)).GrandTotalAmount).toBe(total);
});

test('prices of nothing make a line of nothing', async () => {
  const items = [{ ProductName: 'Sample', HomeUnitPrice: 0, ForeignUnitPrice: 0, HomeAmount: 0 }];
  const id = await bills.bill({ vendor, status: 'Draft', items });
  expect((await bills.view(id)).GrandTotalAmount).toBe('0');
});

test('a bill, an order and an invoice of a line without a price are refused beside it, and nothing is saved', async () => {
  const counts = async () => [
    (await bills.counts()).AllCount,
    (await orders.counts()).AllCount,
    (await api.list()).Invoices.length,
  ];
  const before = await counts();
  const items = [{ ProductName: 'Paper', Qty: '4' }];
  for (const { status, body } of [
    await bills.create({ vendor, items }),
    await orders.create({ vendor, items }),
    await api.create({ items: [{ ItemName: 'Paper', quantity: '4' }] }),
  ])
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([
      400,
      [expect.stringMatching(/price$/i)],
    ]);
  expect(await counts()).toEqual(before);
});
