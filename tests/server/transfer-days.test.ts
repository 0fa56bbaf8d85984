import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
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

/** How many of an item were at a location at the end of each day; in transit where none is named. */
const levelsOn = async (productId: string, location: string | null, days: readonly string[]) => {
  const { rows } = await server.owner.query<{ qty: string }>(
    `select coalesce(sum(m.qty), 0)::text as qty from unnest($3::date[]) with ordinality as on_day (day, n)
     left join stock_move m on m.business_id = $1 and m.product_id = $2 and m.location_id is not distinct from $4 and m.on_day <= day
     group by n order by n`,
    [
      api.client.shop.business.id,
      idFromWire(productId),
      [...days],
      location === null ? null : idFromWire(location),
    ],
  );
  return rows.map(({ qty }) => Number(qty));
};

const fieldsOf = ({ status, body }: { status: number; body: unknown }) => {
  expect(status).toBe(400);
  return (body as { fields: { field: string; message: string }[] }).fields;
};

test('a transfer of March is cancelled in April, on a day of March: the goods were away until then, and at no place below zero', async () => {
  const box = await api.goods('Box', '8', '3', '2026-03-01');
  const id = await transfers.transfer({ from: main, to: annex, items: [[box, '5']], onDay: '2026-03-10' });
  const journal = await api.journal();
  server.setToday('2026-04-10');
  // What it will do is the same whatever its day, and as it is done.
  const seen = expectOk(await transfers.previewAct(id, 'cancel', { date: '2026-03-12' })).body.data;
  expect(seen.goods[0]!.places).toEqual([
    { place: 'source', before: '3', after: '8' },
    { place: 'transit', before: '5', after: '0' },
  ]);
  expectOk(await transfers.cancel(id, { date: '2026-03-12' }));
  expect(await transfers.moved(box)).toEqual([
    '2026-03-12 transfer-in Main location: 5',
    '2026-03-10 transfer-out Main location: -5',
  ]);
  const days = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-04-10'];
  expect(await levelsOn(box, main, days)).toEqual([8, 3, 3, 8, 8]);
  expect(await levelsOn(box, null, days)).toEqual([0, 5, 5, 0, 0]);
  expect(await api.journal()).toEqual(journal);
  // The goods can be sold again from that day on, and no earlier.
  const sale = (issuedOn: string) =>
    api.create({ issuedOn, items: [{ productid: box, ItemName: '', quantity: '6', price: '5' }] });
  expect(await sale('2026-03-11')).toMatchObject({ body: { kind: 'shortage' } });
  expectOk(await sale('2026-03-12'));
  // Cancelled once more, on whatever day, it changes nothing.
  expect(expectOk(await transfers.cancel(id, { date: '2026-03-20' })).body.data.repeated).toBe(true);
  await books.hold(api.client);
});

test('a transfer isn’t cancelled before its goods left, in the future, or in a locked period', async () => {
  const box = await api.goods('Box', '8', '3', '2026-03-01');
  const boxes = { from: main, to: annex, items: [[box, '5']] as const };
  const id = await transfers.transfer({ ...boxes, onDay: '2026-03-10' });
  server.setToday('2026-04-10');
  const cancel = (date: string) => transfers.cancel(id, { date });
  const left = (day: string) => [
    { field: 'date', message: `Choose ${day} or later: this reverses something recorded that day.` },
  ];
  expect(fieldsOf(await cancel('2026-03-09'))).toEqual(left('Mar 10, 2026'));
  // What it will do is refused as the act is.
  expect(fieldsOf(await transfers.previewAct(id, 'cancel', { date: '2026-03-09' }))).toEqual(
    left('Mar 10, 2026'),
  );
  expect(fieldsOf(await cancel('2026-04-11'))).toEqual([
    { field: 'date', message: 'Choose today or an earlier day.' },
  ]);
  // Edited on its way, it left on another day.
  expectOk(await transfers.update(id, { ...boxes, onDay: '2026-03-14' }));
  expect(fieldsOf(await cancel('2026-03-12'))).toEqual(left('Mar 14, 2026'));
  await server.lockBooks(api.client, '2026-03-20');
  expect(await cancel('2026-03-20')).toMatchObject({
    status: 400,
    body: { kind: 'locked-period', fields: [{ field: 'date' }] },
  });
  expect((await transfers.view(id)).status).toBe('InTransit');
  expectOk(await cancel('2026-03-21'));
  expect(await levelsOn(box, main, ['2026-03-13', '2026-03-14', '2026-03-20', '2026-03-21'])).toEqual([
    8, 3, 3, 8,
  ]);
  await books.hold(api.client);
});

test('a location is deactivated on a day since which all that is there was there; its goods move on that day', async () => {
  const box = await api.goods('Box', '8', '3', '2026-03-01');
  const id = await transfers.transfer({ from: main, to: annex, items: [[box, '6']], onDay: '2026-03-10' });
  expectOk(await transfers.mark(id, { arrivalDate: '2026-03-10' }));
  server.setToday('2026-04-10');
  const change = { productId: box, locationId: annex };
  const { client } = api;
  expectOk(
    await client.send(stockCalls.decreaseQuantity, {
      ...change,
      quantity: '2',
      reason: 'lost',
      date: '2026-03-20',
    }),
  );
  expectOk(
    await client.send(stockCalls.increaseQuantity, {
      ...change,
      quantity: '3',
      reason: 'found',
      date: '2026-03-25',
    }),
  );
  // There were 6, from 20 March on 4, and from 25 March on 7, which move.
  const journal = await api.journal();
  const deactivate = (date: string) => transfers.deactivate(annex, main, { date });
  const short = (day: string) => [
    { field: 'date', message: `Not all of Box was here on ${day}. Choose a later day.` },
  ];
  expect(fieldsOf(await deactivate('2026-03-12'))).toEqual(short('Mar 20, 2026'));
  expect(fieldsOf(await deactivate('2026-03-24'))).toEqual(short('Mar 24, 2026'));
  expect(fieldsOf(await deactivate('2026-04-11'))).toEqual([
    { field: 'date', message: 'Choose today or an earlier day.' },
  ]);
  await server.lockBooks(client, '2026-03-25');
  expect(await deactivate('2026-03-25')).toMatchObject({
    status: 400,
    body: { kind: 'locked-period', fields: [{ field: 'date' }] },
  });
  expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: null }));
  expectOk(await deactivate('2026-03-25'));
  const days = ['2026-03-09', '2026-03-10', '2026-03-20', '2026-03-24', '2026-03-25', '2026-04-10'];
  expect(await levelsOn(box, annex, days)).toEqual([0, 6, 4, 4, 0, 0]);
  expect(await levelsOn(box, main, days)).toEqual([8, 2, 2, 2, 9, 9]);
  expect(await levelsOn(box, null, days)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await api.journal()).toEqual(journal);
  await books.hold(client);
});

test('a location with nothing in it is deactivated without a move, and still on no day to come', async () => {
  server.setToday('2026-04-10');
  const deactivate = (more: object) => transfers.deactivate(annex, main, more);
  expect(fieldsOf(await deactivate({ date: '2026-04-11' }))).toMatchObject([{ field: 'date' }]);
  expectOk(await deactivate({ date: '2026-03-25' }));
  const { rows } = await server.owner.query(
    `select count(*)::int as n, (select data ->> 'onDay' from event where business_id = $1 and act = 'location.deactivate') as day
     from stock_transfer where business_id = $1`,
    [api.client.shop.business.id],
  );
  expect(rows).toEqual([{ n: 0, day: '2026-03-25' }]);
});
