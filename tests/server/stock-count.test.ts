import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { stockCountCalls } from '../../src/api/calls/stock-count.ts';
import { itemRefusals } from '../../src/domain/stock/refusals.words.ts';
import { product as productWords } from '../../src/domain/words/items.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { countApiFor } from '../support/count-api.ts';
import { ownBooks } from '../support/own-books.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let client: Client;
let api: Api;
let books: Awaited<ReturnType<typeof ownBooks>>;
let counts: ReturnType<typeof countApiFor>;
beforeAll(async () => {
  server = await startServer();
  books = await ownBooks(server.url);
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
  counts = countApiFor(client);
});
afterAll(async () => {
  await books.close();
  await server.close();
});

const sell = (productid: string, quantity: string) =>
  api.invoice({ items: [{ productid, ItemName: '', quantity, price: '5' }] });
const add = (productId: string, quantity = '1') => ({ productId, act: 'add' as const, quantity });

test('a location is counted, its differences are shown with what they are worth, and posted in one act', async () => {
  const [candle, lamp, vase] = [
    await api.goods('Candle', '8', '2'),
    await api.goods('Lamp', '3', '10'),
    await api.goods('Vase', '4', '5'),
  ];
  const id = await counts.start();
  expect((await counts.view(id)).uncounted.map(({ productname, instock }) => [productname, instock])).toEqual(
    [
      ['Candle', '8'],
      ['Lamp', '3'],
      ['Vase', '4'],
    ],
  );
  await counts.counted(id, candle, '6');
  expectOk(await counts.record(id, [add(lamp), add(lamp), add(lamp, '2')]));
  await counts.counted(id, vase, '4');
  const shown = await counts.view(id);
  expect(shown).toMatchObject({
    LocationName: 'Main location',
    status: 'Open',
    waiting: 3,
    posted: 0,
    uncounted: [],
    Standing: { status: 'Open', facts: { waiting: 3, posted: 0 } },
  });
  expect(shown.lines.map((line) => [line.productname, line.quantity, line.seenquantity])).toEqual([
    ['Vase', '4', '4'],
    ['Lamp', '4', '3'],
    ['Candle', '6', '8'],
  ]);
  const preview = await counts.preview(id);
  const rows = preview.rows.map((row) => [row.productname, row.instock, row.difference, row.value]);
  expect(rows).toEqual([
    ['Candle', '8', '-2', '-4'],
    ['Lamp', '3', '1', '10'],
    ['Vase', '4', '0', '0'],
  ]);
  expect(await api.stockOf(candle)).toBe('8 worth 16');
  const posted = expectOk(await counts.post(id, { version: preview.version })).body;
  expect(posted.message).toBe('3 items posted.');
  expect(posted.data).toMatchObject({ status: 'Posted', repeated: false, rows: preview.rows });
  expect(await Promise.all([candle, lamp, vase].map(api.stockOf))).toEqual([
    '6 worth 12',
    '4 worth 40',
    '4 worth 20',
  ]);
  expect((await api.journal()).slice(-2)).toEqual([
    '2026-03-20 Stock count of Candle: Dr 39 4, Cr 34 4',
    '2026-03-20 Stock count of Lamp: Dr 34 10, Cr 39 10',
  ]);
  const { lines, status } = await counts.view(id);
  expect(status).toBe('Posted');
  expect(lines.map(({ productname, change }) => [productname, change])).toEqual([
    ['Vase', '0'],
    ['Lamp', '1'],
    ['Candle', '-2'],
  ]);
  await books.hold(client);
});

test('posting twice counts once, whether it is sent again or pressed again', async () => {
  const candle = await api.goods('Candle', '8', '2');
  const id = await counts.start();
  await counts.counted(id, candle, '6');
  const key = { 'idempotency-key': 'post-the-count-once' };
  const send = () => client.send(stockCountCalls.postCount, { countid: id }, key);
  const first = expectOk(await send()).body;
  await sell(candle, '1');
  const again = expectOk(await send()).body.data;
  expect(again).toEqual({ ...first.data, repeated: true });
  expect(expectOk(await counts.post(id)).body).toMatchObject({
    message: 'This count was posted before.',
    data: { status: 'Posted', rows: [] },
  });
  expect(await api.stockOf(candle)).toBe('5 worth 10');
  expect((await counts.record(id, [add(candle)])).body).toMatchObject({
    kind: 'illegal-move',
    Message: 'This count is already in your books. Start a new one.',
  });
  await books.hold(client);
});

test('two people post one count at the same moment, and it is in the books once', async () => {
  const candle = await api.goods('Candle', '8', '2');
  const id = await counts.start();
  await counts.counted(id, candle, '6');
  const answers = (await Promise.all([counts.post(id), counts.post(id)])).map((one) => expectOk(one).body);
  expect(answers.map(({ data }) => data.rows.length).sort()).toEqual([0, 1]);
  expect((await api.journal()).filter((entry) => entry.includes('Stock count'))).toHaveLength(1);
  expect(await api.stockOf(candle)).toBe('6 worth 12');
});

test('what was sold between counting and posting marks its line, the others are posted, and it is taken as it is or counted again', async () => {
  const [candle, lamp] = [await api.goods('Candle', '8', '2'), await api.goods('Lamp', '3', '10')];
  const id = await counts.start();
  await counts.counted(id, candle, '7');
  await counts.counted(id, lamp, '2');
  await sell(candle, '3');
  const reason = 'Stock moved since it was counted: your books say 5 now, and said 8 then.';
  const { version, rows } = await counts.preview(id);
  expect(rows).toMatchObject([
    { productname: 'Candle', stale: true, quantity: '7', seenquantity: '8', instock: '5', reason },
    { productname: 'Lamp', stale: false, difference: '-1', reason: null },
  ]);
  const posted = expectOk(await counts.post(id, { version })).body;
  expect(posted.message).toBe('1 item posted, 1 left to check.');
  expect(posted.data).toMatchObject({ status: 'Open', rows });
  expect(await counts.view(id)).toMatchObject({ status: 'Open', waiting: 1, posted: 1 });
  expect(await api.stockOf(lamp)).toBe('2 worth 20');
  expect(await api.stockOf(candle)).toBe('5 worth 10');
  // Taken as it is: the same quantity, counted on what the books say now.
  expect(await counts.counted(id, candle, '7', '7')).toMatchObject({ quantity: '7', reason: null });
  expect((await counts.preview(id)).rows).toMatchObject([{ stale: false, difference: '2', value: '4' }]);
  expect(expectOk(await counts.post(id)).body.data.status).toBe('Posted');
  expect(await api.stockOf(candle)).toBe('7 worth 14');
  await books.hold(client);
});

test('what moves between two scans of an item shows, though the last scan was made after it', async () => {
  const candle = await api.goods('Candle', '8', '2');
  const id = await counts.start();
  expectOk(await counts.record(id, [add(candle, '4')]));
  await sell(candle, '1');
  expectOk(await counts.record(id, [add(candle, '4')]));
  expect((await counts.preview(id)).rows).toMatchObject([
    { quantity: '8', seenquantity: '8', instock: '7', stale: true },
  ]);
  await counts.counted(id, candle, '7', '8');
  expect((await counts.preview(id)).rows).toMatchObject([{ quantity: '7', stale: false, difference: '0' }]);
});

test('two people count one location together: their scans add up, and neither types over the other', async () => {
  const candle = await api.goods('Candle', '8', '2');
  const other = countApiFor(await colleague(server, client, 'Admin'));
  const id = await counts.start();
  expect(await other.start()).toBe(id);
  await Promise.all([
    counts.record(id, [add(candle, '3')]),
    other.record(id, [add(candle, '4')]),
    counts.record(id, [add(candle)]),
  ]);
  expect((await other.view(id)).lines[0]!.quantity).toBe('8');
  expect(await counts.counted(id, candle, '9', '8')).toMatchObject({ quantity: '9', reason: null });
  expect(await other.counted(id, candle, '5', '8')).toEqual({
    productId: candle,
    quantity: '9',
    reason: 'Someone else counted 9 of Candle meanwhile. Check the quantity.',
  });
  const { version } = await counts.preview(id);
  expectOk(await other.record(id, [add(candle)]));
  expect((await counts.post(id, { version })).body).toMatchObject({
    kind: 'stale',
    Message: 'More was counted since you opened the review. Check the differences again.',
  });
  expectOk(await other.record(id, [{ productId: candle, act: 'remove', before: '10' }]));
  expect((await counts.post(id)).body).toMatchObject({ Message: 'Count at least one item first.' });
  expect(await counts.counted(id, candle, '5', '10')).toMatchObject({
    quantity: null,
    reason: 'Someone else took Candle off this count. Enter the quantity again.',
  });
});

test('a scan that is sent again is counted once, and one that can’t be counted leaves the others', async () => {
  const candle = await api.goods('Candle', '8', '2');
  const advice = expectOk(
    await client.send(productCalls.addProduct, { type: 'service', productname: 'Advice', price: '5' }),
  ).body.data.id;
  const id = await counts.start();
  const entries = [add(candle), add(advice), add(candle, '0'), add(candle, '0.0001')];
  const send = () => counts.record(id, entries, 'scan-sent-again-1');
  const first = expectOk(await send()).body.data.rows;
  expect(first).toEqual([
    { productId: candle, quantity: '1', reason: null },
    { productId: advice, quantity: null, reason: itemRefusals.notCounted },
    { productId: candle, quantity: '1', reason: 'Enter a quantity above 0.' },
    { productId: candle, quantity: '1', reason: productWords.quantityTooFine },
  ]);
  expect(expectOk(await send()).body.data).toEqual({ rows: first, repeated: true });
  expect((await counts.view(id)).lines).toMatchObject([{ quantity: '1' }]);
});

test('an item deleted since it was counted stays with its reason, and is taken off', async () => {
  const candle = await api.goods('Candle', '1', '2');
  const id = await counts.start();
  await counts.counted(id, candle, '1');
  expectOk(
    await client.send(stockCalls.decreaseQuantity, { productId: candle, quantity: '1', reason: 'lost' }),
  );
  expectOk(await client.send(itemCalls.deleteProduct, { productId: candle }));
  const posted = expectOk(await counts.post(id)).body.data;
  expect(posted).toMatchObject({ status: 'Open', rows: [{ productId: candle }] });
  expect(posted.rows[0]!.reason).not.toBeNull();
  expectOk(await counts.record(id, [{ productId: candle, act: 'remove', before: '1' }]));
  expect(expectOk(await counts.discard(id)).body.data.status).toBe('Discarded');
});

test('each location has a count of its own; giving one up keeps what is in the books', async () => {
  const transfers = transferApiFor(client);
  await transfers.enable();
  const annex = await transfers.location('Annex');
  const candle = await api.goods('Candle', '8', '2');
  const lamp = await api.goods('Lamp', '3', '10');
  const [here, there] = [await counts.start(), await counts.start(annex)];
  expect(here).not.toBe(there);
  await counts.counted(there, candle, '2');
  expect((await counts.preview(there)).rows).toMatchObject([{ instock: '0', difference: '2', value: '4' }]);
  await counts.counted(here, candle, '7');
  await counts.counted(here, lamp, '3');
  await sell(lamp, '1');
  expect(expectOk(await counts.post(here)).body.data.status).toBe('Open');
  expect(expectOk(await counts.discard(here)).body.data.status).toBe('Posted');
  expect((await counts.view(here)).lines.map(({ productname }) => productname)).toEqual(['Candle']);
  expectOk(await counts.discard(there));
  expect(expectOk(await counts.discard(there)).body.data.status).toBe('Discarded');
  expect((await counts.list()).map((one) => [one.LocationName, one.status])).toEqual([
    ['Annex', 'Discarded'],
    ['Main location', 'Posted'],
  ]);
  expect((await counts.discard(here)).body).toMatchObject({ kind: 'illegal-move' });
  expect((await counts.post(there)).body).toMatchObject({
    Message: 'This count was discarded. Start a new one.',
  });
  expect(await api.stockOf(candle)).toBe('7 worth 14');
});

test('a location that is being counted stays in use until the count is posted or discarded', async () => {
  const transfers = transferApiFor(client);
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  const id = await counts.start(annex);
  await counts.counted(id, await api.goods('Candle', '8', '2'), '1');
  expect((await transfers.deactivate(annex, main)).body).toMatchObject({
    kind: 'illegal-move',
    Message: 'A stock count that Ada Owner started here is still open. Post or discard it first.',
  });
  expectOk(await counts.discard(id));
  expectOk(await transfers.deactivate(annex, main));
  expect((await client.send(stockCountCalls.startCount, { locationId: annex })).status).toBe(404);
});
