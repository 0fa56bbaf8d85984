import type { Day } from '../../../src/domain/day.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import {
  followsStoreStock,
  ownsStock,
  type TypedSettings,
} from '../../../src/domain/online-store/settings.ts';
import type { OnlineStoreEvent } from '../../../src/machines/online-store/online-store.lifecycle.ts';
import { moveStoreAct, type StoreMove, saveStoreSettingsAct } from '../../acts/online-store.ts';
import { moveStoreOrderAct } from '../../acts/store-order.ts';
import { ShopError } from '../../adapters/shop/platform.ts';
import { followStoreBilling } from '../../services/follow-store-billing.ts';
import { type Shops, tokenContext } from '../../services/shops.ts';
import { beginNextRun } from '../../services/store-order/begin-run.ts';
import { compareStock, type MatchedItem } from '../../services/store-order/compare-stock.ts';
import { runOnce } from '../../store/database/intent.ts';
import { newId } from '../../store/database/new-id.ts';
import { lockSettings } from '../../store/database/settings-lock.ts';
import { type Ctx, Refused, runAct, type Tx, withBusiness } from '../../store/database/tx.ts';
import {
  holdOnlineStore,
  neverConnected,
  type OnlineStore,
  onlineStoreOf,
  storeBooksOf,
  storeStandingOf,
  writeOnlineStore,
} from '../../store/online-store/online-stores.ts';
import { releaseCounts } from '../../store/online-store/store-counts.ts';
import { dayToGoOnFrom, moveLeftOut } from '../../store/online-store/store-orders-again.ts';
import { forgetPolls } from '../../store/online-store/store-runs.ts';
import { endMatching, matchVariants } from '../../store/online-store/store-variants.ts';
import { recordEvent } from '../../store/plan/events.ts';

/**
 * What an online store is left with once it is disconnected: settings as they were at first, and those of the shop kept apart. Connected again,
 * orders go on from where they were. Source: connections.md, rule 5.
 */
const cleared = (store: OnlineStore, goOnFrom: Day | null): OnlineStore => {
  // What was proposed and not saved is proposed again.
  const known = store.earlier?.shopId === store.shopId ? store.earlier : null;
  const sync = store.sync ?? known?.sync;
  const [automation, accounting] = [
    store.automation ?? known?.automation,
    store.accounting ?? known?.accounting,
  ];
  return {
    ...neverConnected,
    epoch: store.epoch + 1,
    earlier: {
      shopId: store.shopId!,
      ...(sync && { sync: { ...sync, importFrom: goOnFrom ?? sync.importFrom } }),
      ...(automation && { automation }),
      ...(accounting && { accounting }),
    },
  };
};

const moved = async (tx: Tx, store: OnlineStore, event: OnlineStoreEvent): Promise<StoreMove> => {
  const standing = storeStandingOf(store, await storeBooksOf(tx, store.currency));
  return runAct(moveStoreAct, standing, event);
};

const note = (tx: Tx, act: string, store: OnlineStore, to: string) =>
  recordEvent(tx, `store.${act}`, 'store', newId(), { shop: store.shop, from: store.status, to });

const forgetCounts = (tx: Tx, shopId: string) => releaseCounts(tx, shopId, { of: null, but: [] });

/** What a move of an online store answers. */
export type MovedStore = { moved: boolean; repeated?: boolean };

/** What is matched as a store is activated; nothing where the shop can't be asked, and where neither side's stock counts: both are left as they are. */
const matchedFor = async (ctx: Ctx, shops: Shops): Promise<MatchedItem[]> => {
  const { status, automation } = await withBusiness(ctx, 'read', (tx) => onlineStoreOf(tx));
  if (isActive(status) || !automation || !(ownsStock(automation) || followsStoreStock(automation))) return [];
  try {
    return (await compareStock(ctx, shops)).items;
  } catch (error) {
    if (error instanceof ShopError || error instanceof Refused) return [];
    throw error;
  }
};

/**
 * Activates, pauses or resumes the online store. What the review compared is matched as it's activated, and brought together once the orders
 * of before are taken in. Repeated, it changes nothing. Throws `Refused`.
 */
export const moveStore = async (
  ctx: Ctx,
  shops: Shops,
  act: 'activate' | 'pause' | 'resume',
): Promise<MovedStore> => {
  const matched = act === 'activate' ? await matchedFor(ctx, shops) : [];
  return runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const store = await holdOnlineStore(tx);
    const move = await moved(tx, store, { type: `store.${act}` });
    if (move.moved) {
      await writeOnlineStore(tx, {
        ...store,
        status: move.status,
        before: move.facts.before,
        pausedFor: null,
      });
      await note(tx, act, store, move.status);
      if (matched.length > 0) await matchVariants(tx, store.shopId!, matched, ownsStock(store.automation!));
      if (act !== 'pause') await beginNextRun(tx, { ...store, status: move.status });
    }
    return { moved: move.moved };
  });
};

/** Lets orders that the settings left out be looked at again: the next run leaves them out once more, or takes them in. */
const lookAtLeftOut = async (tx: Tx, shopId: string): Promise<void> => {
  const leftOut = { status: 'Skipped', facts: { waiting: false, made: false } } as const;
  await moveLeftOut(tx, shopId, runAct(moveStoreOrderAct, leftOut, { type: 'order.hear' }));
};

/**
 * Saves a part of the settings, for the first time or again. Throws `Refused` with every fault beside its field.
 */
export const saveStoreSettings = (ctx: Ctx, typed: readonly TypedSettings[]): Promise<MovedStore> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    let store = await holdOnlineStore(tx);
    const books = await storeBooksOf(tx, store.currency);
    for (const one of typed) {
      const move = runAct(saveStoreSettingsAct, one, storeStandingOf(store, books), tx.today, books);
      const id =
        one.part === 'automation' ? 'automationId' : one.part === 'accounting' ? 'accountingId' : null;
      store = {
        ...store,
        status: move.status,
        [one.part]: one.values,
        ...(id && { [id]: store[id] ?? newId() }),
      };
    }
    await writeOnlineStore(tx, store);
    if (store.shopId !== null && typed.some(({ part }) => part !== 'accounting'))
      await lookAtLeftOut(tx, store.shopId);
    // Another owner of the stock changes no level by itself.
    if (store.shopId !== null && store.automation) {
      if (!ownsStock(store.automation)) await endMatching(tx, store.shopId);
      if (!followsStoreStock(store.automation)) await forgetCounts(tx, store.shopId);
    }
    await note(tx, `save ${typed.map(({ part }) => part).join(' ')}`, store, store.status);
    return { moved: true };
  });

/**
 * Disconnects the online store: its settings are reset and its tokens are erased, whether or not the shop answers when it is told.
 * What was synced keeps the shop's numbers. Repeated, it changes nothing. Source: connections.md, rule 5.
 */
export const disconnectStore = async (ctx: Ctx, shops: Shops): Promise<MovedStore> => {
  const { platform, sealing } = shops;
  let left: { shop: string; token: string } | null = null;
  const result = await runOnce(ctx, async (tx): Promise<MovedStore> => {
    const store = await holdOnlineStore(tx);
    const move = await moved(tx, store, { type: 'store.disconnect' });
    if (!move.moved) return { moved: false };
    const token = store.token && sealing?.open(store.token, tokenContext(store.id!));
    if (token) left = { shop: store.shop!, token };
    await writeOnlineStore(tx, cleared(store, await dayToGoOnFrom(tx, store.shopId!)));
    await forgetPolls(tx);
    await endMatching(tx, store.shopId!);
    await forgetCounts(tx, store.shopId!);
    await note(tx, 'disconnect', store, move.status);
    return { moved: true };
  });
  const { shop, token } = (left as { shop: string; token: string } | null) ?? {};
  // A shop that doesn't answer is left with a token that nobody has any more.
  if (shop && token) await platform?.uninstall(shop, token).catch(() => {});
  // What it billed ended with it.
  await followStoreBilling(ctx, shops);
  return result;
};
