import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let customer: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  api = apiFor(await server.client());
  customer = await api.customer();
});
afterAll(() => server.close());

const opened = (quantity: string, openingdate?: string) =>
  api.client.send(productCalls.addProduct, {
    type: 'product',
    productname: 'Candle',
    price: '5',
    trackstock: true,
    quantity,
    openingcost: '2',
    ...(openingdate ? { openingdate } : {}),
  });
const goods = async (quantity: string, openingdate?: string): Promise<string> =>
  expectOk(await opened(quantity, openingdate)).body.data.id;
const sale = async (productid: string, quantity: string, issuedOn: string) =>
  api.create({ issuedOn, customer, items: [{ productid, ItemName: '', quantity, price: '5' }] });
const shortage = (message: string) => ({ status: 400, body: { kind: 'shortage', Message: message } });

/** The least of a product there was at the end of any day. */
const leastOf = async (product: string): Promise<number> => {
  const { rows } = await server.owner.query<{ least: string }>(
    `select min(upto) as least from (select sum(sum(qty)) over (order by on_day) as upto from stock_move
       where product_id = $1 group by on_day) days`,
    [idFromWire(product)],
  );
  return Number(rows[0]!.least);
};

test('opening stock is taken in on the day it is given, today where none is', async () => {
  await goods('4', '2026-01-31');
  await goods('3');
  expect(await api.journal()).toEqual([
    '2026-01-31 Opening stock of Candle: Dr 34 8, Cr 33 8',
    '2026-03-20 Opening stock of Candle: Dr 34 6, Cr 33 6',
  ]);
  expect(await api.balances('2026-03-19')).toEqual({ 33: '-8', 34: '8' });
});

test('its day can’t be in the future, nor in a locked period, and is refused beside the field', async () => {
  await server.lockBooks(api.client, '2026-02-28');
  for (const [day, kind, message] of [
    ['2026-03-21', 'invalid', 'Opening stock can’t be dated in the future.'],
    ['2026-02-28', 'locked-period', expect.stringContaining('Feb 28, 2026')],
  ] as const)
    expect(await opened('4', day)).toMatchObject({
      status: 400,
      body: { kind, fields: [{ field: 'openingdate', message }] },
    });
  expect(await api.journal()).toEqual([]);
});

test('what came later is not sold before it came', async () => {
  const candle = await goods('4', '2026-03-10');
  expect(await sale(candle, '1', '2026-03-09')).toMatchObject(
    shortage('You had no Candle in stock on Mar 9, 2026. You’re 1 short.'),
  );
  expectOk(await sale(candle, '1', '2026-03-10'));
  expect(await leastOf(candle)).toBe(3);
});

test('a sale dated earlier leaves enough for every later day', async () => {
  const candle = await goods('5', '2026-03-01');
  expectOk(await sale(candle, '3', '2026-03-10'));
  expect(await sale(candle, '3', '2026-03-05')).toMatchObject(
    shortage('You have only 2 of Candle in stock. You’re 1 short.'),
  );
  expectOk(await sale(candle, '2', '2026-03-05'));
  expect(await leastOf(candle)).toBe(0);
});

test('goods that came back later were not there in between', async () => {
  const candle = await goods('5', '2026-03-01');
  server.setToday('2026-03-12');
  const id = expectOk(await sale(candle, '4', '2026-03-05')).body.data.id;
  expectOk(await api.cancel(id, { goods: 'back' }));
  server.setToday('2026-03-20');
  expect(await sale(candle, '2', '2026-03-08')).toMatchObject(
    shortage('You had only 1 of Candle in stock on Mar 8, 2026. You’re 1 short.'),
  );
  expectOk(await sale(candle, '5', '2026-03-12'));
  expect(await leastOf(candle)).toBe(0);
});

test('an issued invoice is not edited to a day before its goods came', async () => {
  const candle = await goods('5', '2026-03-10');
  const id = expectOk(await sale(candle, '2', '2026-03-15')).body.data.id;
  const edit = (issuedOn: string) =>
    api.update(id, {
      customer,
      issuedOn,
      items: [{ productid: candle, ItemName: '', quantity: '2', price: '5' }],
    });
  expect(await edit('2026-03-05')).toMatchObject(
    shortage('You had no Candle in stock on Mar 5, 2026. You’re 2 short.'),
  );
  expect(await leastOf(candle)).toBe(3);
});

test('where the business sells what it has not, the day is told and the sale is made', async () => {
  expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  const candle = await goods('4', '2026-03-10');
  const id = await api.invoice({
    issuedOn: '2026-03-09',
    status: 'Draft',
    items: [{ productid: candle, ItemName: '', quantity: '1', price: '5' }],
  });
  expect((await api.preview(id, 'issue')).warnings).toEqual([
    'You had no Candle in stock on Mar 9, 2026. You’ll be 1 short.',
  ]);
  expectOk(await api.setStatus(id, 'NotPaid'));
  expect(await leastOf(candle)).toBe(-1);
});
