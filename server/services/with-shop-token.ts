import { storeNews } from '../../src/domain/mail/mail.words.ts';
import { isConnected, lacksPermission, type StoreLoss } from '../../src/domain/online-store/connection.ts';
import { onlineStoreRefusals as words } from '../../src/domain/online-store/refusals.words.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { moveStoreAct } from '../acts/online-store.ts';
import { ShopError, type ShopPlatform } from '../adapters/shop/platform.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import {
  holdOnlineStore,
  onlineStoreOf,
  storeBooksOf,
  storeStandingOf,
  writeOnlineStore,
} from '../store/online-store/online-stores.ts';
import { recordEvent } from '../store/plan/events.ts';
import { type ReadyShops, readyShops, type Shops, tokenContext } from './shops.ts';
import { tellOwners } from './tell-owners.ts';

/** A token is renewed a little before it runs out: what is asked with it takes its time. */
const earlyMs = 60_000;
/** As long as one renewal keeps others from beginning another; a shop is asked for less. */
const leaseMs = 30_000;
const waitMs = 250;
const waits = 100;

interface Held {
  shop: string;
  token: string;
  epoch: number;
}

type Turn = { held: Held } | { renew: Held & { refreshToken: string } } | { lost: number } | { wait: true };

const noToken = () => new Refused(refusal('illegal-move', words.authoriseFirst));

/** What is to be done to have a good token: nothing, renew it, or wait for who renews it. The row isn't held meanwhile. */
const turnOf = (ctx: Ctx, { sealing, platform }: ReadyShops, spent: string | null): Promise<Turn> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await holdOnlineStore(tx);
    if (!isConnected(store.status)) throw new Refused(refusal('illegal-move', words.notConnected));
    if (lacksPermission(store.status) || store.token === null) throw noToken();
    const context = tokenContext(store.id!);
    const token = sealing.open(store.token, context);
    if (token === null) throw noToken();
    const held = { shop: store.shop!, token, epoch: store.epoch };
    // Tokens run out by the machine's time, whatever day the product believes it is.
    const now = platform.clock().getTime();
    const isGood = store.tokenUntil === null || store.tokenUntil.getTime() > now + earlyMs;
    if (isGood && token !== spent) return { held };
    if (store.renewingUntil && store.renewingUntil.getTime() > now) return { wait: true };
    const refreshToken = store.refreshToken && sealing.open(store.refreshToken, context);
    // One that the shop refused and that can't be renewed is lost for good.
    if (!refreshToken) return { lost: store.epoch };
    await writeOnlineStore(tx, { ...store, renewingUntil: new Date(now + leaseMs) });
    return { renew: { ...held, refreshToken } };
  });

/** Notes that the shop takes our tokens no more, and tells the owners. Only of the connection they were of. */
const lose = (ctx: Ctx, { returnTo }: ReadyShops, epoch: number, lostBy: StoreLoss): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await holdOnlineStore(tx);
    if (store.epoch !== epoch) return;
    const standing = storeStandingOf(store, await storeBooksOf(tx, store.currency));
    const move = moveStoreAct(standing, { type: 'store.tokenLost' });
    if (move.refused || !move.moved) return;
    const { status, facts } = move;
    await writeOnlineStore(tx, {
      ...store,
      status,
      before: facts.before,
      lostBy,
      token: null,
      tokenUntil: null,
      refreshToken: null,
      refreshUntil: null,
      renewingUntil: null,
      epoch: store.epoch + 1,
    });
    await recordEvent(tx, 'store.lose token', 'store', newId(), {
      shop: store.shop,
      from: store.status,
      to: status,
    });
    await tellOwners(tx, new URL(returnTo).origin, storeNews.lostNews(store.shopName ?? store.shop!, lostBy));
  });

const renew = async (
  ctx: Ctx,
  shops: ReadyShops,
  { shop, refreshToken, epoch }: Held & { refreshToken: string },
  lostBy: StoreLoss,
) => {
  const grant = await shops.platform.refresh(shop, refreshToken).catch(async (error: unknown) => {
    if (!(error instanceof ShopError) || error.fault !== 'refused') throw error;
    await lose(ctx, shops, epoch, lostBy);
    throw noToken();
  });
  await withBusiness(ctx, 'write', async (tx) => {
    const store = await holdOnlineStore(tx);
    if (store.epoch !== epoch) return;
    const context = tokenContext(store.id!);
    await writeOnlineStore(tx, {
      ...store,
      token: shops.sealing.seal(grant.token, context),
      tokenUntil: grant.tokenUntil,
      refreshToken: grant.refreshToken && shops.sealing.seal(grant.refreshToken, context),
      refreshUntil: grant.refreshUntil,
      renewingUntil: null,
    });
  });
};

/** A token that is good now, renewed by one at a time. */
const goodToken = async (
  ctx: Ctx,
  shops: ReadyShops,
  spent: string | null,
  lostBy: StoreLoss,
): Promise<Held> => {
  for (let n = 0; n < waits; n += 1) {
    const turn = await turnOf(ctx, shops, spent);
    if ('held' in turn) return turn.held;
    if ('lost' in turn) {
      await lose(ctx, shops, turn.lost, lostBy);
      throw noToken();
    }
    if ('renew' in turn) await renew(ctx, shops, turn.renew, lostBy);
    else await new Promise((resume) => setTimeout(resume, waitMs));
  }
  throw new ShopError('unreachable', 'Somebody else renews the tokens and doesn’t end.');
};

const weekMs = 7 * 86_400_000;
/** A refresh token is good so long from its last use. */
const refreshMs = 90 * 86_400_000;

/**
 * Renews the tokens of a store that weren't renewed for a week: a paused store's would run out unnoticed. Throws `ShopError` where the shop can't be reached, `Refused`
 * where it takes them no more. Source: connections.md, rule 20.
 */
export const renewOldTokens = async (ctx: Ctx, shops: Shops): Promise<boolean> => {
  const ready = readyShops(shops);
  const now = ready.platform.clock().getTime();
  const { refreshUntil, token, id } = await withBusiness(ctx, 'read', (tx) => onlineStoreOf(tx));
  const isOld = refreshUntil !== null && refreshUntil.getTime() < now + refreshMs - weekMs;
  if (!isOld || token === null || id === null) return false;
  await goodToken(ctx, ready, ready.sealing.open(token, tokenContext(id)), 'access');
  return true;
};

/**
 * Asks the connected shop something with a good token. One that the shop refuses is renewed once; a shop that refuses the renewed one has
 * taken its permission back, and the connection says so. Source: connections.md, rule 20.
 *
 * @param lostBy why it's asked, where it may have taken its permission back: the owners are told so
 * @throws ShopError where the shop can't be reached; Refused where it has to be connected again
 */
export const withShopToken = async <Answer>(
  ctx: Ctx,
  shops: Shops,
  ask: (platform: ShopPlatform, shop: string, token: string) => Promise<Answer>,
  lostBy: StoreLoss = 'access',
): Promise<Answer> => {
  const ready = readyShops(shops);
  const isRefused = (error: unknown) => error instanceof ShopError && error.fault === 'refused';
  const first = await goodToken(ctx, ready, null, lostBy);
  try {
    return await ask(ready.platform, first.shop, first.token);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  const second = await goodToken(ctx, ready, first.token, lostBy);
  return ask(ready.platform, second.shop, second.token).catch(async (error: unknown) => {
    if (!isRefused(error)) throw error;
    await lose(ctx, ready, second.epoch, lostBy);
    throw noToken();
  });
};
