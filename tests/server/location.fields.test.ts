import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationCalls } from '../../src/api/calls/location.ts';
import { transferCalls } from '../../src/api/calls/transfer.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let api: Api;
let transfers: ReturnType<typeof transferApiFor>;
let main: string;
let annex: string;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
  api = apiFor(await server.client());
  transfers = transferApiFor(api.client);
  await transfers.enable();
  main = await transfers.main();
  annex = await transfers.location('Annex');
});
afterAll(() => server.close());

test('calls of locations and transfers take the id of whoever is signed in, and refuse another’s', async () => {
  const { client } = api;
  const own = idToWire(client.shop.user.id);
  const another = (await server.client()).shop.user.id;
  const calls = (UserId: string): Record<string, () => Promise<{ status: number }>> => ({
    list: () => client.send(locationCalls.listLocations, { UserId }),
    add: () => client.send(locationCalls.addLocation, { LocationName: 'Barn', UserIDFK: UserId }),
    update: () =>
      client.send(locationCalls.updateLocation, { Id: annex, LocationName: 'Annex', UserIDFK: UserId }),
    view: () => client.send(locationCalls.getLocation, { LocationId: annex, UserId }),
    default: () => client.send(locationCalls.setDefaultLocation, { LocationId: main, UserId }),
    deactivate: () =>
      client.send(locationCalls.deactivateLocation, {
        sourceLocationId: annex,
        destinationLocationId: main,
        UserId,
      }),
    transfers: () => client.send(transferCalls.listTransfers, { UserId }),
    items: () => client.send(transferCalls.itemsAtLocation, { LocationId: main, UserId }),
  });
  const statusesFor = async (id: string) => {
    const found: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls(id))) found[name] = (await call()).status;
    return found;
  };
  const names = Object.keys(calls(own));
  expect(await statusesFor(idToWire(another))).toEqual(Object.fromEntries(names.map((name) => [name, 404])));
  expect(await statusesFor(own)).toEqual(Object.fromEntries(names.map((name) => [name, 200])));
});

test('each field of a location is changed by itself', async () => {
  const { client } = api;
  const yard = await transfers.location('Yard');
  const shown = async () =>
    expectOk(await client.send(locationCalls.getLocation, { LocationId: yard })).body.data;
  const changed = {
    LocationName: 'Yard',
    LocationAddress: '4 Mill Lane',
    City: 'Leeds',
    State: 'Yorkshire',
    ZipCode: 'LS1',
    CountryId: 826,
  };
  expectOk(await client.send(locationCalls.updateLocation, { Id: yard, ...changed }));
  expect(await shown()).toMatchObject({
    ...changed,
    Country: 'United Kingdom',
    BusinessIDFK: idToWire(client.shop.business.id),
  });
});

test('a location names who added it, and the first one whoever opened the business', async () => {
  const { client } = api;
  const manager = await colleague(server, client, 'Manager');
  const added = expectOk(await manager.send(locationCalls.addLocation, { LocationName: 'Loft' })).body;
  const { LocationData } = expectOk(await client.send(locationCalls.listLocations, { limit: '50' })).body;
  const byWhom = (id: string) => LocationData.find(({ Id }) => Id === id)?.UserIDFK;
  expect([byWhom(main), byWhom(added.data.Id)]).toEqual([idToWire(client.shop.user.id), manager.row.userid]);
  const { data } = expectOk(await client.send(locationCalls.getLocation, { LocationId: main })).body;
  expect(data.UserIDFK).toBe(idToWire(client.shop.user.id));
});

test('transfers and the items of a location come in pages, and a transfer is numbered here, whatever number it brings', async () => {
  const { client } = api;
  const [box, jar] = [await api.goods('Box', '9', '3'), await api.goods('Jar', '9', '3')];
  const items = [
    [box, '1'],
    [jar, '1'],
  ] as const;
  const answered = { from: main, to: await transfers.location('Attic'), items };
  await transfers.transfer(answered);
  const { body } = expectOk(
    await client.send(transferCalls.createTransfer, {
      transferNo: 'TRF-0900',
      sourceLocationData: { LocationId: main },
      destinationLocationData: { LocationId: answered.to },
      dateOfTransfer: '2026-03-20',
      stockTransferItems: [{ productId: box, quantity: '1' }],
      notes: '',
    }),
  );
  expect(body.data.transferNo).toBe('TRF-0002');
  const page = async (page: string) =>
    expectOk(await client.send(transferCalls.listTransfers, { limit: '1', page })).body;
  expect(await page('2')).toMatchObject({
    StockTransferData: [{ transferNo: 'TRF-0001' }],
    CurrentPage: 2,
    Total: 2,
    PageTotal: 2,
  });
  const goods = async (page: string) =>
    expectOk(await client.send(transferCalls.itemsAtLocation, { LocationId: main, limit: '1', page })).body;
  expect(await goods('2')).toMatchObject({
    ProductData: [{ id: jar, productname: 'Jar', available: '8' }],
    CurrentPage: 2,
    Total: 2,
    PageTotal: 2,
  });
});

test('locations and transfers come ten to a page, the first where none is asked for', async () => {
  const { client, goods } = apiFor(await server.client());
  const transfers = transferApiFor(client);
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  for (let n = 1; n <= 9; n += 1) await transfers.location(`Shelf ${n}`);
  const box = await goods('Box', '20', '2');
  for (let n = 1; n <= 11; n += 1) await transfers.transfer({ from: main, to: annex, items: [[box, '1']] });
  const places = expectOk(await client.send(locationCalls.listLocations, {})).body;
  expect([places.LocationData.length, places.CurrentPage, places.Total]).toEqual([10, 1, 11]);
  const sent = expectOk(await client.send(transferCalls.listTransfers, {})).body;
  expect([sent.StockTransferData.length, sent.CurrentPage, sent.Total]).toEqual([10, 1, 11]);
});
