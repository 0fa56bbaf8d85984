import { sealingBy } from '../../server/adapters/sealing.ts';
import { ShopError, type ShopPlatform } from '../../server/adapters/shop/platform.ts';
import { keepConnection } from '../../server/commands/online-store/connect-store.ts';
import { withShopToken } from '../../server/services/with-shop-token.ts';
import { type Ctx, Refused } from '../../server/store/tx.ts';
import { ledgerAccountCalls } from '../../src/api/contract/ledger-account.ts';
import { onlineStoreCalls as calls } from '../../src/api/contract/online-store.ts';
import { storeViewFromWire } from '../../src/api/wire/online-store.ts';
import { storeScopes } from '../../src/domain/online-store/connection.ts';
import { storeUser } from '../../src/domain/online-store/store-user.ts';
import * as words from '../../src/domain/words/online-store-refusals.ts';
import type { OnlineStoreEvent } from '../../src/machines/online-store/online-store.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { type Answered, type Client, firstDay, type Server, sealingKey } from './server.ts';
import { agreeableShops } from './shops.ts';
import { connectionOf } from './store-api.ts';
import { storeIn } from './store-ground.ts';

/** A business on the real server; `taxes` is an account that works, `saved` the one its settings name. */
type World = { server: Server; client: Client; ctx: Ctx; taxes: number; saved: number };
type Authorised = Extract<OnlineStoreEvent, { type: 'store.authorised' }>;
const sealing = sealingBy([sealingKey]);
const grant = { token: 'token', tokenUntil: null, refreshToken: null, refreshUntil: null };
const countOrders = () => Promise.reject(new ShopError('refused', 'The shop takes no token.'));
const platform: ShopPlatform = { ...agreeableShops(), countOrders };

/** What an act that no call carries out comes to; refusals of `ours` only end it. */
const done = async (act: Promise<unknown>, ours: readonly string[] = []): Promise<Answered> => {
  const good = { status: 200, headers: {}, body: {} as never };
  try {
    await act;
    return good;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { kind, message: Message } = error.refusal;
    return ours.includes(Message) ? good : { ...good, status: 400, body: { kind, Message } as never };
  }
};

/** The shop is asked something and refuses its token: that is how the server learns of each of the three. */
const lose =
  (...ours: string[]) =>
  ({ ctx }: World) =>
    done(
      withShopToken(ctx, { platform, sealing, returnTo: '' }, (shops, shop, token) =>
        shops.countOrders(shop, token, ctx.clock()),
      ),
      [words.authoriseFirst, ...ours],
    );

const authorise = async ({ server, client, ctx }: World, { shop, missing, taken }: Authorised) => {
  const other = taken ? await server.client() : client;
  if (taken) await storeIn(other);
  const { id } = other.shop.business;
  const scopes = storeScopes.filter((scope) => !missing.includes(scope));
  const told = {
    id: taken ? `shop of ${id}` : `${shop} ${id}`,
    name: 'Kettle',
    domain: shop,
    currency: 'USD',
  };
  return done(keepConnection(ctx, { sealing }, { ...grant, scopes: [...scopes] }, { ...told, scopes }));
};

const addTaxes = async (client: Client, n: number): Promise<number> =>
  Number(
    expectOk(await client.send(ledgerAccountCalls.addAccount, { TAccountName: `Tax ${n}`, SubGroupId: 7 }))
      .body.data.TAccountId,
  );

const save = async (world: World, { part }: Extract<OnlineStoreEvent, { type: 'store.saveSettings' }>) => {
  const { client, taxes: TaxesAccount } = world;
  if (part === 'sync') return client.send(calls.saveStoreSync, { importDate: firstDay });
  if (part === 'automation') return client.send(calls.addStoreAutomation, {});
  const answer = await client.send(calls.addStoreAccounting, { TaxesAccount });
  if (answer.status === 200) world.saved = TaxesAccount;
  return answer;
};

const breakAccounts = async (world: World) => {
  const { client, saved } = world;
  world.taxes = await addTaxes(client, saved);
  return client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: saved });
};

const move =
  (act: 'activate' | 'pause' | 'resume') =>
  ({ client }: World) =>
    client.send(calls.moveStore, { act });

const acts: Acts<World, OnlineStoreEvent> = {
  'store.authorised': authorise,
  'store.saveSettings': save,
  'store.activate': move('activate'),
  'store.pause': move('pause'),
  'store.resume': move('resume'),
  'store.tokenLost': lose(words.notConnected),
  'store.uninstalled': lose(words.notConnected),
  'store.scopesReduced': lose(),
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
      const { database, clock } = server;
      const ctx: Ctx = { ...{ database, clock, user: storeUser }, business: client.shop.business };
      const taxes = await addTaxes(client, 0);
      return { server, client, ctx, taxes, saved: taxes };
    },
    standing: async ({ client }) => storeViewFromWire(await connectionOf(client)).standing,
    check,
  });
