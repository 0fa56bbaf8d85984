import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Desk, deskOf, granted } from '../support/desk.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let desk: Desk;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-30');
  desk = deskOf(await server.client());
});
afterAll(() => server.close());

const ahead = { issuedOn: '2026-04-10', dueOn: '2026-05-10' };

test('an invoice dated ahead is cancelled on its own day, so that no month sells less than nothing', async () => {
  const candles = await desk.goods('Candle', '10', '2');
  const items = [{ productid: candles, ItemName: '', quantity: '3', price: '5' }];
  const id = await desk.invoice({ ...ahead, items });
  granted(await desk.cancel(id));
  expect((await desk.journal()).slice(1)).toEqual([
    '2026-04-10 Invoice: Dr 2 15, Cr 13 15',
    '2026-04-10 Goods sold: Dr 32 6, Cr 34 6',
    '2026-04-10 Cancelled: Cr 2 15, Dr 13 15',
    '2026-04-10 Goods came back: Cr 32 6, Dr 34 6',
  ]);
  expect(await desk.balances('2026-03-31')).toEqual({ 33: '-20', 34: '20' });
  expect(await desk.balances()).toEqual({ 33: '-20', 34: '20' });
});

test('its cancellation is undone on that day, and it is settled from there on', async () => {
  const customer = await desk.customer();
  const id = await desk.invoice({ ...ahead, customer });
  granted(await desk.cancel(id));
  granted(await desk.undoCancel(id));
  expect((await desk.journal()).at(-1)).toBe('2026-04-10 Cancellation undone: Dr 2 100, Cr 13 100');
  server.setToday('2026-04-10');
  granted(await desk.pay(id, '100'));
  expect(await desk.balances()).toEqual({ 1: '100', 13: '-100' });
});

test('before its day no credit is applied to it, and it is not written off', async () => {
  const customer = await desk.customer();
  granted(await desk.pay(await desk.invoice({ customer }), '150', { surplus: 'credit' }));
  const id = await desk.invoice({ ...ahead, customer });
  const entries = await desk.journal();
  expect((await desk.applyCredit(id, '50')).body).toMatchObject({
    kind: 'illegal-move',
    Message: 'This invoice is dated 2026-04-10 and can be paid from that day on.',
  });
  expect((await desk.writeOff(id)).body.Message).toBe(
    'This invoice is dated 2026-04-10 and can be written off from that day on.',
  );
  expect(await desk.journal()).toEqual(entries);
  server.setToday('2026-04-10');
  granted(await desk.applyCredit(id, '50'));
  granted(await desk.writeOff(id));
  expect((await desk.view(id)).standing.status).toBe('Paid');
});
