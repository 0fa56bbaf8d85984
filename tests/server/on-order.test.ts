import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
let orders: OrderApi;
let [vendor, paper] = ['', ''];
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  [api, bills, orders] = [apiFor(client), billApiFor(client), orderApiFor(client)];
  vendor = await bills.vendor('Paper Mill');
  paper = await api.goods('Paper', '5', '2');
});
afterAll(() => server.close());

const ordered = (Qty: string, status?: 'Draft') =>
  orders.order({
    vendor,
    items: [{ ProductIDFK: paper, ProductName: 'Paper', Qty, HomeUnitPrice: '2' }],
    ...(status && { status }),
  });
const coming = async () => {
  const { onorder, quantity } = expectOk(await client.send(productCalls.getProduct, { productId: paper }))
    .body.data;
  const [row] = expectOk(await client.send(productCalls.listProducts, {})).body.products;
  expect(row?.onorder).toBe(onorder);
  return `${onorder} coming, ${quantity} there`;
};

test('what is ordered and on no bill is coming; it is no stock', async () => {
  expect(await coming()).toBe('0 coming, 5 there');
  await ordered('7', 'Draft');
  expect(await coming()).toBe('0 coming, 5 there');
  const id = await ordered('12');
  const other = await ordered('3');
  expect(await coming()).toBe('15 coming, 5 there');
  const bill = expectOk(await orders.bill(id, ['4'])).body.data.vendorBillId;
  expect(await coming()).toBe('11 coming, 5 there');
  expectOk(await bills.approve(bill));
  expect(await coming()).toBe('11 coming, 9 there');
  expectOk(await orders.close(id));
  expect(await coming()).toBe('3 coming, 9 there');
  expectOk(await orders.cancel(other));
  expect(await coming()).toBe('0 coming, 9 there');
});

test('what was on a bill that is cancelled is coming again', async () => {
  const id = await ordered('12');
  const bill = expectOk(await orders.bill(id, ['4'])).body.data.vendorBillId;
  expectOk(await bills.approve(bill));
  expect(await coming()).toBe('8 coming, 9 there');
  expectOk(await bills.cancel(bill));
  expect(await coming()).toBe('12 coming, 5 there');
});
