import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let bills: BillApi;
let candle: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  api = apiFor(await server.client());
  bills = billApiFor(api.client);
  candle = await api.goods('Candle', '1', '2', '2026-01-10');
});
afterAll(() => server.close());

const buy = (vendor: string, day: string, status: 'Draft' | 'NotPaid' = 'NotPaid') =>
  bills.bill({
    vendor,
    day,
    status,
    items: [{ ProductIDFK: candle, ProductName: 'Candle', Qty: '1', HomeUnitPrice: '4' }],
  });
const card = () => ({ type: 'product', productname: 'Candle', price: '5', trackstock: true });
const choose = (preferredvendorid: string | null, id = candle) =>
  api.client.send(productCalls.updateProduct, { id, ...card(), preferredvendorid });
const vendorOf = async () => {
  const { vendor } = expectOk(await api.client.send(productCalls.getProduct, { productId: candle })).body
    .data;
  return vendor && `${vendor.VendorName}${vendor.ispreferred ? ', preferred' : ''}`;
};

test('an item is ordered from whoever it was last bought from, until somebody is preferred', async () => {
  expect(await vendorOf()).toBe(null);
  const [mill, wick] = [await bills.vendor('Mill'), await bills.vendor('Wick & Co')];
  await buy(wick, '2026-02-20');
  await buy(mill, '2026-02-10');
  // A draft is no purchase.
  await buy(mill, '2026-03-10', 'Draft');
  expect(await vendorOf()).toBe('Wick & Co');
  expectOk(await choose(mill));
  expect(await vendorOf()).toBe('Mill, preferred');
  expectOk(await choose(null));
  expect(await vendorOf()).toBe('Wick & Co');
});

test('a new item may have a preferred vendor at once', async () => {
  const mill = await bills.vendor('Mill');
  const { id } = expectOk(
    await api.client.send(productCalls.addProduct, { ...card(), preferredvendorid: mill }),
  ).body.data;
  const { preferredvendorid } = expectOk(await api.client.send(productCalls.getProduct, { productId: id }))
    .body.data;
  expect(preferredvendorid).toBe(mill);
});

test('who was deleted is not chosen, stays where they were, and gets no order', async () => {
  const [mill, wick] = [await bills.vendor('Mill'), await bills.vendor('Wick & Co')];
  expectOk(await choose(mill));
  expectOk(await api.client.send(vendorCalls.deleteVendor, { vendorid: mill }));
  expect(await vendorOf()).toBe(null);
  await buy(wick, '2026-02-20');
  expect(await vendorOf()).toBe('Wick & Co');
  // The card keeps the choice.
  expectOk(await choose(mill));
  const jug = await api.goods('Jug', '1', '2', '2026-01-10');
  const refused = await choose(mill, jug);
  expect(refused).toMatchObject({
    status: 400,
    body: { kind: 'invalid', fields: [{ field: 'preferredvendorid' }] },
  });
});

test('a customer, and a vendor of another business, is none to choose', async () => {
  expect((await choose(await api.customer('Ada Stone'))).status).toBe(404);
  const other = await billApiFor(await server.client()).vendor('Mill');
  expect((await choose(other)).status).toBe(404);
});
