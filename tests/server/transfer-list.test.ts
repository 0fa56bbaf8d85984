import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { locationCalls } from '../../src/api/calls/location.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { transferCalls } from '../../src/api/calls/transfer.ts';
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

const service = async (productname: string) =>
  expectOk(await api.client.send(productCalls.addProduct, { type: 'service', productname, price: '5' })).body
    .data.id;

test('the list has tabs with counts, and is searched, narrowed and sorted', async () => {
  const box = await api.goods('Box', '9', '3', '2026-03-01');
  const one = (onDay: string) => transfers.transfer({ from: main, to: annex, items: [[box, '1']], onDay });
  const [first, second] = [await one('2026-03-06'), await one('2026-03-05'), await one('2026-03-07')];
  expectOk(await transfers.mark(first));
  expectOk(await transfers.cancel(second));
  const list = async (more: object) => {
    const { body } = expectOk(await api.client.send(transferCalls.listTransfers, { limit: '2', ...more }));
    return { ...body, numbers: body.StockTransferData.map(({ transferNo }) => transferNo) };
  };
  expect(expectOk(await api.client.send(transferCalls.listTransfers, { limit: '2' })).body).toMatchObject({
    StockTransferData: [{ transferNo: 'TRF-0003' }, { transferNo: 'TRF-0002' }],
    AllCount: 3,
    InTranSitCount: 1,
    TransferredCount: 1,
    CancelledCount: 1,
    CurrentPage: 1,
    Total: 3,
    PageTotal: 2,
  });
  expect((await list({ page: '2' })).numbers).toEqual(['TRF-0001']);
  expect((await list({ status: 'Transferred' })).numbers).toEqual(['TRF-0001']);
  expect((await list({ searchquery: 'trf-0002' })).numbers).toEqual(['TRF-0002']);
  expect((await list({ searchquery: 'box', sortby: 'date', sortorder: 'asc' })).numbers).toEqual([
    'TRF-0002',
    'TRF-0001',
  ]);
  expect((await list({ sortby: 'all', sortorder: 'asc' })).numbers).toEqual(['TRF-0001', 'TRF-0002']);
  expect((await list({ fromdate: '2026-03-06' })).numbers).toEqual(['TRF-0003', 'TRF-0001']);
  expect((await list({ todate: '2026-03-06' })).numbers).toEqual(['TRF-0002', 'TRF-0001']);
  expect(expectOk(await api.client.send(transferCalls.transferStatuses, {})).body.data).toEqual([
    { id: 1, status: 'InTransit', count: 1 },
    { id: 2, status: 'Transferred', count: 1 },
    { id: 3, status: 'Cancelled', count: 1 },
  ]);
  expect(expectOk(await api.client.send(transferCalls.nextTransferNumber, {})).body.data.transferNo).toBe(
    'TRF-0004',
  );
});

test('items are offered with what lies at the source and at the other end; services and others are left out', async () => {
  const box = await api.goods('Box', '9', '3');
  await service('Boxing lessons');
  await api.goods('Empty box', '0', '0');
  expectOk(await transfers.mark(await transfers.transfer({ from: main, to: annex, items: [[box, '2']] })));
  const offered = expectOk(
    await api.client.send(transferCalls.itemsAtLocation, {
      LocationId: main,
      destinationLocationId: annex,
      SearchQuery: 'box',
    }),
  ).body;
  expect(offered).toEqual({
    ProductData: [{ id: box, productname: 'Box', sku: '', available: '7', atDestination: '2' }],
    CurrentPage: 1,
    Total: 1,
    PageTotal: 1,
  });
});

test('without the plan’s flag what stands is marked and cancelled, and nothing is sent or edited', async () => {
  const box = await api.goods('Box', '9', '3');
  const [first, second] = [
    await transfers.transfer({ from: main, to: annex, items: [[box, '1']] }),
    await transfers.transfer({ from: main, to: annex, items: [[box, '1']] }),
  ];
  await server.owner.query(`update business set plan = 'starter' where id = $1`, [
    api.client.shop.business.id,
  ]);
  const refused = { status: 400, body: { kind: 'plan-limit', details: { flag: 'multiLocation' } } };
  expect(await transfers.send({ from: main, to: annex, items: [[box, '1']] })).toMatchObject(refused);
  const changed = { from: main, to: annex, items: [[box, '1']] as const, notes: 'By van' };
  expect(await transfers.update(first, changed)).toMatchObject(refused);
  expect((await transfers.view(first)).notes).toBe('');
  expect(await api.client.send(locationCalls.addLocation, { LocationName: 'Third' })).toMatchObject({
    body: { kind: 'plan-limit' },
  });
  expectOk(await transfers.mark(first));
  expectOk(await transfers.cancel(second));
  expectOk(await api.client.send(locationCalls.updateLocation, { Id: annex, LocationName: 'Old annex' }));
});

test('more than was sent, a day before it left and a loss without a reason are refused beside their fields', async () => {
  const box = await api.goods('Box', '8', '3', '2026-03-01');
  const id = await transfers.transfer({ from: main, to: annex, items: [[box, '5']] });
  expect(await transfers.receive(id, [{ quantity: '6' }])).toMatchObject({
    status: 400,
    body: { kind: 'illegal-move', Message: 'You can’t receive more than was sent.' },
  });
  expect(await transfers.mark(id, { arrivalDate: '2026-03-19' })).toMatchObject({
    body: {
      fields: [{ field: 'arrivalDate', message: 'Goods can’t arrive before they left on Mar 20, 2026.' }],
    },
  });
  expect(await transfers.receive(id, [{ quantity: '4', rest: 'written-down' }])).toMatchObject({
    body: { fields: [{ field: 'arrived.0.reason', message: 'Choose a reason from the list.' }] },
  });
  expect((await transfers.view(id)).status).toBe('InTransit');
});
