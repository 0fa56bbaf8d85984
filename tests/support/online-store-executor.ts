import type { Ctx } from '../../server/store/tx.ts';
import { ledgerAccountCalls } from '../../src/api/contract/ledger-account.ts';
import { onlineStoreCalls as calls } from '../../src/api/contract/online-store.ts';
import { storeViewFromWire } from '../../src/api/wire/online-store.ts';
import { notConnected } from '../../src/domain/words/online-store-refusals.ts';
import type { OnlineStoreEvent } from '../../src/machines/online-store/online-store.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { storeCtxOf } from './job-acts.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Client, Server } from './server.ts';
import { connectionOf } from './store-api.ts';
import { grantStore, loseStore } from './store-grants.ts';
import { storeIn } from './store-ground.ts';
import { addTaxAccount, saveStorePart } from './store-settings.ts';

/** A business on the real server; `taxes` is an account that works, `saved` the one its settings name. */
type World = { server: Server; client: Client; ctx: Ctx; taxes: number; saved: number };
type Authorised = Extract<OnlineStoreEvent, { type: 'store.authorised' }>;

const authorise = async ({ server, client, ctx }: World, { shop, missing, taken }: Authorised) => {
  const other = taken ? await server.client() : client;
  if (taken) await storeIn(other);
  const { id } = other.shop.business;
  return grantStore(ctx, { shop, missing, id: taken ? `shop of ${id}` : `${shop} ${id}` });
};

const save = async (world: World, { part }: Extract<OnlineStoreEvent, { type: 'store.saveSettings' }>) => {
  const answer = await saveStorePart(world.client, part, world.taxes);
  if (part === 'accounting' && answer.status === 200) world.saved = world.taxes;
  return answer;
};

const breakAccounts = async (world: World) => {
  const { client, saved } = world;
  world.taxes = await addTaxAccount(client, saved);
  return client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: saved });
};

const move = (act: 'activate' | 'pause' | 'resume') => (world: World) =>
  world.client.send(calls.moveStore, { act });

const acts: Acts<World, OnlineStoreEvent> = {
  'store.authorised': authorise,
  'store.saveSettings': save,
  'store.activate': move('activate'),
  'store.pause': move('pause'),
  'store.resume': move('resume'),
  'store.tokenLost': ({ ctx }) => loseStore(ctx, notConnected),
  'store.uninstalled': ({ ctx }) => loseStore(ctx, notConnected),
  'store.scopesReduced': ({ ctx }) => loseStore(ctx),
  'store.accountingBroken': breakAccounts,
  'store.disconnect': ({ client }) => client.send(calls.disconnectStore),
};

/** Carries paths of a store connection's chart out on the real server, with shops that agree to all but questions. */
export const onlineStoreExecutor = (
  server: Server,
  check: (world: World) => Promise<void>,
): Executor<World> =>
  lifecycleExecutor(server, {
    acts,
    start: async () => {
      const client = await server.client();
      const taxes = await addTaxAccount(client, 0);
      return { server, client, ctx: storeCtxOf(server, client), taxes, saved: taxes };
    },
    standing: async ({ client }) => storeViewFromWire(await connectionOf(client)).standing,
    check,
  });
