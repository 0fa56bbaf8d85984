import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let customer: string;
let candle: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  api = apiFor(await server.client());
  customer = await api.customer();
  candle = await api.goods('Candle', '3', '3.333333');
});
afterAll(() => server.close());

const allows = async (NegativeStock: boolean) =>
  expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock }));
const of = (productid: string, quantity: string) => ({ productid, ItemName: '', quantity, price: '5' });
const sells = (...items: object[]) => api.create({ customer, items: items as Record<string, unknown>[] });
const sale = async (quantity: string) => expectOk(await sells(of(candle, quantity))).body.data.id;
const journal = async () => (await api.journal()).slice(1);

test('a new business refuses to sell what it has not, and says how it is set', async () => {
  const { data } = (await api.client.send(businessCalls.getSettings)).body;
  expect(data.NegativeStock).toBe(false);
  const lamp = await api.goods('Lamp', '0', '0');
  const { status, body } = await sells(of(candle, '4'), of(lamp, '1'));
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'shortage',
    'You have only 3 of Candle in stock. You’re 1 short.',
  ]);
  expect(body.fields).toEqual([
    { field: 'items.0.quantity', message: 'You have only 3 of Candle in stock. You’re 1 short.' },
    { field: 'items.1.quantity', message: 'You have no Lamp in stock. You’re 1 short.' },
  ]);
});

test('a business that allows it sells them at the average so far, is told, and the counts go below zero', async () => {
  await allows(true);
  const draft = await api.invoice({ customer, items: [of(candle, '4')], status: 'Draft' });
  const shown = await api.preview(draft, 'issue');
  expect(shown.warnings).toEqual(['You have only 3 of Candle in stock. You’ll be 1 short.']);
  expectOk(await api.setStatus(draft, 'NotPaid'));
  expect(await journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 20, Cr 13 20',
    '2026-03-02 Goods sold: Dr 32 13.33, Cr 34 13.33',
  ]);
  expect(await api.stockOf(candle)).toBe('-1 worth -3.33');
});

test('what is sold of none costs what the last did; goods never had cost what their card says', async () => {
  await allows(true);
  await sale('3');
  await sale('2');
  expect(await api.stockOf(candle)).toBe('-2 worth -6.67');
  const lamp = await api.goods('Lamp', '0', '0');
  expectOk(await sells(of(lamp, '2')));
  expect(await api.stockOf(lamp)).toBe('-2 worth 0');
});

test('goods that come back fill what was missing, and the cost of what was sold early is put right', async () => {
  await allows(true);
  await sale('1');
  const dearer = await sale('1');
  await sale('1');
  await sale('3');
  expect(await api.stockOf(candle)).toBe('-3 worth -9.99');
  expectOk(await api.cancel(dearer));
  expect((await journal()).slice(-3)).toEqual([
    '2026-03-02 Cancelled: Cr 2 5, Dr 13 5',
    '2026-03-02 Goods came back: Cr 32 3.34, Dr 34 3.34',
    '2026-03-02 Cost of goods corrected: Dr 32 0.01, Cr 34 0.01',
  ]);
  expect(await api.stockOf(candle)).toBe('-2 worth -6.66');
  expectOk(await api.undoCancel(dearer));
  expect(await api.stockOf(candle)).toBe('-3 worth -9.99');
});

test('refused again, what is below zero stays so, and nothing more of it is sold', async () => {
  await allows(true);
  await sale('5');
  await allows(false);
  const refused = await sells(of(candle, '1'));
  expect(refused.body.Message).toBe('You have no Candle in stock. You’re 3 short.');
  expect(await api.stockOf(candle)).toBe('-2 worth -6.67');
});

test('receipts, drafts, conversions and undone cancellations ask the same', async () => {
  const id = await sale('3');
  const draft = await api.invoice({ customer, items: [of(candle, '1')], status: 'Draft' });
  const quotes = quoteApiFor(api.client);
  const quote = await quotes.quote({
    customer,
    items: [{ ProductIDFK: candle, ProductName: '', Quantity: '1', UnitPrice: '5' }],
  });
  expectOk(await api.cancel(id));
  await sale('3');
  const acts = {
    receipt: () => api.create({ customer, type: 'receipt', items: [of(candle, '1')] }),
    issue: () => api.setStatus(draft, 'NotPaid'),
    undo: () => api.undoCancel(id),
    convert: () => quotes.convert(quote, 'receipt'),
  };
  for (const [name, act] of Object.entries(acts)) expect((await act()).body.kind, name).toBe('shortage');
  await allows(true);
  for (const [name, act] of Object.entries(acts)) expect((await act()).status, name).toBe(200);
  expect(await api.stockOf(candle)).toBe('-6 worth -19.98');
});

test('of many who sell the last at once all succeed where it is allowed, and every one is counted', async () => {
  await allows(true);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sells(of(candle, '1'))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await api.stockOf(candle)).split(' ')[0]).toBe('-2');
});

test('more than books can hold is refused beside its line', async () => {
  await allows(true);
  const gold = await api.goods('Gold', '1', '999999999');
  const { status, body } = await sells(of(candle, '1'), of(gold, '999999'));
  expect([status, body.kind]).toEqual([400, 'invalid']);
  expect(body.fields?.map(({ field }) => field)).toEqual(['items.1.quantity']);
});
