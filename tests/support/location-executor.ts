import { businessCalls } from '../../src/api/calls/business.ts';
import { locationCalls } from '../../src/api/calls/location.ts';
import { stockCountCalls } from '../../src/api/calls/stock-count.ts';
import type { LocationFacts } from '../../src/domain/location/location.ts';
import type { LocationEvent } from '../../src/machines/location/location.lifecycle.ts';
import { apiFor, expectOk } from './api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import type { Client } from './server.ts';
import { transferApiFor } from './transfer-api.ts';

/** A business's first location on the real server, beside another one. */
export interface LocationWorld {
  client: Client;
  id: string;
  other: string;
}

const shown = async ({ client, id }: LocationWorld) =>
  expectOk(await client.send(locationCalls.getLocation, { LocationId: id })).body.data;
const setDefault = ({ client }: LocationWorld, LocationId: string) =>
  client.send(locationCalls.setDefaultLocation, { LocationId });

const acts: Acts<LocationWorld, LocationEvent> = {
  'location.edit': ({ client, id }) =>
    client.send(locationCalls.updateLocation, { Id: id, LocationName: 'Main location', City: 'Bremen' }),
  'location.setDefault': (world) => setDefault(world, world.id),
  // Nobody sends this one: it happens to a location when another one is set.
  'location.demote': async (world) =>
    setDefault(world, (await shown(world)).isDefault ? world.other : neverExisted),
  'location.deactivate': ({ client, id, other }) => transferApiFor(client).deactivate(id, other),
  'location.activate': ({ client, id }) => client.send(locationCalls.activateLocation, { LocationId: id }),
};

/** The first of two locations, with what its facts say of it. */
export const locationOn = async (
  client: Client,
  { onTheWay, below, counting }: LocationFacts,
): Promise<LocationWorld> => {
  const transfers = transferApiFor(client);
  const api = apiFor(client);
  await transfers.enable();
  const [id, other] = [await transfers.main(), await transfers.location('Annex')];
  const box = await api.goods('Box', '2', '3');
  if (onTheWay.length > 0)
    await transfers.transfer({ from: id, to: other, items: [[box, '1']], onDay: '2026-01-15' });
  if (below.length > 0) {
    expectOk(await client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
    await api.invoice({ items: [{ productid: box, ItemName: '', quantity: '3', price: '5' }] });
  }
  if (counting.length > 0) expectOk(await client.send(stockCountCalls.startCount, { locationId: id }));
  return { client, id, other };
};

/** Carries paths of a location's chart out on the real server; one of those in use is the default. */
export const locationExecutor = lifecycleExecutor({
  acts,
  start: locationOn,
  standing: async (world) => (await shown(world)).Standing,
});
