import { isCurrenciesOff } from '../../../src/domain/business/foreign-currency.ts';
import { isConnected, lacksPermission } from '../../../src/domain/online-store/connection.ts';
import type { StoreGrant, StoreShop } from '../../../src/domain/online-store/grant.ts';
import { onlineStoreFaults } from '../../../src/domain/online-store/online-store.words.ts';
import { onlineStoreRefusals as words } from '../../../src/domain/online-store/refusals.words.ts';
import { isShopDomain, shopDomainOf } from '../../../src/domain/online-store/shop-name.ts';
import { invalid, refusal } from '../../../src/domain/values/refusal.ts';
import { Unavailable } from '../../../src/domain/values/unavailable.ts';
import { authoriseStoreAct } from '../../acts/online-store.ts';
import { ShopError } from '../../adapters/shop/platform.ts';
import {
  codeContext,
  permissionContext,
  type ReadyShops,
  readyShops,
  type Shops,
  tokenContext,
} from '../../services/shops.ts';
import { cameFromStore } from '../../services/store-entry.ts';
import { seeShop } from '../../services/store-order/see-shop.ts';
import { newToken } from '../../store/access/secrets.ts';
import { newId } from '../../store/database/new-id.ts';
import { type Ctx, Refused, runAct, withBusiness } from '../../store/database/tx.ts';
import {
  holdOnlineStore,
  holdShop,
  onlineStoreOf,
  shopTakenSince,
  storeBooksOf,
  storeStandingOf,
  writeOnlineStore,
} from '../../store/online-store/online-stores.ts';
import {
  addAuthorisation,
  ownsPickup,
  putBackGrant,
  type TakenGrant,
  takeGrant,
} from '../../store/online-store/store-authorisations.ts';
import { recordEvent } from '../../store/plan/events.ts';

const openMs = 10 * 60_000;

/** Where to go to ask a shop for permission, and what the browser must bring back. */
export interface BegunConnection {
  url: string;
  shop: string;
  cookie: string;
  /** How long it is good, in seconds. */
  seconds: number;
}

/**
 * Begins to connect a shop: answers its page on which permission is given. Nothing is connected yet. Throws `Refused` for what names no
 * shop, and where none can be connected.
 *
 * @param typed as a person writes it: a name, a domain, an address of its admin
 * @param entry what the browser brings where a shop's admin led it here; null for nothing
 */
export const beginConnection = async (
  ctx: Ctx,
  shops: Shops,
  typed: string,
  entry: string | null,
): Promise<BegunConnection> => {
  const { platform, sealing, returnTo } = readyShops(shops);
  const shop = shopDomainOf(typed);
  if (!shop) throw new Refused(invalid('shop', onlineStoreFaults.shopUnknown));
  const [state, cookie] = [newToken(), newToken()];
  await withBusiness(ctx, 'write', async (tx) => {
    const { status, shop: standing } = await onlineStoreOf(tx);
    if (isConnected(status) && standing !== shop)
      throw new Refused(refusal('illegal-move', words.connectedAlready({ shop: standing! })));
    const until = new Date(tx.now.getTime() + openMs);
    const fromStore = cameFromStore(sealing, entry, shop, tx.now);
    await addAuthorisation(tx, { shop, state, cookie, until, fromStore });
  });
  const url = platform.permissionUrl(shop, state, returnTo);
  return { url, shop, cookie, seconds: openMs / 1000 };
};

/**
 * Connects a shop that gave its permission, or says why not. Throws `Refused`.
 *
 * @param fromStore it was begun in the shop's admin
 */
export const keepConnection = (
  ctx: Ctx,
  { sealing }: Pick<ReadyShops, 'sealing'>,
  grant: StoreGrant,
  shop: StoreShop,
  fromStore = false,
): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    await holdShop(tx, shop.id);
    const store = await holdOnlineStore(tx);
    const taken = (await shopTakenSince(tx, shop.id)) !== null;
    const standing = storeStandingOf(store, await storeBooksOf(tx, store.currency));
    const move = runAct(authoriseStoreAct, standing, shop, taken, tx.business);
    const id = newId();
    const context = tokenContext(id);
    await writeOnlineStore(tx, {
      ...store,
      id,
      status: move.status,
      before: move.facts.before,
      lostBy: null,
      shop: shop.domain,
      shopId: shop.id,
      shopName: shop.name,
      currency: shop.currency,
      scopes: [...shop.scopes],
      // A shop that gives its permission again came as it came at first.
      fromStore: fromStore || (store.shopId === shop.id && store.fromStore),
      token: sealing.seal(grant.token, context),
      tokenUntil: grant.tokenUntil,
      refreshToken: grant.refreshToken && sealing.seal(grant.refreshToken, context),
      refreshUntil: grant.refreshUntil,
      renewingUntil: null,
      epoch: store.epoch + 1,
      authorisedAt: tx.now,
    });
    await recordEvent(tx, 'store.connect', 'store', newId(), {
      shop: shop.domain,
      from: store.status,
      to: move.status,
    });
  });

/** The permission as it is kept sealed; its days travel as text. */
const sealedGrant = ({ sealing }: ReadyShops, id: string, grant: StoreGrant): string =>
  sealing.seal(JSON.stringify(grant), permissionContext(id));

const openedGrant = ({ sealing }: ReadyShops, { id, grant }: TakenGrant): StoreGrant | null => {
  const text = grant && sealing.open(grant, permissionContext(id));
  if (!text) return null;
  const { tokenUntil, refreshUntil, ...kept } = JSON.parse(text);
  const dayIn = (day: string | null) => day && new Date(day);
  return { ...kept, tokenUntil: dayIn(tokenUntil), refreshUntil: dayIn(refreshUntil) };
};

/** Whether the same way may lead there after all: the shop is silent for a while, or its currency can be had. */
const goesOn = (error: unknown): boolean => {
  if (error instanceof ShopError) return error.fault !== 'refused';
  return error instanceof Refused && (error.refusal.kind === 'plan-limit' || isCurrenciesOff(error.refusal));
};

const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof ShopError)) return error;
  return error.fault === 'refused'
    ? new Refused(refusal('illegal-move', words.storeRefused))
    : new Unavailable(words.storeAway, 5);
};

/**
 * Connects the shop whose owner has just given permission. The page brings what it was handed when it came back; asked again once the
 * shop is connected, nothing changes, and asked again after the shop was silent or its currency refused it goes on. Throws `Refused` with
 * the way out, and `Unavailable` where the shop doesn't answer.
 *
 * @param pickup what the page was handed
 * @param shop the shop's domain, which must be the one that was begun with
 */
export const finishConnection = async (
  ctx: Ctx,
  shops: Shops,
  pickup: string,
  shop: string,
): Promise<void> => {
  const ready = readyShops(shops);
  const stolen = new Refused(refusal('illegal-move', words.startAgain));
  if (!isShopDomain(shop)) throw stolen;
  const taken = await withBusiness(ctx, 'write', async (tx) => {
    const authorisation = await takeGrant(tx, pickup, shop);
    if (authorisation) return authorisation;
    // The page was opened again: whoever began it is told that it is done.
    const store = await onlineStoreOf(tx);
    const isDone = store.shop === shop && store.token !== null && !lacksPermission(store.status);
    if (isDone && (await ownsPickup(tx, pickup))) return null;
    throw stolen;
  });
  if (!taken) return;
  let grant = openedGrant(ready, taken);
  const code = taken.code && ready.sealing.open(taken.code, codeContext(taken.id));
  if (!grant && !code) throw stolen;
  try {
    grant ??= await ready.platform.exchange(shop, code!);
    const info = await ready.platform.shopInfo(shop, grant.token);
    if (info.domain !== shop) throw stolen;
    await keepConnection(ctx, ready, grant, { ...info, scopes: grant.scopes }, taken.fromStore);
  } catch (error) {
    // A code is good for one exchange: what it was exchanged for is put back in its place.
    const left = grant ? { code: null, grant: sealedGrant(ready, taken.id, grant) } : taken;
    if (goesOn(error)) await withBusiness(ctx, 'write', (tx) => putBackGrant(tx, { id: taken.id, ...left }));
    throw refusalOf(error);
  }
  try {
    await seeShop(ctx, shops);
  } catch (error) {
    // The daily look sees them otherwise.
    if (!(error instanceof ShopError || error instanceof Refused)) throw error;
  }
};
