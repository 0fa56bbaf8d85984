import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { restockCalls } from '../../src/api/calls/restock.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

let server: Server;
let api: Api;
let bills: BillApi;
let orders: OrderApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-06-20');
  api = apiFor(await server.client());
  bills = billApiFor(api.client);
  orders = orderApiFor(api.client);
});
afterAll(() => server.close());

const item = async (productname: string, more: Record<string, unknown> = {}) =>
  expectOk(
    await api.client.send(productCalls.addProduct, {
      type: 'product',
      productname,
      price: '5',
      cost: '1.25',
      trackstock: true,
      quantity: '3',
      openingcost: '2',
      openingdate: '2026-01-01',
      reorderlevel: '5',
      ...more,
    }),
  ).body.data.id;
const buy = (vendor: string, product: string, price: string, day = '2026-02-01') =>
  bills.bill({
    vendor,
    day,
    items: [{ ProductIDFK: product, ProductName: '', Qty: '1', HomeUnitPrice: price }],
  });
const propose = async (...productId: string[]) =>
  expectOk(await api.client.send(restockCalls.proposeRestock, { productId })).body.data.items;

/** Candle, last bought from the mill at 2.4; lamp, which prefers the harbour; jug, which nobody is known to sell. */
const shelf = async () => {
  const [mill, harbour] = [await bills.vendor('Mill'), await bills.vendor('Harbour')];
  const candle = await item('Candle', { purchasedescription: 'Beeswax, boxed' });
  const lamp = await item('Lamp', { preferredvendorid: harbour });
  const jug = await item('Jug');
  await buy(mill, candle, '2.4');
  await buy(mill, lamp, '9');
  return { mill, harbour, candle, lamp, jug };
};

test('what is proposed names how many, of whom, and who has no vendor', async () => {
  const { mill, harbour, candle, lamp, jug } = await shelf();
  const proposed = await propose(jug, lamp, candle);
  expect(proposed.map(({ productname, toorder, vendor }) => [productname, toorder, vendor])).toEqual([
    ['Candle', '6', { id: mill, VendorName: 'Mill', ispreferred: false }],
    ['Jug', '7', null],
    ['Lamp', '6', { id: harbour, VendorName: 'Harbour', ispreferred: true }],
  ]);
  expect(proposed[0]).toMatchObject({ onhand: '4', onorder: '0', sold30: '0', reorderlevel: '5', SKU: '' });
  await orders.order({
    vendor: mill,
    items: [{ ProductIDFK: candle, ProductName: '', Qty: '4', HomeUnitPrice: '2' }],
  });
  expect(await propose(candle)).toMatchObject([{ onorder: '4', toorder: '2' }]);
});

test('each line has the tax of its vendor, none of one who charges none, and else that of its item', async () => {
  const [vat, reduced] = [await api.tax('VAT'), await api.tax('Reduced')];
  const sheet = await item('Sheet', { purchasetaxid: vat });
  const vendors = [
    await bills.vendor('Usual'),
    await bills.vendor('Own', { PurchaseTaxId: reduced }),
    await bills.vendor('Small', { ChargesNoTax: true }),
  ];
  const lines = vendors.map((VendorIDFK) => ({ productId: sheet, VendorIDFK, Qty: '1' }));
  const made = expectOk(await api.client.send(restockCalls.restock, { lines })).body.data.orders;
  const taxes = made.map(async ({ PurchaseOrderID }) => {
    const [line] = (await orders.view(PurchaseOrderID)).PurchaseOrderItems;
    return line!.TaxID;
  });
  expect(await Promise.all(taxes)).toEqual([vat, reduced, null]);
});

test('one act makes a draft per vendor, as a typed one would be, and its preview makes none', async () => {
  const { mill, harbour, candle, lamp, jug } = await shelf();
  const lines = [
    { productId: candle, VendorIDFK: mill, Qty: '6' },
    { productId: lamp, VendorIDFK: harbour, Qty: '2' },
    { productId: jug, VendorIDFK: mill, Qty: '1' },
  ];
  const preview = expectOk(await api.client.send(restockCalls.previewRestock, { lines })).body.data.orders;
  const summaryOf = (rows: typeof preview) =>
    rows.map(({ VendorName, itemcount, GrandTotalAmount, Currency }) =>
      [VendorName, itemcount, GrandTotalAmount, Currency].join(' '),
    );
  // Last prices where there are any, the cost of the card where there are none.
  expect(summaryOf(preview)).toEqual(['Mill 2 15.65 USD', 'Harbour 1 2.5 USD']);
  expect(await orders.counts()).toMatchObject({ AllCount: 0 });
  const { message, data } = expectOk(await api.client.send(restockCalls.restock, { lines })).body;
  expect([message, summaryOf(data.orders)]).toEqual(['2 draft orders created.', summaryOf(preview)]);
  expect(await orders.counts()).toMatchObject({ AllCount: 2, DraftCount: 2 });
  expect(await orders.view(data.orders[0]!.PurchaseOrderID)).toMatchObject({
    Status: 'Draft',
    VendorIDFK: mill,
    PurchaseOrderDate: '2026-06-20',
    GrandTotalAmount: '15.65',
    PurchaseOrderItems: [
      { ProductName: 'Candle', Description: 'Beeswax, boxed', Qty: '6', ForeignUnitPrice: '2.4' },
      { ProductName: 'Jug', Description: '', Qty: '1', ForeignUnitPrice: '1.25' },
    ],
  });
  // A draft is not on order yet.
  expect(await propose(candle)).toMatchObject([{ onorder: '0', toorder: '6' }]);
  for (const { PurchaseOrderID } of data.orders) expectOk(await orders.issue(PurchaseOrderID));
  expect(await propose(candle)).toMatchObject([{ onorder: '6', toorder: '0' }]);
});

test('sent twice under one key it makes its orders once', async () => {
  const { mill, candle } = await shelf();
  const lines = [{ productId: candle, VendorIDFK: mill, Qty: '6' }];
  const send = () =>
    api.client.send(restockCalls.restock, { lines }, { 'idempotency-key': 'restock-once-1' });
  const [first, second] = await Promise.all([send(), send()]);
  const ids = [first, second].map((one) => expectOk(one).body.data.orders[0]!.PurchaseOrderID);
  expect(ids[0]).toBe(ids[1]);
  expect([first, second].map((one) => expectOk(one).body.data.repeated).sort()).toEqual([false, true]);
  expect(await orders.counts()).toMatchObject({ AllCount: 1 });
});

test('a vendor with a currency of their own is ordered in it, at their last price or the cost in it', async () => {
  expectOk(await api.client.send(businessCalls.enableMultiCurrency, { flag: true }));
  const mill = await bills.vendor('Mill', { currency: 'EUR' });
  const [candle, lamp] = [await item('Candle'), await item('Lamp')];
  await bills.bill({
    vendor: mill,
    day: '2026-02-01',
    items: [{ ProductIDFK: candle, ProductName: '', Qty: '1', ForeignUnitPrice: '3' }],
    more: { ForeignCurrencyIDFK: 978, ExchangeRate: '1.25' },
  });
  const lines = [candle, lamp].map((productId) => ({ productId, VendorIDFK: mill, Qty: '2' }));
  const total = async () =>
    expectOk(await api.client.send(restockCalls.previewRestock, { lines })).body.data.orders.map(
      ({ Currency, GrandTotalAmount }) => `${GrandTotalAmount} ${Currency}`,
    );
  // Without a rate nobody knows what the lamp costs there: its price is left to be typed.
  expect(await total()).toEqual(['6 EUR']);
  const rate = { from: 'EUR', to: 'USD', date: '2026-06-01', rate: '1.25' };
  expectOk(await api.client.send(rateCalls.saveRate, rate));
  expect(await total()).toEqual(['8 EUR']);
  const { data } = expectOk(await api.client.send(restockCalls.restock, { lines })).body;
  expect(await orders.view(data.orders[0]!.PurchaseOrderID)).toMatchObject({ ExchangeRate: '1.25' });
});

test('nothing at all, a quantity of nothing and a deleted item or vendor are refused, and nothing is made', async () => {
  const { mill, harbour, candle, lamp } = await shelf();
  const tried = async (lines: { productId: string; VendorIDFK: string; Qty: string }[]) => {
    const { status, body } = await api.client.send(restockCalls.restock, { lines });
    return [status, (body as { Message?: string }).Message];
  };
  const fine = { productId: candle, VendorIDFK: mill, Qty: '1' };
  expect(await tried([])).toEqual([400, 'Enter a quantity for at least one item.']);
  expect(await tried([fine, { ...fine, Qty: '0' }])).toEqual([400, 'Enter a quantity above 0.']);
  expectOk(await api.client.send(vendorCalls.deleteVendor, { vendorid: harbour }));
  expect((await tried([fine, { productId: lamp, VendorIDFK: harbour, Qty: '1' }]))[1]).toContain('Harbour');
  const other = apiFor(await server.client());
  const foreign = await other.goods('Jug', '1', '1');
  expect((await tried([fine, { ...fine, productId: foreign }]))[0]).toBe(404);
  expect(
    (await tried([fine, { ...fine, VendorIDFK: await billApiFor(other.client).vendor('Wick') }]))[0],
  ).toBe(404);
  expect(await orders.counts()).toMatchObject({ AllCount: 0 });
  // Items of others are not proposed.
  expect(await propose(foreign)).toEqual([]);
});

test('who may analyse sees what is proposed, who may order makes the orders', async () => {
  const { mill, candle } = await shelf();
  const lines = [{ productId: candle, VendorIDFK: mill, Qty: '1' }];
  const may = async (role: 'Staff' | 'Accountant' | 'Viewer' | 'Manager') => {
    const { send } = await colleague(server, api.client, role);
    const answered = await send(restockCalls.proposeRestock, { productId: [candle] });
    const made = await send(restockCalls.restock, { lines });
    return [answered.status, made.status];
  };
  expect(await may('Manager')).toEqual([200, 200]);
  expect(await may('Staff')).toEqual([400, 200]);
  expect(await may('Accountant')).toEqual([200, 400]);
  expect(await may('Viewer')).toEqual([400, 400]);
});
