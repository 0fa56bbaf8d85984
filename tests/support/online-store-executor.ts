import type { Ctx } from '../../server/store/database/tx.ts';
import { wireIds } from '../../src/api/calls/field.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { onlineStoreRefusals } from '../../src/domain/online-store/refusals.words.ts';
import type { OnlineStoreEvent } from '../../src/machines/online-store/online-store.lifecycle.ts';
import { storeCtxOf } from './job-acts.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Client, Server } from './server.ts';
import { connectionOf } from './store-api.ts';
import { storeIn } from './store-fixture.ts';
import { grantStore, loseStore } from './store-grants.ts';
import { addTaxAccount, breakTaxAccount, saveStorePart } from './store-settings.ts';

/** A business on the real server; `taxes` is an account that works, `saved` the one its settings name. */
type World = { server: Server; client: Client; ctx: Ctx; taxes: number; saved: number };
type StoreActs = Acts<World, OnlineStoreEvent>;

const authorise: StoreActs['store.authorised'] = async (
  { server, client, ctx },
  { shop, missing, taken },
) => {
  const other = taken ? await server.client() : client;
  if (taken) await storeIn(other);
  const { id } = other.shop.business;
  return grantStore(ctx, { shop, missing, id: taken ? `shop of ${id}` : `${shop} ${id}` });
};

const save: StoreActs['store.saveSettings'] = async (world, { part }) => {
  const answer = await saveStorePart(world.client, part, world.taxes);
  if (part === 'accounting' && answer.status === 200) world.saved = world.taxes;
  return answer;
};

const move = (act: 'activate' | 'pause' | 'resume') => (world: World) =>
  world.client.send(calls.moveStore, { act });

const acts: StoreActs = {
  'store.authorised': authorise,
  'store.saveSettings': save,
  'store.activate': move('activate'),
  'store.pause': move('pause'),
  'store.resume': move('resume'),
  'store.tokenLost': ({ ctx }) => loseStore(ctx, onlineStoreRefusals.notConnected),
  'store.uninstalled': ({ ctx }) => loseStore(ctx, onlineStoreRefusals.notConnected),
  'store.scopesReduced': ({ ctx }) => loseStore(ctx),
  'store.accountingBroken': breakTaxAccount,
  'store.disconnect': ({ client }) => client.send(calls.disconnectStore),
};

/** Carries paths of a store connection's chart out on the real server, with shops that agree to all but questions. */
export const onlineStoreExecutor = lifecycleExecutor<World, OnlineStoreEvent>({
  acts,
  start: async (client, _, server) => {
    const taxes = await addTaxAccount(client, 0);
    return { server, client, ctx: storeCtxOf(server, client), taxes, saved: taxes };
  },
  standing: async ({ client }) =>
    calls.storeConnection.says.fromWire(
      { status: 200, message: '', data: await connectionOf(client) },
      wireIds,
    ).standing,
});
