import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unavailabilityOf } from '../../server/store/database/database-fault.ts';
import { holdBooks } from '../../server/store/database/hold.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { worldOf } from '../../server/store/plan/world.ts';
import { holdLocations } from '../../server/store/stock/locations.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { locationCalls } from '../../src/api/calls/location.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { failures } from '../../src/domain/words/frame.ts';
import { expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let client: Client;
let transfers: ReturnType<typeof transferApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  transfers = transferApiFor(client);
});
afterAll(() => server.close());

test.each([
  ['a location is deactivated', (annex: string, main: string) => transfers.deactivate(annex, main)],
  ['the books are locked', () => client.send(businessCalls.setLockDate, { lockedUntil: '2026-02-28' })],
] as const)('%s in its turn while others act without a pause', async (_, change) => {
  await transfers.enable();
  const annex = await transfers.location('Annex');
  const main = expectOk(await client.send(locationCalls.listLocations, {})).body.LocationData.find(
    ({ LocationName }) => LocationName === 'Main location',
  )!.Id;
  let [acts, over] = [0, false];
  const acting = async () => {
    while (!over) {
      await withBusiness(client.shop, 'write', async (tx) => {
        await worldOf(tx);
        await holdLocations(tx, [idFromWire(annex)]);
        await pause(40);
      });
      acts += 1;
    }
  };
  const others = [acting(), pause(20).then(acting)];
  await pause(100);
  const before = acts;
  expectOk(await change(annex, main));
  const meanwhile = acts - before;
  over = true;
  await Promise.all(others);
  expect(meanwhile).toBeLessThanOrEqual(4);
});

test('a lock that is waited for too long is somebody else’s work, and not the database’s fault', async () => {
  let over = () => {};
  const done = new Promise<void>((resolve) => {
    over = resolve;
  });
  let begun = () => {};
  const locked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const holding = withBusiness(client.shop, 'write', async (tx) => {
    await holdBooks(tx, 'alone');
    begun();
    await done;
  });
  await locked;
  const waiting = withBusiness(client.shop, 'write', async (tx) => {
    await tx.query(`set local lock_timeout = '50ms'`);
    await holdBooks(tx, 'shared');
  });
  const fault = await waiting.catch((error: unknown) => error);
  over();
  await holding;
  expect(unavailabilityOf(fault)?.message).toBe(failures.workedOn);
});
