import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/contract/business.ts';
import { stockCalls } from '../../src/api/contract/stock.ts';
import { type Api, expectOk } from '../support/api.ts';
import { ownBooks } from '../support/own-books.ts';
import { type Server, startServer } from '../support/server.ts';
import { type TransferApi, twoLocations } from '../support/transfer-api.ts';

let server: Server;
let api: Api;
let books: Awaited<ReturnType<typeof ownBooks>>;
let transfers: TransferApi;
let [main, annex] = ['', ''];
beforeAll(async () => {
  server = await startServer();
  books = await ownBooks(server.url);
});
beforeEach(async () => {
  ({ api, transfers, main, annex } = await twoLocations(server));
});
afterAll(async () => {
  await books.close();
  await server.close();
});

test('goods arrive on the day that is named when they are marked, and their moves say so', async () => {
  const box = await api.goods('Box', '8', '3', '2026-03-01');
  const id = await transfers.transfer({ from: main, to: annex, items: [[box, '5']], onDay: '2026-03-10' });
  expectOk(await transfers.mark(id, { arrivalDate: '2026-03-14' }));
  expect(await transfers.view(id)).toMatchObject({
    status: 'Transferred',
    dateOfTransfer: '2026-03-10',
    arrivalDate: '2026-03-14',
  });
  expect(await transfers.moved(box)).toEqual([
    '2026-03-14 transfer-in Annex: 5',
    '2026-03-10 transfer-out Main location: -5',
  ]);
  // One that is named beside what was received of each line is kept as well.
  const part = await transfers.transfer({ from: main, to: annex, items: [[box, '2']], onDay: '2026-03-11' });
  expectOk(await transfers.receive(part, [{ quantity: '1' }], { arrivalDate: '2026-03-15' }));
  expect((await transfers.view(part)).arrivalDate).toBe('2026-03-15');
  expect(await transfers.moved(box)).toContain('2026-03-15 transfer-in Annex: 1');
  await books.hold(api.client);
});

test('no past day at the source goes below zero', async () => {
  const box = await api.goods('Box', '8', '3', '2026-03-01');
  expectOk(await api.create({ items: [{ productid: box, ItemName: '', quantity: '6', price: '5' }] }));
  server.setToday('2026-03-25');
  await api.client.send(stockCalls.increaseQuantity, { productId: box, quantity: '10', reason: 'found' });
  expect(
    await transfers.send({ from: main, to: annex, items: [[box, '3']], onDay: '2026-03-21' }),
  ).toMatchObject({ body: { kind: 'shortage' } });
  expectOk(await transfers.send({ from: main, to: annex, items: [[box, '2']], onDay: '2026-03-21' }));
  expect(
    await transfers.send({ from: main, to: annex, items: [[box, '1']], onDay: '2026-02-28' }),
  ).toMatchObject({ body: { kind: 'shortage' } });
  await books.hold(api.client);
});

test('a locked day takes no transfer, no arrival and no change of one', async () => {
  const box = await api.goods('Box', '8', '3', '2026-03-01');
  const boxes = (quantity: string, onDay: string) =>
    ({ from: main, to: annex, items: [[box, quantity]], onDay }) satisfies Parameters<
      typeof transfers.send
    >[0];
  const id = await transfers.transfer(boxes('2', '2026-03-10'));
  expectOk(await api.client.send(businessCalls.setLockDate, { lockedUntil: '2026-03-15' }));
  const locked = { status: 400, body: { kind: 'locked-period' } };
  expect(await transfers.send(boxes('1', '2026-03-15'))).toMatchObject(locked);
  expect(await transfers.mark(id, { arrivalDate: '2026-03-14' })).toMatchObject(locked);
  expect(await transfers.update(id, boxes('1', '2026-03-10'))).toMatchObject(locked);
  // Its notes are no posting.
  expectOk(await transfers.update(id, { ...boxes('2', '2026-03-10'), notes: 'Late' }));
  expectOk(await transfers.mark(id));
});
