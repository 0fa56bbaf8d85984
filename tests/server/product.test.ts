import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  await add({ productname: 'Candle', price: '8', categoryname: 'Household' });
  await add({ productname: 'Apron', price: '20', categoryname: 'Clothing' });
  await add({ productname: 'Broom', price: '5', categoryname: 'household' });
  await add({ productname: 'Advice', type: 'service', price: '50' });
});
afterAll(() => server.close());

const add = async (card: Record<string, unknown>, of = client): Promise<string> =>
  expectOk(await of.send(productCalls.addProduct, { type: 'product', ...card })).body.data.id;
const listed = async (query: Record<string, string> = {}, of = client) =>
  expectOk(await of.send(productCalls.listProducts, query)).body;
const names = async (query: Record<string, string> = {}) =>
  (await listed(query)).products.map(({ productname }) => productname);
const view = async (productId: string, of = client) =>
  expectOk(await of.send(productCalls.getProduct, { productId })).body.data;

test.each([
  [{}, ['Advice', 'Apron', 'Broom', 'Candle']],
  [{ sortOrder: 'descending' }, ['Candle', 'Broom', 'Apron', 'Advice']],
  [{ sortBy: 'price', sortOrder: 'asc' }, ['Broom', 'Candle', 'Apron', 'Advice']],
  [{ sortBy: 'all', sortOrder: 'most recent' }, ['Advice', 'Broom', 'Apron', 'Candle']],
  [{ sortBy: 'password; --' }, ['Advice', 'Apron', 'Broom', 'Candle']],
  [{ searchQuery: 'CAN' }, ['Candle']],
])('asked for %j the list of items is %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('items come by page, a page beyond the last as the last', async () => {
  expect(await listed({ page: '9', limit: '3' })).toMatchObject({
    products: [{ productname: 'Candle' }],
    currentpage: 2,
    pagetotal: 2,
    total: 4,
  });
  const { id, productname } = (await listed({ page: '2', limit: '3' })).products[0]!;
  expect(await view(id)).toMatchObject({ productname });
});

test('an item has a category by its name, one in whatever letters it is written', async () => {
  expect(await names({ categoryname: 'Household' })).toEqual(['Broom', 'Candle']);
  const { products } = await listed();
  expect(products.map(({ categoryname }) => categoryname)).toEqual([
    '',
    'Clothing',
    'Household',
    'Household',
  ]);
  const other = await server.client();
  expect((await listed({ categoryname: 'Household' }, other)).total).toBe(0);
});

test('an item’s card is kept as it was typed, and as it is edited', async () => {
  const own = await server.client();
  const card = {
    type: 'product',
    productname: 'Lamp oil',
    sku: 'L-1',
    barcode: '4006381333931',
    categoryname: 'Lighting',
    description: 'Clean and bright',
    purchasedescription: 'By the drum',
    unit: 'Litre',
    price: '12.5',
    cost: '7.25',
    salestaxid: await server.addTax(own, 'VAT', '19'),
    purchasetaxid: await server.addTax(own, 'VAT paid', '7'),
    reorderlevel: '4',
    expirydate: '2027-01-31',
    preferredvendorid: await billApiFor(own).vendor('Oil & Co'),
    incomeaccountid: 13,
    cogsaccountid: 32,
    inventoryaccountid: 34,
  };
  const id = await add({ ...card, trackstock: true, quantity: '6', openingcost: '7' }, own);
  expect(await view(id, own)).toMatchObject({ ...card, quantity: '6', stockvalue: '42', isdeleted: false });
  const edited = { ...card, productname: 'Clear lamp oil', price: '13', unit: 'Bottle', salestaxid: null };
  expectOk(await own.send(productCalls.updateProduct, { ...edited, id, trackstock: true }));
  expect(await view(id, own)).toMatchObject({ ...edited, quantity: '6', stockvalue: '42', version: 2 });
});

test('an item is given another category, and none', async () => {
  const id = await add({ productname: 'Soap', price: '2', categoryname: 'Household' });
  const save = (categoryname: string) =>
    client.send(productCalls.updateProduct, {
      id,
      type: 'product',
      productname: 'Soap',
      price: '2',
      categoryname,
    });
  expectOk(await save(' Health '));
  expect(await view(id)).toMatchObject({ categoryname: 'Health' });
  expectOk(await save(''));
  expect(await view(id)).toMatchObject({ categoryname: '' });
  expect((await save('x'.repeat(101))).body.fields).toEqual([
    { field: 'categoryname', message: 'The category has at most 100 characters.' },
  ]);
});

test('two who name a new category at once make one', async () => {
  const own = await server.client();
  await Promise.all(
    ['One', 'Two', 'Three'].map((productname) => add({ productname, price: '1', categoryname: 'New' }, own)),
  );
  const { rows } = await server.owner.query(
    `select name from category where business_id = $1 and kind <> 'expense'`,
    [own.shop.business.id],
  );
  expect(rows).toEqual([{ name: 'New' }]);
});
