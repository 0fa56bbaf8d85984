import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const exported = async (body: Record<string, unknown> = {}, of = client) => {
  const { url, name } = expectOk(await of.send(itemCalls.exportItems, body)).body.data;
  return { name, text: (await server.app.inject({ url })).body };
};
const head =
  'Name,Type,SKU,Barcode,Description,Category,Unit,Price,Cost,Sales tax,Quantity,Location,Reorder level,Tracked,Opening day,' +
  'Purchase description,Purchase tax,Expiry,Preferred vendor';
const fileOf = (...rows: string[]) => `\uFEFF${[head, ...rows].join('\r\n')}\r\n`;
const taxed = async (of: Client) => {
  await apiFor(of).tax('VAT', '7.5');
  await billApiFor(of).vendor('Mill, Ltd');
};

test('a file that is imported and exported again is the same, byte for byte', async () => {
  await taxed(client);
  const file = fileOf(
    'Advice,service,,,By the hour,Work,,90,0,VAT 7.5%,,,,no,,,,,',
    'Candle,product,C-1,4006381333931,"White, large",Candles,Box,12.5,3.3333333333,VAT 7.5%,3,,2,yes,2026-01-10,From the mill,VAT 7.5%,2027-01-31,"Mill, Ltd"',
    'Lamp,product,,,,,,30,5,,0,,,yes,,,,,',
  );
  const run = await importApiFor(client, 'inventory').imported(file);
  expect(run).toMatchObject({ status: 'Finished', created: 3, failed: 0 });
  const { name, text } = await exported();
  expect(name).toBe('Inventory 2026-03-20.csv');
  expect(text).toBe(file);
});

test('an item has a row for each location it lies at, as of the last day it moved, at what it cost on average', async () => {
  await transferApiFor(client).enable();
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  const transfers = transferApiFor(client);
  const depot = await transfers.location('Depot');
  expectOk(
    await client.send(stockCalls.increaseQuantity, {
      productId: candle,
      locationId: depot,
      quantity: '2',
      reason: 'found',
      unitcost: '3',
    }),
  );
  await api.invoice({
    issuedOn: '2026-03-01',
    items: [{ productid: candle, ItemName: '', quantity: '1', price: '5' }],
  });
  const rows = (await exported()).text.split('\r\n').slice(1, -1);
  expect(rows).toEqual([
    'Candle,product,,,,,,5,2.2,,7,Main location,,yes,2026-03-20,,,,',
    'Candle,product,,,,,,5,2.2,,2,Depot,,yes,2026-03-20,,,,',
  ]);
  const other = await server.client();
  await transferApiFor(other).enable();
  await transferApiFor(other).location('Depot');
  await importApiFor(other, 'inventory').imported((await exported()).text);
  expect((await exported({}, other)).text).toBe((await exported()).text);
});

test('it holds what the list shows, those that are picked, and nothing deleted or of somebody else', async () => {
  for (const [type, productname] of [
    ['product', 'Red candle'],
    ['service', 'Advice'],
    ['product', 'Blue candle'],
  ])
    expectOk(await client.send(productCalls.addProduct, { type, productname, price: '1' }));
  const names = async (body?: Record<string, unknown>) =>
    (await exported(body)).text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',')[0]);
  expect(await names()).toEqual(['Advice', 'Blue candle', 'Red candle']);
  expect(await names({ searchQuery: 'candle', itemtype: 'product' })).toEqual(['Blue candle', 'Red candle']);
  const { products } = expectOk(await client.send(productCalls.listProducts, {})).body;
  const [advice, blue] = products.map(({ id }) => id);
  expect(await names({ Ids: [blue] })).toEqual(['Blue candle']);
  expectOk(await client.send(itemCalls.deleteProduct, { productId: blue }));
  expect(await names()).toEqual(['Advice', 'Red candle']);
  expect((await client.send(itemCalls.exportItems, { Ids: [blue] })).status).toBe(404);
  const other = await server.client();
  expect((await other.send(itemCalls.exportItems, { Ids: [advice] })).status).toBe(404);
});

test('an opening stock may cost as many decimals as an average has, a card as many as are typed', async () => {
  const add = (cost: string, openingcost: string) =>
    client.send(productCalls.addProduct, {
      type: 'product',
      productname: 'Wick',
      price: '1',
      cost,
      trackstock: true,
      quantity: '3',
      openingcost,
    });
  expectOk(await add('0.333333', '0.3333333333'));
  const tooFine = { field: 'cost', message: 'The cost has at most six decimals.' };
  expect((await add('0.3333333', '0.3')).body).toMatchObject({ fields: [tooFine] });
  const { created, failed, groups } = await importApiFor(client, 'inventory').imported(
    'Name,Cost,Quantity,Tracked\nThree,0.3333333333,3,yes\nNone,0.3333333333,0,yes\nAdvice,0.3333333,,no\nEleven,0.33333333333,3,yes\n',
  );
  expect({ created, failed, messages: [...new Set(groups.map(({ message }) => message))] }).toEqual({
    created: 1,
    failed: 3,
    messages: [tooFine.message],
  });
});
