import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { type Api, apiFor, expectOk, type GivenInvoice } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let customer: string;
let candle: string;
beforeAll(async () => {
  server = await startServer();
});
/** Seven candles that cost 10 together, so that no single one has a cost in whole cents. */
beforeEach(async () => {
  server.setToday('2026-03-02');
  api = apiFor(await server.client());
  customer = await api.customer();
  candle = await api.goods('Candle', '7', '1.428571');
});
afterAll(() => server.close());

const sold = (quantity: string, more: Record<string, unknown> = {}) => ({
  productid: candle,
  ItemName: '',
  quantity,
  price: '5',
  ...more,
});
const sale = (quantities: string[], more: GivenInvoice = {}) =>
  api.invoice({ customer, items: quantities.map((quantity) => sold(quantity)), ...more });
/** What was posted after the opening stock. */
const journal = async () => (await api.journal()).slice(1);

test('opening stock is taken in at its cost, against opening balance equity', async () => {
  expect(await api.stockOf(candle)).toBe('7 worth 10');
  expect(await api.journal()).toEqual(['2026-01-01 Opening stock of Candle: Dr 34 10, Cr 33 10']);
});

test('sold goods leave at their average cost in an entry of its own, and a draft leaves them be', async () => {
  const id = await sale(['3'], { status: 'Draft' });
  expect(await api.stockOf(candle)).toBe('7 worth 10');
  expectOk(await api.setStatus(id, 'NotPaid'));
  expect(await journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 15, Cr 13 15',
    '2026-03-02 Goods sold: Dr 32 4.29, Cr 34 4.29',
  ]);
  expect(await api.stockOf(candle)).toBe('4 worth 5.71');
});

test('several lines of one product leave one after the other; the last of them take the whole rest of the value', async () => {
  await sale(['3', '3', '1']);
  expect(await journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 35, Cr 13 15, Cr 13 15, Cr 13 5',
    '2026-03-02 Goods sold: Dr 32 4.29, Cr 34 4.29, Dr 32 4.28, Cr 34 4.28, Dr 32 1.43, Cr 34 1.43',
  ]);
  expect(await api.stockOf(candle)).toBe('0 worth 0');
});

test('goods sold out stay counted while a document holds some of them that may come back', async () => {
  const id = await sale(['7']);
  const uncounted = { id: candle, type: 'product', productname: 'Candle', price: '5', trackstock: false };
  const refused = await api.client.send(productCalls.updateProduct, uncounted);
  expect([refused.status, refused.body.Message]).toEqual([
    400,
    'Its goods are on INV-0001 and may come back, so it stays counted.',
  ]);
  expectOk(await api.cancel(id));
  expect(await api.stockOf(candle)).toBe('7 worth 10');
});

test('parts of goods are counted to three decimals', async () => {
  await sale(['2.125']);
  expect(await api.stockOf(candle)).toBe('4.875 worth 6.96');
});

test('a service and an item that is not counted move no stock', async () => {
  await api.invoice({ customer, prices: ['5'] });
  expect(await journal()).toEqual(['2026-03-02 Invoice: Dr 2 5, Cr 13 5']);
  expect(await api.stockOf(candle)).toBe('7 worth 10');
});

test('a shortage names the item, what there is and what is missing, all lines together; nothing has changed', async () => {
  const items = [sold('4'), sold('3.5')];
  const { status, body } = await api.create({ customer, items });
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'shortage',
    'You have only 7 of Candle in stock. You’re 0.5 short.',
  ]);
  expect(body.fields).toEqual([{ field: 'items.0.quantity', message: body.Message }]);
  expect(await journal()).toEqual([]);
  expect(await api.stockOf(candle)).toBe('7 worth 10');
  const draft = await api.invoice({ customer, items, status: 'Draft' });
  expect((await api.setStatus(draft, 'NotPaid')).body.kind).toBe('shortage');
  expect(await api.view(draft)).toMatchObject({ invoicestatus: 3, invoicenumber: null });
});

test('goods of a cancelled invoice come back at the cost they left with, whatever the rest costs by now', async () => {
  const id = await sale(['3']);
  await sale(['4']);
  server.setToday('2026-03-09');
  expectOk(await api.cancel(id, { goods: 'back' }));
  expect((await journal()).slice(-2)).toEqual([
    '2026-03-09 Cancelled: Cr 2 15, Dr 13 15',
    '2026-03-09 Goods came back: Cr 32 4.29, Dr 34 4.29',
  ]);
  expect(await api.stockOf(candle)).toBe('3 worth 4.29');
});

test('goods that did not come back leave their cost where it is', async () => {
  const id = await sale(['3']);
  expectOk(await api.cancel(id, { goods: 'kept' }));
  expect((await journal()).slice(2)).toEqual(['2026-03-02 Cancelled: Cr 2 15, Dr 13 15']);
  expect(await api.stockOf(candle)).toBe('4 worth 5.71');
  expectOk(await api.undoCancel(id));
  expect((await journal()).slice(3)).toEqual(['2026-03-02 Cancellation undone: Dr 2 15, Cr 13 15']);
  expect(await api.stockOf(candle)).toBe('4 worth 5.71');
});

test('undoing a cancellation takes the goods again; a shortage refuses it and changes nothing', async () => {
  const id = await sale(['3']);
  expectOk(await api.cancel(id));
  const other = await sale(['5']);
  const { status, body } = await api.undoCancel(id);
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'shortage',
    'You have only 2 of Candle in stock. You’re 1 short.',
  ]);
  expect((await api.view(id)).invoicestatus).toBe(4);
  expectOk(await api.cancel(other));
  expectOk(await api.undoCancel(id));
  expect((await journal()).slice(-2)).toEqual([
    '2026-03-02 Cancellation undone: Dr 2 15, Cr 13 15',
    '2026-03-02 Goods sold: Dr 32 4.29, Cr 34 4.29',
  ]);
});

test('an edited invoice gives its goods back and takes the new ones, in all its entries', async () => {
  const id = await sale(['6']);
  expectOk(await api.update(id, { customer, items: [sold('7')] }));
  expect((await journal()).slice(2)).toEqual([
    '2026-03-02 Corrected: Cr 2 30, Dr 13 30',
    '2026-03-02 Corrected: Cr 32 8.57, Dr 34 8.57',
    '2026-03-02 Invoice: Dr 2 35, Cr 13 35',
    '2026-03-02 Goods sold: Dr 32 10, Cr 34 10',
  ]);
  const short = await api.update(id, { customer, items: [sold('8')] });
  expect(short.body.Message).toBe('You have only 7 of Candle in stock. You’re 1 short.');
  expectOk(await api.update(id, { customer, items: [{ ItemName: 'Work', quantity: '1', price: '5' }] }));
  expect(await api.stockOf(candle)).toBe('7 worth 10');
});

test('a receipt sells goods, and is paid, in one act; refunded, everything is as before', async () => {
  const id = await sale(['7'], { type: 'receipt' });
  expect(await journal()).toEqual([
    '2026-03-02 Receipt: Dr 2 35, Cr 13 35',
    '2026-03-02 Goods sold: Dr 32 10, Cr 34 10',
    '2026-03-02 Payment received: Dr 1 35, Cr 2 35',
  ]);
  expectOk(await api.cancel(id, { payments: 'refund' }));
  expect(await api.balances()).toEqual({ 33: '-10', 34: '10' });
});

test('a gift costs what it cost: goods for nothing are booked, and come back when cancelled', async () => {
  const id = await api.invoice({ customer, items: [sold('7', { price: '0' })] });
  expect(await journal()).toEqual(['2026-03-02 Goods sold: Dr 32 10, Cr 34 10']);
  expectOk(await api.cancel(id));
  expectOk(await api.undoCancel(id));
  expect((await journal()).slice(1)).toEqual([
    '2026-03-02 Goods came back: Cr 32 10, Dr 34 10',
    '2026-03-02 Goods sold: Dr 32 10, Cr 34 10',
  ]);
});

test('goods sold in a foreign currency cost what they cost at home', async () => {
  await sale(['7'], { money: { ForeignCurrencyID: 978, ExchangeRate: '1.1' } });
  expect(await journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 38.5, Cr 13 38.5',
    '2026-03-02 Goods sold: Dr 32 10, Cr 34 10',
  ]);
});

test('of many who sell the last item at once exactly one succeeds', async () => {
  await sale(['6']);
  const drafts = await Promise.all([1, 2, 3].map(() => sale(['1'], { status: 'Draft' })));
  const answers = await Promise.all([
    ...drafts.map((id) => api.setStatus(id, 'NotPaid')),
    ...[1, 2, 3].map(() => api.create({ customer, items: [sold('1')] })),
  ]);
  const kinds = answers.map(({ status, body }) => (status === 200 ? 'sold' : body.kind)).sort();
  expect(kinds).toEqual(['shortage', 'shortage', 'shortage', 'shortage', 'shortage', 'sold']);
  expect(await api.stockOf(candle)).toBe('0 worth 0');
});

test('opening stock worth more than books can hold is refused', async () => {
  await expect(api.goods('Gold', '999999999', '9999999999')).rejects.toThrow('The stock is worth too much.');
});
