import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
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

const summary = async (productId: string) =>
  expectOk(await api.client.send(stockCalls.productSummary, { productId })).body.data;
const levels = async (productId: string) =>
  Object.fromEntries(
    (await summary(productId)).locations.map(({ LocationName, quantity }) => [LocationName, quantity]),
  );
const service = async (productname: string) =>
  expectOk(await api.client.send(productCalls.addProduct, { type: 'service', productname, price: '5' })).body
    .data.id;
const sell = (productid: string, quantity: string) =>
  api.create({ items: [{ productid, ItemName: '', quantity, price: '5' }] });

test('goods leave at once, are nobody’s to sell in transit, and arrive at the cost they left with', async () => {
  const box = await api.goods('Box', '8', '3');
  const sent = expectOk(
    await transfers.send({
      from: main,
      to: annex,
      items: [[box, '5']],
      onDay: '2026-03-19',
      notes: 'By van',
    }),
  ).body;
  expect(await transfers.view(sent.data.id)).toMatchObject({
    sourceLocationData: { LocationId: main },
    destinationLocationData: { LocationId: annex },
    dateOfTransfer: '2026-03-19',
    notes: 'By van',
    stockTransferItems: [{ productId: box, quantity: '5' }],
  });
  expect(sent).toMatchObject({
    message: 'Transfer has been initiated',
    data: { transferNo: 'TRF-0001', status: 'InTransit' },
  });
  expect(await levels(box)).toEqual({ 'Main location': '3', Annex: '0' });
  expect((await summary(box)).intransit).toBe('5');
  expect(await api.stockOf(box)).toBe('8 worth 24');
  expect(await sell(box, '4')).toMatchObject({ status: 400, body: { kind: 'shortage' } });
  await books.hold(api.client);

  expect(expectOk(await transfers.mark(sent.data.id)).body).toMatchObject({
    message: 'Transfer status has been updated',
    data: { status: 'Transferred', repeated: false },
  });
  expect(await levels(box)).toEqual({ 'Main location': '3', Annex: '5' });
  expect(await api.stockOf(box)).toBe('8 worth 24');
  // Nothing was posted but the opening stock.
  expect(await api.journal()).toHaveLength(1);
  expect(expectOk(await transfers.mark(sent.data.id)).body.data.repeated).toBe(true);
  expect(await levels(box)).toEqual({ 'Main location': '3', Annex: '5' });
  await books.hold(api.client);
});

test('what was not received goes back to the source, or is written down at its average cost', async () => {
  const [box, jar] = [await api.goods('Box', '8', '3'), await api.goods('Jar', '4', '2.5')];
  const id = await transfers.transfer({
    from: main,
    to: annex,
    items: [
      [box, '5'],
      [jar, '4'],
    ],
  });
  expectOk(
    await transfers.receive(id, [
      { quantity: '3', rest: 'back' },
      { quantity: '1', rest: 'written-down', reason: 'damaged' },
    ]),
  );
  expect(await levels(box)).toEqual({ 'Main location': '5', Annex: '3' });
  expect(await levels(jar)).toEqual({ 'Main location': '0', Annex: '1' });
  const logOf = async (more: object = {}) => {
    const { body } = expectOk(await api.client.send(stockCalls.movementLog, { productId: jar, ...more }));
    return body.movements.map(
      ({ type, transferNo, LocationName, qtybefore, change, qtyafter }) =>
        `${type} ${transferNo ?? ''} ${LocationName ?? ''}: ${qtybefore} ${change} ${qtyafter}`,
    );
  };
  // A transfer's rows count what lies at their own location.
  expect(await logOf()).toEqual([
    'count TRF-0001 : 4 -3 1',
    'transfer-in TRF-0001 Annex: 0 1 1',
    'transfer-out TRF-0001 Main location: 4 -4 0',
    'opening  Main location: 0 4 4',
  ]);
  expect(await logOf({ locationId: annex })).toEqual(['transfer-in TRF-0001 Annex: 0 1 1']);
  expect([await api.stockOf(box), await api.stockOf(jar)]).toEqual(['8 worth 24', '1 worth 2.5']);
  expect((await api.journal()).at(-1)).toBe('2026-03-20 Jar lost in transit: Dr 39 7.5, Cr 34 7.5');
  const view = await transfers.view(id);
  expect(view).toMatchObject({ status: 'Transferred', arrivalDate: '2026-03-20' });
  expect(view.stockTransferItems).toMatchObject([
    { received: '3', rest: 'back', reason: null },
    { received: '1', rest: 'written-down', reason: 'damaged' },
  ]);
  await books.hold(api.client);
});

test('the same place twice, nothing, a service, none and a day to come are refused beside their fields', async () => {
  const box = await api.goods('Box', '8', '3');
  const fieldsOf = async (more: object) => {
    const { body } = await transfers.send({ from: main, to: annex, items: [[box, '1']], ...more });
    return (body as { fields?: { field: string }[] }).fields?.map(({ field }) => field);
  };
  expect(await fieldsOf({ to: main })).toEqual(['destinationLocationData']);
  expect(await fieldsOf({ items: [] })).toEqual(['stockTransferItems']);
  expect(await fieldsOf({ items: [[box, '0']] })).toEqual(['stockTransferItems.0.quantity']);
  expect(await fieldsOf({ onDay: '2026-03-21' })).toEqual(['dateOfTransfer']);
  const advice = await service('Advice');
  expect(await fieldsOf({ items: [[advice, '1']] })).toEqual(['stockTransferItems.0.productId']);
});

test('a shortage names the item, the place, what is missing and who has it, whatever the switch says', async () => {
  const box = await api.goods('Box', '8', '3');
  expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  expectOk(await transfers.mark(await transfers.transfer({ from: main, to: annex, items: [[box, '6']] })));
  // Lines of one item are one line.
  const items: [string, string][] = [
    [box, '1'],
    [box, '4'],
  ];
  const message = 'You have only 2 of Box in stock. You’re 3 short. There’s more elsewhere: 6 at Annex.';
  expect(await transfers.send({ from: main, to: annex, items })).toMatchObject({
    status: 400,
    body: {
      kind: 'shortage',
      Message: message,
      fields: [{ field: 'stockTransferItems.0.quantity', message }],
    },
  });
});

test('a sale at a place with none names the place that has some', async () => {
  const box = await api.goods('Box', '3', '3');
  expectOk(await transfers.mark(await transfers.transfer({ from: main, to: annex, items: [[box, '3']] })));
  expect(await sell(box, '1')).toMatchObject({
    status: 400,
    body: { Message: 'You have no Box in stock. You’re 1 short. There’s more elsewhere: 3 at Annex.' },
  });
});

test('in transit, notes, day, items and destination change; goods come back as they left and leave anew', async () => {
  const [box, jar] = [
    await api.goods('Box', '8', '3', '2026-03-01'),
    await api.goods('Jar', '4', '2', '2026-03-01'),
  ];
  const shop = await transfers.location('Shop');
  const id = await transfers.transfer({ from: main, to: annex, items: [[box, '5']], onDay: '2026-03-10' });
  const changed = {
    from: main,
    to: shop,
    items: [
      [box, '2'],
      [jar, '4'],
    ] as [string, string][],
    onDay: '2026-03-12',
  };
  const { version } = await transfers.view(id);
  expect(
    expectOk(await transfers.update(id, { ...changed, notes: 'By van' }, { version })).body.message,
  ).toBe('Transfer has been updated');
  expect(await transfers.update(id, changed, { version })).toMatchObject({
    status: 400,
    body: { kind: 'stale' },
  });
  expect(await transfers.view(id)).toMatchObject({
    dateOfTransfer: '2026-03-12',
    notes: 'By van',
    destinationLocationData: { LocationId: shop },
  });
  // What left first came back on its own day.
  expect(await transfers.moved(box)).toEqual([
    '2026-03-12 transfer-out Main location: -2',
    '2026-03-10 transfer-out Main location: 5',
    '2026-03-10 transfer-out Main location: -5',
  ]);
  expect(await levels(box)).toMatchObject({ 'Main location': '6', Shop: '0' });
  expect(await levels(jar)).toMatchObject({ 'Main location': '0' });
  expect(await transfers.update(id, { ...changed, from: annex })).toMatchObject({
    body: { fields: [{ field: 'sourceLocationData' }] },
  });
  expect(await transfers.update(id, { ...changed, items: [[box, '9']] })).toMatchObject({
    body: { kind: 'shortage' },
  });
  expectOk(await transfers.mark(id));
  expect(await levels(box)).toMatchObject({ 'Main location': '6', Shop: '2', Annex: '0' });
  await books.hold(api.client);
});

test('there and back leaves stock and cost as they were, and a second reversal answers the first', async () => {
  const box = await api.goods('Box', '7', '3.33');
  const before = await api.stockOf(box);
  const id = await transfers.transfer({ from: main, to: annex, items: [[box, '7']] });
  expectOk(await transfers.mark(id));
  const back = expectOk(await transfers.reverse(id)).body.data;
  expect(back).toMatchObject({ transferNo: 'TRF-0002', status: 'InTransit', repeated: false });
  expect(expectOk(await transfers.reverse(id)).body.data).toMatchObject({ id: back.id, repeated: true });
  expectOk(await transfers.mark(back.id));
  expect(await transfers.cancel(back.id)).toMatchObject({
    body: { Message: 'These goods have arrived. Send them back instead.' },
  });
  expect(await levels(box)).toEqual({ 'Main location': '7', Annex: '0' });
  expect(await api.stockOf(box)).toBe(before);
  expect((await transfers.view(id)).reversedBy).toEqual({ id: back.id, transferNo: 'TRF-0002' });
  expect((await transfers.view(back.id)).reverses).toEqual({ id, transferNo: 'TRF-0001' });
  await books.hold(api.client);
});

test('a reversal asks for the goods at the destination, and one that was cancelled can be made again', async () => {
  const box = await api.goods('Box', '4', '3');
  const id = await transfers.transfer({ from: main, to: annex, items: [[box, '4']] });
  expectOk(await transfers.mark(id));
  const first = expectOk(await transfers.reverse(id)).body.data.id;
  expectOk(await transfers.cancel(first));
  await api.client.send(stockCalls.decreaseQuantity, {
    productId: box,
    locationId: annex,
    quantity: '1',
    reason: 'lost',
  });
  expect(await transfers.reverse(id)).toMatchObject({ status: 400, body: { kind: 'shortage' } });
  await api.client.send(stockCalls.increaseQuantity, {
    productId: box,
    locationId: annex,
    quantity: '1',
    reason: 'found',
  });
  expect(expectOk(await transfers.reverse(id)).body.data).toMatchObject({
    transferNo: 'TRF-0003',
    repeated: false,
  });
});

test('one of two who move the same pieces at once is refused, and of cancel and mark one wins', async () => {
  const box = await api.goods('Box', '3', '3');
  const request = { from: main, to: annex, items: [[box, '2']] as [string, string][] };
  const both = await Promise.all([transfers.send(request), sell(box, '2')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const jar = await api.goods('Jar', '3', '3');
  const id = await transfers.transfer({ ...request, items: [[jar, '2']] });
  const ends = await Promise.all([transfers.cancel(id), transfers.mark(id)]);
  expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
  const { status } = await transfers.view(id);
  expect(await levels(jar)).toEqual(
    status === 'Cancelled' ? { 'Main location': '3', Annex: '0' } : { 'Main location': '1', Annex: '2' },
  );
  await books.hold(api.client);
});
