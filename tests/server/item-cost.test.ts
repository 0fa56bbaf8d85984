import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { stockCountCalls } from '../../src/api/calls/stock-count.ts';
import type { TeamRole } from '../../src/domain/team/team.ts';
import { apiFor, expectOk, formOf } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';
import { type TransferRequest, transferApiFor, twoLocations } from '../support/transfer-api.ts';

/** Who reads what stock costs by the books: whoever sees the summary of the inventory. Source: decision 0034. */
let server: Server;
let owner: Client;
let product: string;
let customer: string;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-02');
});
beforeEach(async () => {
  // So many people join that they would be asked to wait.
  server.pass(20);
  owner = await server.client();
  const api = apiFor(owner);
  product = await api.goods('Candle', '10', '2');
  customer = await api.customer();
});
afterAll(() => server.close());

const sale = () =>
  formOf({ customer, items: [{ productid: product, ItemName: '', quantity: '3', price: '5' }] });

/** All figures of cost that a member is answered, call by call. */
const readBy = async (client: Client) => {
  const { data } = expectOk(await client.send(productCalls.getProduct, { productId: product })).body;
  const { products } = expectOk(await client.send(productCalls.listProducts, {})).body;
  const summary = expectOk(await client.send(stockCalls.productSummary, { productId: product })).body.data;
  const { averagecost, lastcost, margin } = summary;
  return [data.stockvalue, products[0]!.stockvalue, averagecost, lastcost, margin];
};
const asOne = async (role: TeamRole) => readBy(await colleague(server, owner, role));

test('staff read no item’s worth, cost and margin, and quantities as everybody does', async () => {
  const staff = await colleague(server, owner, 'Staff');
  expect(await readBy(staff)).toEqual([null, null, null, null, null]);
  const { data } = expectOk(await staff.send(productCalls.getProduct, { productId: product })).body;
  expect([data.quantity, data.price]).toEqual(['10', '5']);
});

test.each<TeamRole>(['Admin', 'Manager', 'Accountant', 'Viewer'])(
  'as %s one reads what an item is worth, what it costs and its margin',
  async (role) => {
    expect(await asOne(role)).toEqual(await readBy(owner));
    expect((await readBy(owner)).slice(0, 3)).toEqual(['20', '20', '2']);
  },
);

test('what an invoice will do says to staff who owes what and which goods leave, and no cost', async () => {
  const staff = await colleague(server, owner, 'Staff');
  const previewed = async (client: Client) =>
    expectOk(await client.send(invoiceCalls.previewNewInvoice, sale())).body.data;
  const [whole, part] = [await previewed(owner), await previewed(staff)];
  expect(whole.pools).toHaveLength(1);
  expect(whole.entries.flatMap(({ lines }) => lines.map(({ amount }) => amount))).toContain('6');
  expect(part).toMatchObject({ pools: [], stock: [{ name: 'Candle', quantity: '-3', value: null }] });
  const amounts = part.entries.flatMap(({ lines }) => lines.map(({ amount }) => amount));
  expect(amounts.sort()).toEqual(['-15', '15']);
});

test('an invoice tells its entries in the journal to who sees reports alone', async () => {
  const id = expectOk(await owner.send(invoiceCalls.createInvoice, sale())).body.data.id;
  const entriesFor = async (client: Client) => (await apiFor(client).view(id)).journal.length;
  expect(await entriesFor(owner)).toBeGreaterThan(0);
  expect(await entriesFor(await colleague(server, owner, 'Accountant'))).toBeGreaterThan(0);
  expect(await entriesFor(await colleague(server, owner, 'Staff'))).toBe(0);
});

test('staff count stock without reading what a difference is worth', async () => {
  const staff = await colleague(server, owner, 'Staff');
  const { countid } = expectOk(await staff.send(stockCountCalls.startCount, {})).body.data;
  const counted = { productId: product, act: 'set', quantity: '8' };
  expectOk(await staff.send(stockCountCalls.recordCount, { countid, entries: [counted] }));
  const rowsFor = async (client: Client) =>
    expectOk(await client.send(stockCountCalls.previewCount, { countid })).body.data.rows;
  expect(await rowsFor(owner)).toMatchObject([{ difference: '-2', value: '-4' }]);
  expect(await rowsFor(staff)).toMatchObject([{ difference: '-2', value: null }]);
});

test('staff read in the log of movements what moved, and not what it was worth', async () => {
  const staff = await colleague(server, owner, 'Staff');
  const logFor = async (client: Client, query: Record<string, string>) =>
    expectOk(await client.send(stockCalls.movementLog, query)).body;
  for (const query of [{}, { pagecursor: 'newest' }]) {
    expect((await logFor(owner, query)).movements).toMatchObject([{ change: '10', value: '20' }]);
    expect((await logFor(staff, query)).movements).toMatchObject([{ change: '10', value: null }]);
  }
  const titlesFor = async (client: Client) =>
    (await logFor(client, {})).report!.columns.map(({ title }) => title);
  expect((await titlesFor(owner)).at(-1)).toBe('Value');
  expect((await titlesFor(staff)).at(-1)).toBe('After');
});

test('staff transfer stock without reading what it is worth', async () => {
  const { api, transfers, main, annex } = await twoLocations(server);
  const box = await api.goods('Box', '8', '3');
  const request: TransferRequest = { from: main, to: annex, items: [[box, '2']] };
  const theirs = transferApiFor(await colleague(server, api.client, 'Staff'));
  expect(await transfers.preview(request)).toMatchObject({ worth: '6', goods: [{ worth: '6' }] });
  expect(await theirs.preview(request)).toMatchObject({
    worth: null,
    goods: [{ quantity: '2', left: '6', worth: null }],
  });
  const id = await transfers.transfer(request);
  const arriving = async (by: typeof theirs) => expectOk(await by.previewAct(id, 'mark')).body.data;
  expect(await arriving(transfers)).toMatchObject({ worthBefore: '6', worthAfter: '0' });
  expect(await arriving(theirs)).toMatchObject({ worthBefore: null, worthAfter: null, writtenOff: null });
});

test('staff rename a category of items and delete none', async () => {
  const staff = await colleague(server, owner, 'Staff');
  await owner.send(productCalls.addProduct, {
    type: 'product',
    productname: 'Mop',
    price: '1',
    categoryname: 'Household',
  });
  const { ProductCategoryList } = expectOk(await owner.send(itemCalls.itemCategories, {})).body.data;
  const CategoryId = ProductCategoryList[0]!.id;
  expectOk(await staff.send(itemCalls.renameCategory, { CategoryId, Category: 'House' }));
  expect(await staff.send(itemCalls.removeCategory, { CategoryId })).toMatchObject({
    body: { kind: 'not-allowed' },
  });
});
