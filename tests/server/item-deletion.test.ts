import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { vendorIn } from '../support/fixture.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const item = async (productname: string, more: object = {}): Promise<string> =>
  expectOk(
    await api.client.send(productCalls.addProduct, {
      type: 'product',
      productname,
      price: '5',
      ...more,
    } as never),
  ).body.data.id;
const remove = (productId: string) => api.client.send(itemCalls.deleteProduct, { productId });
const restore = (productId: string) => api.client.send(itemCalls.restoreProduct, { productId });
const names = async (verb: 'listProducts' | 'listDeletedProducts', query: Record<string, unknown> = {}) =>
  expectOk(await api.client.send({ ...productCalls, ...itemCalls }[verb], query)).body.products.map(
    ({ productname }) => productname,
  );

test('one deleted leaves the list, is found among the deleted, and comes back as it was', async () => {
  const broom = await item('Broom', { categoryname: 'Household', sku: 'BR' });
  expect(expectOk(await remove(broom)).body.message).toBe('Product deleted successfully.');
  expect(expectOk(await remove(broom)).body.data.id).toBe(broom);
  expect([await names('listProducts'), await names('listDeletedProducts')]).toEqual([[], ['Broom']]);
  expect(expectOk(await restore(broom)).body.message).toBe('Product restored successfully.');
  expect(
    expectOk(await api.client.send(productCalls.getProduct, { productId: broom })).body.data,
  ).toMatchObject({
    productname: 'Broom',
    sku: 'BR',
    categoryname: 'Household',
    isdeleted: false,
    Standing: { status: 'Active' },
  });
});

test('several are deleted and restored, each answered for', async () => {
  const [pen, ink] = [await item('Pen'), await api.goods('Ink', '3', '1')];
  const gone = expectOk(await api.client.send(itemCalls.deleteProducts, { productId: [pen, ink] })).body;
  expect(gone).toMatchObject({
    message: 'Multiple Product deleted successfully.',
    data: { rows: [{ done: true }, { done: false, reason: 'Its stock is 3. Count it to 0 first.' }] },
  });
  const back = expectOk(await api.client.send(itemCalls.restoreProducts, { productId: [pen, ink] })).body;
  expect(back).toMatchObject({
    message: 'Multiple Product restored successfully.',
    data: { rows: [{ done: true }, { done: false, reason: 'This item isn’t deleted.' }] },
  });
});

test('an item on an open order or a draft stays until it is off', async () => {
  const paper = await item('Paper', { trackstock: true });
  const orders = orderApiFor(api.client);
  const order = await orders.order({
    vendor: await vendorIn(api.client, 'Nord'),
    items: [{ ProductIDFK: paper, ProductName: 'Paper', Qty: '4', HomeUnitPrice: '1' }],
  });
  expect(await remove(paper)).toMatchObject({
    status: 400,
    body: {
      kind: 'illegal-move',
      Message: expect.stringMatching(/^It’s still on PO-\d+\. Remove it there first\.$/),
    },
  });
  const { Standing } = expectOk(await api.client.send(productCalls.getProduct, { productId: paper })).body
    .data;
  expect(Standing.facts.openOn).toEqual([expect.stringMatching(/^PO-/)]);
  expectOk(await orders.cancel(order));
  expectOk(await remove(paper));
  // Nothing is taken off an order any more once a part of it is billed.
  expectOk(await restore(paper));
  expectOk(await orders.reopen(order));
  expectOk(await orders.bill(order, ['1']));
  expect(await remove(paper)).toMatchObject({
    body: {
      Message: expect.stringMatching(
        /^It’s still on PO-\d+, a draft bill\. Bill or close what’s left of PO-\d+, and remove it from the others\.$/,
      ),
    },
  });
});

test('what is counted to 0 can go, and its history stays', async () => {
  const lamp = await api.goods('Lamp', '2', '4');
  expectOk(await api.client.send(stockCalls.updateCount, { productId: lamp, quantity: '0' }));
  expectOk(await remove(lamp));
  const { total } = expectOk(await api.client.send(stockCalls.movementLog, { productId: lamp })).body;
  expect(total).toBe(2);
  expect(await api.client.send(stockCalls.updateCount, { productId: lamp, quantity: '1' })).toMatchObject({
    status: 400,
    body: { kind: 'illegal-move', Message: 'This item is deleted. Restore it first.' },
  });
});

test('categories are told with how many stand in each, deleted items left out', async () => {
  const client = await server.client();
  const add = async (productname: string, categoryname: string) =>
    expectOk(
      await client.send(productCalls.addProduct, { type: 'product', productname, price: '1', categoryname }),
    ).body.data.id;
  await add('Pen', 'Office');
  await add('Mop', 'Household');
  const gone = await add('Ink', 'Office');
  expectOk(await client.send(itemCalls.deleteProduct, { productId: gone }));
  const { ProductCategoryList } = expectOk(await client.send(itemCalls.itemCategories, {})).body.data;
  expect(ProductCategoryList.map(({ Category, items }) => `${Category} ${items}`)).toEqual([
    'Household 1',
    'Office 1',
  ]);
  expect(expectOk(await client.send(itemCalls.uniqueCategories, {})).body.data).toEqual([
    'Household',
    'Office',
  ]);
  const { products } = expectOk(
    await client.send(itemCalls.listProductsByCategory, { categoryname: 'office' }),
  ).body;
  expect(products.map(({ productname }) => productname)).toEqual(['Pen']);
});

test('a draft whose item was deleted meanwhile is refused on approval, and names the line; no new line takes it', async () => {
  const bills = billApiFor(api.client);
  const vendor = await vendorIn(api.client, 'Ink Works');
  const [ink, pen] = [await item('Ink', { trackstock: true }), await item('Pen', { trackstock: true })];
  const line = (ProductIDFK: string, ProductName: string) => ({
    ProductIDFK,
    ProductName,
    Qty: '2',
    HomeUnitPrice: '3',
  });
  const items = [line(pen, 'Pen'), line(ink, 'Ink')];
  const draft = await bills.bill({ vendor, items, status: 'Draft' });
  expect(await remove(ink)).toMatchObject({ status: 400, body: { kind: 'illegal-move' } });
  const uncounted = { id: ink, type: 'product', productname: 'Ink', price: '5', trackstock: false };
  expect(await api.client.send(productCalls.updateProduct, uncounted)).toMatchObject({
    status: 400,
    body: {
      fields: [{ field: 'trackstock', message: 'It’s still on a draft bill. Remove it there first.' }],
    },
  });
  // As when both are done in the same moment.
  await server.owner.query(
    `with gone as (update product set deleted_at = now() where id = $1 returning business_id)
     update usage u set n = n - 1 from gone where u.business_id = gone.business_id and u.cap = 'inventory'`,
    [idFromWire(ink)],
  );
  const message = 'Line 2: Ink is deleted. Restore it, or choose another item.';
  expect(await bills.approve(draft)).toMatchObject({
    status: 400,
    body: { Message: message, fields: [{ field: 'lines.1.name', message }] },
  });
  expect(await bills.create({ vendor, items, status: 'Draft' })).toMatchObject({
    status: 400,
    body: { Message: message },
  });
  expectOk(await restore(ink));
  expectOk(await bills.approve(draft));
});

test('a bill dated before its item was counted is approved, and says so before', async () => {
  server.setToday('2026-03-20');
  const bills = billApiFor(api.client);
  const vendor = await vendorIn(api.client, 'Soap Works');
  const soap = await api.goods('Soap', '5', '2');
  expectOk(await api.client.send(stockCalls.updateCount, { productId: soap, quantity: '8' }));
  const items = [{ ProductIDFK: soap, ProductName: 'Soap', Qty: '3', HomeUnitPrice: '2' }];
  const draft = await bills.bill({ vendor, items, status: 'Draft', day: '2026-03-10' });
  const { warnings } = await bills.preview(draft, 'issue');
  expect(warnings).toEqual([
    'Soap was counted on Mar 20, 2026, after the day of this document. Check that the count left these goods out.',
  ]);
  expectOk(await bills.approve(draft));
  expect(await api.stockOf(soap)).toBe('11 worth 22');
});
