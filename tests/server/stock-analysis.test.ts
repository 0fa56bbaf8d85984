import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-06-20');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const analysis = async (query: Record<string, string> = {}) =>
  expectOk(await api.client.send(reportCalls.stockAnalysis, query)).body;
const names = async (query: Record<string, string>) =>
  (await analysis(query)).StockAnalysis.map(({ productname }) => productname);

/** An item with so many in stock since long ago, reordered at a level, to be sold before a day. */
const item = async (productname: string, quantity: string, more: Record<string, unknown> = {}) =>
  expectOk(
    await api.client.send(productCalls.addProduct, {
      type: 'product',
      productname,
      price: '5',
      trackstock: true,
      quantity,
      openingcost: '2',
      openingdate: '2025-10-01',
      ...more,
    }),
  ).body.data.id;
const sell = (productid: string, quantity: string, issuedOn: string) =>
  api.invoice({ issuedOn, items: [{ productid, ItemName: '', quantity, price: '5' }] });

/** Items of every kind the filters tell apart. */
const shelf = async () => {
  const candle = await item('Candle', '60', { reorderlevel: '20', sku: 'C-1' });
  await sell(candle, '30', '2026-04-01');
  await sell(candle, '12', '2026-06-01');
  const lamp = await item('Lamp', '5', { reorderlevel: '2', expirydate: '2026-07-01' });
  await sell(lamp, '5', '2026-06-10');
  const jug = await item('Jug', '40', { expirydate: '2027-01-01' });
  await sell(jug, '4', '2026-01-15');
  await item('Vase', '3');
  const sample = expectOk(
    await api.client.send(productCalls.addProduct, { type: 'product', productname: 'Sample', price: '1' }),
  ).body.data.id;
  await api.client.send(productCalls.addProduct, { type: 'service', productname: 'Advice', price: '1' });
  return { candle, lamp, jug, sample };
};

test('each item is told with its stock, its pace, how long it lasts, and how many to order', async () => {
  const { candle, lamp } = await shelf();
  const orders = orderApiFor(api.client);
  const vendor = await billApiFor(api.client).vendor('Mill');
  await orders.order({
    vendor,
    items: [{ ProductIDFK: candle, ProductName: '', Qty: '6', HomeUnitPrice: '2' }],
  });
  const { StockAnalysis, TotalStockValue, total, asof } = await analysis();
  expect({ TotalStockValue, total, asof }).toEqual({ TotalStockValue: '114', total: 4, asof: '2026-06-20' });
  // The most first.
  expect(StockAnalysis.map(({ productname, quantity }) => `${quantity} ${productname}`)).toEqual([
    '36 Jug',
    '18 Candle',
    '3 Vase',
    '0 Lamp',
  ]);
  expect(StockAnalysis.filter(({ id }) => [candle, lamp].includes(id))).toEqual([
    {
      id: candle,
      productname: 'Candle',
      SKU: 'C-1',
      LocationName: '',
      trackstock: true,
      quantity: '18',
      reorderlevel: '20',
      sold30: '12',
      sold90: '42',
      daysleft: '38',
      expirydate: null,
      // 40 wanted, 18 there and 6 coming.
      stockvalue: '36',
      onorder: '6',
      toorder: '16',
    },
    {
      id: lamp,
      productname: 'Lamp',
      SKU: '',
      LocationName: '',
      trackstock: true,
      quantity: '0',
      reorderlevel: '2',
      sold30: '5',
      sold90: '5',
      daysleft: '0',
      expirydate: '2026-07-01',
      stockvalue: '0',
      onorder: '0',
      toorder: '5',
    },
  ]);
});

test('filters pick what is out, low, too much, slow or not counted, and what expires', async () => {
  await shelf();
  expect(await names({ qtyFilter: 'outofstock' })).toEqual(['Lamp']);
  expect(await names({ qtyFilter: 'lowstock' })).toEqual(['Candle', 'Lamp']);
  // More than six months sell: 4 jugs and no vase were sold since 20 December.
  expect(await names({ qtyFilter: 'overstock' })).toEqual(['Jug', 'Vase']);
  expect(await names({ qtyFilter: 'slowmoving' })).toEqual(['Jug', 'Vase']);
  expect(await names({ qtyFilter: 'notracked' })).toEqual(['Sample']);
  expect(await names({ expiringdate: '2026-06-30' })).toEqual([]);
  expect(await names({ expiringdate: '2026-07-01' })).toEqual(['Lamp']);
  expect(await names({ qtyFilter: 'overstock', expiringdate: '2027-01-01' })).toEqual(['Jug']);
  expect(await names({ searchquery: 'c-1' })).toEqual(['Candle']);
  // One nobody knows is all of them, as where none is named.
  expect(await names({ qtyFilter: 'everything' })).toEqual(await names({ qtyFilter: 'pullallstock' }));
});

test('there is too much where six months sold fewer than are left', async () => {
  const [lately, earlier, even] = [
    await item('Lately', '45'),
    await item('Earlier', '45'),
    await item('Even', '40'),
  ];
  await sell(lately, '25', '2026-01-20');
  await sell(earlier, '25', '2025-11-20');
  await sell(even, '20', '2026-01-20');
  expect((await analysis()).StockAnalysis.map(({ quantity }) => quantity)).toEqual(['20', '20', '20']);
  expect(await names({ qtyFilter: 'overstock' })).toEqual(['Earlier']);
});

test('an item at its level is low, in the list of items too, and one below zero is out of stock', async () => {
  expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  await item('At', '20', { reorderlevel: '20' });
  await item('Above', '20.001', { reorderlevel: '20' });
  const below = await item('Below', '1', { reorderlevel: '0' });
  await sell(below, '3', '2026-06-01');
  await item('None', '0');
  expect(await names({ qtyFilter: 'lowstock' })).toEqual(['At', 'Below']);
  expect(await names({ qtyFilter: 'outofstock' })).toEqual(['None', 'Below']);
  const listed = async (itemtype: string) =>
    expectOk(await api.client.send(productCalls.listProducts, { itemtype }))
      .body.products.map(({ productname }) => productname)
      .sort();
  expect(await listed('lowstock')).toEqual(['At']);
  expect(await listed('outofstock')).toEqual(['Below', 'None']);
});

test('it is sorted by quantity, name, sales, value or expiry, either way', async () => {
  await shelf();
  expect(await names({ sortorder: 'asc' })).toEqual(['Lamp', 'Vase', 'Candle', 'Jug']);
  expect(await names({ sortby: 'name', sortorder: 'ascending' })).toEqual(['Candle', 'Jug', 'Lamp', 'Vase']);
  expect(await names({ sortby: 'sold' })).toEqual(['Candle', 'Lamp', 'Jug', 'Vase']);
  expect(await names({ sortby: 'value' })).toEqual(['Jug', 'Candle', 'Vase', 'Lamp']);
  expect(await names({ sortby: 'expires', sortorder: 'asc' })).toEqual(['Lamp', 'Jug', 'Candle', 'Vase']);
  const page = await analysis({ page: '2', limit: '3' });
  expect(page).toMatchObject({ total: 4, currentpage: 2, pagetotal: 2, TotalStockValue: '114' });
  expect(page.StockAnalysis.map(({ productname }) => productname)).toEqual(['Lamp']);
});

test('it is of any day: stock and sales as they were, and nothing to order', async () => {
  await shelf();
  const { StockAnalysis } = await analysis({ todate: '2026-04-10' });
  const [candle] = StockAnalysis.filter(({ productname }) => productname === 'Candle');
  expect(candle).toMatchObject({ quantity: '30', sold30: '30', sold90: '30', daysleft: '90' });
  expect(candle).toMatchObject({ stockvalue: '60', onorder: null, toorder: null });
  expect(await names({ todate: '2026-04-10', qtyFilter: 'lowstock' })).toEqual([]);
  expect(await names({ todate: '2026-01-20', qtyFilter: 'slowmoving' })).toEqual(['Candle', 'Lamp', 'Vase']);
});

test('a day near the first and one near today are told alike: what moved until then, in all and at its place', async () => {
  await shelf();
  const { business } = api.client.shop;
  const { rows: places } = await server.owner.query('select id from location where business_id = $1', [
    business.id,
  ]);
  // Nearer to the first move, on 1 October, until 9 February, and nearer to today from then on.
  for (const todate of [
    '2025-09-30',
    '2025-10-01',
    '2026-01-15',
    '2026-02-08',
    '2026-02-09',
    '2026-04-01',
    '2026-06-19',
  ]) {
    const { rows } = await server.owner.query(
      `select p.name || ' ' || trim_scale(coalesce(sum(m.qty), 0)) || ' ' || trim_scale(coalesce(sum(m.value), 0)) as told
       from product p left join stock_move m on m.business_id = p.business_id and m.product_id = p.id and m.on_day <= $2
       where p.business_id = $1 and p.tracked group by p.id, p.name, p.search order by p.search`,
      [business.id, todate],
    );
    const moved = rows.map(({ told: summaries }) => summaries);
    expect(moved).toHaveLength(4);
    for (const query of [{}, { locationId: idToWire(places[0].id) }]) {
      const { StockAnalysis, total } = await analysis({ todate, sortby: 'name', sortorder: 'asc', ...query });
      const summaries = StockAnalysis.map((row) => `${row.productname} ${row.quantity} ${row.stockvalue}`);
      expect({ todate, summaries, total }).toEqual({ todate, summaries: moved, total: 4 });
    }
  }
});

test('a page beyond the last is the last, with the sums of all', async () => {
  await shelf();
  const { StockAnalysis, total, TotalStockValue } = await analysis({ page: '9', limit: '3' });
  expect(StockAnalysis.map(({ productname }) => productname)).toEqual(['Lamp']);
  expect({ total, TotalStockValue }).toEqual({
    total: 4,
    TotalStockValue: (await analysis()).TotalStockValue,
  });
  expect(await analysis({ page: '3', searchquery: 'nothing' })).toMatchObject({
    StockAnalysis: [],
    total: 0,
  });
});

test('what came back is no sale', async () => {
  const candle = await item('Candle', '60');
  const invoice = await sell(candle, '30', '2026-06-01');
  expectOk(await api.cancel(invoice, {}));
  expect((await analysis()).StockAnalysis).toMatchObject([{ quantity: '60', sold30: '0', daysleft: null }]);
});

test('at a location it tells what lies and sold there, and of another business’s none', async () => {
  const candle = await item('Candle', '10', { reorderlevel: '4' });
  const moves = transferApiFor(api.client);
  await moves.enable();
  const [from, to] = [await moves.main(), await moves.location('Annex')];
  const sent = await moves.transfer({ from, to, items: [[candle, '3']], onDay: '2026-06-01' });
  expectOk(await moves.mark(sent, { arrivalDate: '2026-06-02' }));
  await moves.transfer({ from, to, items: [[candle, '1']], onDay: '2026-06-03' });
  const at = async (locationId: string, todate = '2026-06-20') =>
    (await analysis({ locationId, todate })).StockAnalysis.map(
      ({ quantity, LocationName, stockvalue }) => `${quantity} at ${LocationName} worth ${stockvalue}`,
    );
  expect(await at(from)).toEqual(['6 at Main location worth 12']);
  expect(await at(to)).toEqual(['3 at Annex worth 6']);
  expect(await at(to, '2026-06-01')).toEqual(['0 at Annex worth 0']);
  expect(await at(to, '2026-06-02')).toEqual(['3 at Annex worth 6']);
  expect(await names({ locationId: to, qtyFilter: 'lowstock' })).toEqual(['Candle']);
  // In all there is as much, on the way too.
  expect((await analysis()).StockAnalysis).toMatchObject([{ quantity: '10', stockvalue: '20' }]);
  const other = await server.client();
  expect((await other.send(reportCalls.stockAnalysis, { locationId: to })).status).toBe(404);
  expect((await other.send(reportCalls.stockAnalysis, {})).body).toMatchObject({ StockAnalysis: [] });
});

test('it is a file as CSV and as PDF, narrowed as its page is', async () => {
  await shelf();
  const request = { report: 'stock-analysis', qtyFilter: 'lowstock' };
  const { name, rows } = await reportCsv(server, api.client, request);
  expect(name).toBe('Stock analysis.csv');
  expect(rows[0]).toEqual([
    'Item',
    'SKU',
    'Location',
    'Quantity',
    'Reorder at',
    'Sold in 30 days',
    'Sold in 90 days',
    'Days left',
    'Expires on',
    'Inventory value',
    'On order',
    'To order',
  ]);
  expect(rows.slice(1, 3)).toEqual([
    ['Candle', 'C-1', 'All locations', '18', '20', '12', '42', '38', '', '36', '0', '22'],
    ['Lamp', '', 'All locations', '0', '2', '5', '5', '0', '2026-07-01', '0', '0', '5'],
  ]);
  const { text } = await readPdf((await reportFile(server, api.client, { ...request, format: 'pdf' })).bytes);
  expect(text).toContain('Candle C-1, All locations 18 20 12 42 38 36.00 0 22');
});
