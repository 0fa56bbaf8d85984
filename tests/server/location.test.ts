import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { locationCalls } from '../../src/api/calls/location.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { ownBooks } from '../support/own-books.ts';
import { type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let api: Api;
let books: Awaited<ReturnType<typeof ownBooks>>;
let transfers: ReturnType<typeof transferApiFor>;
beforeAll(async () => {
  server = await startServer();
  books = await ownBooks(server.url);
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  api = apiFor(await server.client());
  transfers = transferApiFor(api.client);
});
afterAll(async () => {
  await books.close();
  await server.close();
});

const list = async (more: Record<string, unknown> = {}) =>
  expectOk(await api.client.send(locationCalls.listLocations, more)).body;
const names = async (more: Record<string, unknown> = {}) =>
  (await list(more)).LocationData.map(({ LocationName, Standing }) => `${LocationName} ${Standing.status}`);
const add = (LocationName: string, more: Record<string, unknown> = {}) =>
  api.client.send(locationCalls.addLocation, { LocationName, ...more });

const flagOf = async () =>
  expectOk(await api.client.send(accountCalls.trueUserInfo)).body.data.Businesslist[0]!.MultiLocation;

test('a business has one location until it asks for more, and then says so on every page', async () => {
  expect(await names()).toEqual(['Main location Default']);
  expect(await add('Annex')).toMatchObject({ status: 400, body: { kind: 'not-allowed' } });
  expect(await flagOf()).toBe(false);
  await transfers.enable();
  await transfers.enable();
  expect(await flagOf()).toBe(true);
  expect(expectOk(await add('Annex')).body.message).toBe('Location has been added');
  expect(await names()).toEqual(['Main location Default', 'Annex Other']);
});

test('several locations can’t be turned off again, nor are they turned on by what says no', async () => {
  const turn = (flag: unknown) =>
    api.client.send(locationCalls.enableMultiLocation, { flag } as { flag: true });
  const refused = { status: 400, body: { kind: 'invalid', fields: [{ field: 'flag' }] } };
  expect(await turn(false)).toMatchObject(refused);
  expect(await flagOf()).toBe(false);
  await transfers.enable();
  for (const odd of [false, 'false', 0, null]) expect(await turn(odd)).toMatchObject(refused);
  expect(await flagOf()).toBe(true);
  expectOk(await add('Annex'));
});

test('a card is kept as typed, and faults are named beside their fields', async () => {
  await transfers.enable();
  const card = {
    LocationName: ' Annex ',
    LocationAddress: '1 Dock Road',
    City: 'Bremen',
    State: 'HB',
    ZipCode: '28195',
    CountryId: 276,
  };
  const Id = expectOk(await api.client.send(locationCalls.addLocation, card)).body.data.Id;
  const shown = async () =>
    expectOk(await api.client.send(locationCalls.getLocation, { LocationId: Id })).body.data;
  expect(await shown()).toMatchObject({
    ...card,
    LocationName: 'Annex',
    Country: 'Germany',
    isDefault: false,
    IsActive: true,
    version: 1,
  });
  const { Id: own, isDefault } = await shown();
  expect([own, isDefault]).toEqual([Id, false]);
  expect(await api.client.send(locationCalls.getLocation, { LocationId: Id })).toMatchObject({
    body: { data: { Id, isDefault: false } },
  });
  expect(await add('ANNEX')).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'LocationName', message: 'There’s already a location called ANNEX.' }] },
  });
  expect(await add(' ')).toMatchObject({ body: { fields: [{ field: 'LocationName' }] } });
  expect(await add('Shop', { CountryId: 9999 })).toMatchObject({
    body: { fields: [{ field: 'CountryId' }] },
  });
  const change = (more: object) =>
    api.client.send(locationCalls.updateLocation, { Id, LocationName: 'Annexe', ...more });
  expect(expectOk(await change({ version: 1 })).body.message).toBe('Changes have been saved');
  expect(await change({ version: 1 })).toMatchObject({ body: { kind: 'stale' } });
  expect(await shown()).toMatchObject({ LocationName: 'Annexe', City: '', CountryId: 0, version: 2 });
});

test('the list is searched and narrowed to those in use or not', async () => {
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  await transfers.location('Shop');
  expectOk(await transfers.deactivate(annex, main));
  expect(await names({ LocationStatus: 'active' })).toEqual(['Main location Default', 'Shop Other']);
  expect(await names({ LocationStatus: 'deactivated' })).toEqual(['Annex Inactive']);
  expect(await names({ searchquery: 'sho' })).toEqual(['Shop Other']);
  expect(await list({ limit: '2', page: '2' })).toMatchObject({ CurrentPage: 2, Total: 3, PageTotal: 2 });
  const counts = { AllCount: 3, ActiveCount: 2, DeactivatedCount: 1 };
  expect(await list()).toMatchObject(counts);
  expect(await list({ LocationStatus: 'deactivated', searchquery: 'barn' })).toMatchObject({
    LocationData: [],
    Total: 0,
    ...counts,
  });
  const all = await names();
  expect(all).toHaveLength(3);
  expect(await names({ limit: '2', page: '1' })).toEqual(all.slice(0, 2));
  expect(await names({ limit: '2', page: '2' })).toEqual(all.slice(2));
});

test('a new default takes the place of the one there was, and is where documents look for goods', async () => {
  await transfers.enable();
  const annex = await transfers.location('Annex');
  const box = await api.goods('Box', '3', '2');
  expectOk(await api.client.send(locationCalls.setDefaultLocation, { LocationId: annex }));
  expect(await names()).toEqual(['Annex Default', 'Main location Other']);
  expect(await api.client.send(locationCalls.getLocation, { LocationId: annex })).toMatchObject({
    body: { data: { Id: annex, isDefault: true } },
  });
  const items = [{ productid: box, ItemName: '', quantity: '1', price: '5' }];
  expect(await api.create({ items })).toMatchObject({
    body: {
      Message: 'You have no Box in stock. You’re 1 short. There’s more elsewhere: 3 at Main location.',
    },
  });
});

test('a location out of use gives its stock and its drafts to another, as the preview said', async () => {
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  const box = await api.goods('Box', '5', '2');
  expectOk(await transfers.mark(await transfers.transfer({ from: main, to: annex, items: [[box, '4']] })));
  const preview = expectOk(
    await api.client.send(locationCalls.previewDeactivation, {
      sourceLocationId: annex,
      destinationLocationId: main,
    }),
  ).body.data;
  expect(preview).toEqual({
    goods: [{ productId: box, productname: 'Box', quantity: '4' }],
    drafts: [],
    open: [],
    places: [],
  });
  expect(expectOk(await transfers.deactivate(annex, main)).body.message).toBe(
    'Location has been deactivated',
  );
  const offered = async () =>
    expectOk(await api.client.send(locationCalls.chooseLocations, {})).body.data.map(
      ({ LocationId, LocationName, isDefault }) => [LocationId, LocationName, isDefault],
    );
  expect(await offered()).toEqual([[main, 'Main location', true]]);
  const { locations } = expectOk(await api.client.send(stockCalls.productSummary, { productId: box })).body
    .data;
  expect(locations).toEqual([{ locationId: main, LocationName: 'Main location', quantity: '5' }]);
  expect(await api.stockOf(box)).toBe('5 worth 10');
  expect(await api.journal()).toHaveLength(1);
  await books.hold(api.client);
  // Put to use again, it is empty.
  expectOk(await api.client.send(locationCalls.activateLocation, { LocationId: annex }));
  expect(await offered()).toEqual([
    [main, 'Main location', true],
    [annex, 'Annex', false],
  ]);
  expect(await names()).toEqual(['Main location Default', 'Annex Other']);
});

test('the default, a destination out of use and one goods are on their way to are refused, each by name', async () => {
  await transfers.enable();
  const [main, annex, shop] = [
    await transfers.main(),
    await transfers.location('Annex'),
    await transfers.location('Shop'),
  ];
  const box = await api.goods('Box', '5', '2');
  expect(await transfers.deactivate(main, annex)).toMatchObject({
    body: { kind: 'illegal-move', Message: 'This is the default location. Choose another default first.' },
  });
  expect(await transfers.deactivate(annex, annex)).toMatchObject({
    body: { fields: [{ field: 'destinationLocationId' }] },
  });
  const id = await transfers.transfer({ from: main, to: annex, items: [[box, '2']] });
  expect(await transfers.deactivate(annex, main)).toMatchObject({
    body: { Message: 'TRF-0001 is still in transit. Receive or cancel it first.' },
  });
  expectOk(await transfers.cancel(id));
  expectOk(await transfers.deactivate(shop, main));
  expect(await transfers.deactivate(annex, shop)).toMatchObject({
    body: { fields: [{ message: 'Shop isn’t in use. Choose another location.' }] },
  });
  expect(await transfers.send({ from: main, to: shop, items: [[box, '1']] })).toMatchObject({
    body: {
      fields: [{ field: 'destinationLocationData', message: 'Shop isn’t in use. Choose another location.' }],
    },
  });
});

test('a name that is free again is not taken by activating the one that had it', async () => {
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  expectOk(await transfers.deactivate(annex, main));
  await transfers.location('Annex');
  expect(await api.client.send(locationCalls.activateLocation, { LocationId: annex })).toMatchObject({
    status: 400,
    body: { fields: [{ message: 'There’s already a location called Annex.' }] },
  });
});

test('stock that is counted at one place leaves the others alone', async () => {
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  const box = await api.goods('Box', '5', '2');
  expectOk(
    await api.client.send(stockCalls.updateCount, { productId: box, locationId: annex, quantity: '3' }),
  );
  const { locations } = expectOk(await api.client.send(stockCalls.productSummary, { productId: box })).body
    .data;
  expect(locations.map(({ quantity }) => quantity)).toEqual(['5', '3']);
  expect(main).not.toBe(annex);
  await books.hold(api.client);
});

test('a location of an online store that stands for one stands for the destination once it is out of use', async () => {
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  const { id: business } = api.client.shop.business;
  await server.owner.query(
    `insert into store_place (business_id, shop_id, place_id, name, location_id) values ($1, 'shop', '1', 'Quay', $2), ($1, 'shop', '2', 'Hill', $3)`,
    [business, idFromWire(annex), idFromWire(main)],
  );
  const preview = await api.client.send(locationCalls.previewDeactivation, {
    sourceLocationId: annex,
    destinationLocationId: main,
  });
  expect(expectOk(preview).body.data).toMatchObject({ goods: [], drafts: [], places: ['Quay'] });
  expectOk(await transfers.deactivate(annex, main));
  const { rows } = await server.owner.query(
    'select distinct location_id as at from store_place where business_id = $1',
    [business],
  );
  expect(rows).toEqual([{ at: idFromWire(main) }]);
});

test('a draft that names a location names the destination once it is out of use, and an item in transit isn’t deleted', async () => {
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  const box = await api.goods('Box', '2', '2');
  const draft = await api.invoice({
    items: [{ productid: box, ItemName: '', quantity: '1', price: '5' }],
    status: 'Draft',
  });
  const place = async () => {
    const { rows } = await server.owner.query('select location_id from document where id = $1', [
      idFromWire(draft),
    ]);
    return rows[0].location_id;
  };
  await server.owner.query('update document set location_id = $2 where id = $1', [
    idFromWire(draft),
    idFromWire(annex),
  ]);
  const preview = await api.client.send(locationCalls.previewDeactivation, {
    sourceLocationId: annex,
    destinationLocationId: main,
  });
  expect(expectOk(preview).body.data.drafts).toHaveLength(1);
  expectOk(await transfers.deactivate(annex, main));
  expect(await place()).toBe(idFromWire(main));

  const shop = await transfers.location('Shop');
  const jar = await api.goods('Jar', '2', '2');
  const id = await transfers.transfer({ from: main, to: shop, items: [[jar, '2']] });
  const deletion = () => api.client.send(itemCalls.deleteProduct, { productId: jar });
  expect(await deletion()).toMatchObject({
    body: { Message: 'It’s still on TRF-0001. Remove it there first.' },
  });
  expectOk(await transfers.mark(id));
  expect(await deletion()).toMatchObject({ body: { Message: 'Its stock is 2. Count it to 0 first.' } });
});
