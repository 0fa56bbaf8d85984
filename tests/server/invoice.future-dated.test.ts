import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-30');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const futureDated = { issuedOn: '2026-04-10', dueOn: '2026-05-10' };

test('an invoice future-dated is cancelled on its own day, so that no month sells less than nothing', async () => {
  const candles = await api.goods('Candle', '10', '2');
  const items = [{ productid: candles, ItemName: '', quantity: '3', price: '5' }];
  const id = await api.invoice({ ...futureDated, items });
  expectOk(await api.cancel(id));
  expect((await api.journal()).slice(1)).toEqual([
    '2026-04-10 Invoice: Dr 2 15, Cr 13 15',
    '2026-04-10 Goods sold: Dr 32 6, Cr 34 6',
    '2026-04-10 Cancelled: Cr 2 15, Dr 13 15',
    '2026-04-10 Goods came back: Cr 32 6, Dr 34 6',
  ]);
  expect(await api.balances('2026-03-31')).toEqual({ 33: '-20', 34: '20' });
  expect(await api.balances()).toEqual({ 33: '-20', 34: '20' });
});

test('its cancellation is undone on that day, and it is settled from there on', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ ...futureDated, customer });
  expectOk(await api.cancel(id));
  expectOk(await api.undoCancel(id));
  expect((await api.journal()).at(-1)).toBe('2026-04-10 Cancellation undone: Dr 2 100, Cr 13 100');
  server.setToday('2026-04-10');
  expectOk(await api.pay(id, '100'));
  expect(await api.balances()).toEqual({ 1: '100', 13: '-100' });
});

test('before its day no credit is applied to it, and it is not written off', async () => {
  const customer = await api.customer();
  expectOk(await api.pay(await api.invoice({ customer }), '150', { surplus: 'credit' }));
  const id = await api.invoice({ ...futureDated, customer });
  const entries = await api.journal();
  expect((await api.applyCredit(id, '50')).body).toMatchObject({
    kind: 'illegal-move',
    Message: 'This invoice is dated Apr 10, 2026 and can be paid from that day on.',
  });
  expect((await api.writeOff(id)).body.Message).toBe(
    'This invoice is dated Apr 10, 2026 and can be written off from that day on.',
  );
  expect(await api.journal()).toEqual(entries);
  server.setToday('2026-04-10');
  expectOk(await api.applyCredit(id, '50'));
  expectOk(await api.writeOff(id));
  expect((await api.view(id)).standing.status).toBe('Paid');
});
