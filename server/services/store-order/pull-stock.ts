import { compare, plus, zero } from '../../../src/domain/money.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import { followsStoreStock } from '../../../src/domain/online-store/settings.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { changeStockAct } from '../../acts/change-stock.ts';
import type { ShopLevels } from '../../adapters/shop/platform.ts';
import { newId } from '../../store/database/new-id.ts';
import { type Ctx, Refused, runAct, withBusiness } from '../../store/database/tx.ts';
import { type OnlineStore, onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { holdCount, releaseCount, releaseCounts } from '../../store/online-store/store-counts.ts';
import { noteCounted } from '../../store/online-store/store-levels.ts';
import { openRun, polledAt } from '../../store/online-store/store-runs.ts';
import {
  itemsOfShop,
  levelsHere,
  locationsOfShop,
  type ShopItem,
} from '../../store/online-store/store-stock.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { worldOf } from '../../store/plan/world.ts';
import { writePlan } from '../../store/plan/write-plan.ts';
import { lockProduct } from '../../store/stock/products.ts';
import { holdLocation, lockStock } from '../../store/stock/stock.ts';
import type { Shops } from '../shops.ts';
import { withShopToken } from '../with-shop-token.ts';
import { overlapMs } from './begin-run.ts';
import { hearChanges } from './hear-changes.ts';
import { notImportedHere } from './not-imported.ts';

/** True of a store whose stock ours follows now. */
const isFollowed = ({ status, automation, shopId }: OnlineStore): boolean =>
  isActive(status) && shopId !== null && automation !== null && followsStoreStock(automation);

/**
 * What is counted of a store, and since when its orders may have changed; null where nothing is, not all of its orders are known, or nobody
 * asked a store that syncs when asked alone (connections.md, rule 9).
 */
const toCount = (ctx: Ctx, isRequested: boolean) =>
  withBusiness(ctx, 'read', async (tx) => {
    const store = await onlineStoreOf(tx);
    const polled = await polledAt(tx);
    if (!isFollowed(store) || !(isRequested || store.sync?.autoSync)) return null;
    if (!polled || (await openRun(tx))) return null;
    const [shopId, since] = [store.shopId!, new Date(polled.getTime() - overlapMs)];
    const { of } = await locationsOfShop(tx, shopId);
    return { shopId, epoch: store.epoch, since, of, items: await itemsOfShop(tx, shopId) };
  });

/** An item of the shop at a location of ours, and how many the shop has there. */
interface Seen {
  item: ShopItem;
  locationId: string;
  level: number;
}

/** What the shop has of each item at each of our locations; an item that it doesn't have whole any more is passed over. */
const seenIn = (
  items: readonly ShopItem[],
  levels: ShopLevels,
  of: (placeId: string) => string | null,
): Seen[] =>
  items.flatMap((item) => {
    const there = item.inventoryItems.map((id) => levels.get(id));
    if (there.some((one) => !one)) return [];
    const sums = new Map<string, number>();
    for (const [placeId, quantity] of there.flatMap((one) => [...one!])) {
      const locationId = of(placeId);
      if (locationId) sums.set(locationId, (sums.get(locationId) ?? 0) + quantity);
    }
    return [...sums].map(([locationId, level]) => ({ item, locationId, level }));
  });

const differing = (ctx: Ctx, seen: readonly Seen[]): Promise<Seen[]> =>
  withBusiness(ctx, 'read', async (tx) => {
    const here = await levelsHere(
      tx,
      seen.map(({ item }) => item.productId),
    );
    return seen.filter(
      ({ item, locationId, level }) =>
        compare(here.get(`${item.productId} ${locationId}`) ?? zero, String(level)) !== 0,
    );
  });

/** Notes what couldn't be counted and why, where it's still the same connection's. */
const hold = (ctx: Ctx, epoch: number, { item: { productId }, locationId, level }: Seen, reason: string) =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx, true);
    if (!isFollowed(store) || store.epoch !== epoch) return;
    const held = { level, reason, at: ctx.clock() };
    if (await holdCount(tx, store.shopId!, { productId, locationId }, held))
      await recordEvent(tx, 'store.hold count', 'store', newId(), {
        shop: store.shop,
        productId,
        level,
        reason,
      });
  });

/** Counts an item as the shop has it, with what its orders will still take here. What can't be counted is held with the reason, and looked at again next time. */
const count = async (ctx: Ctx, epoch: number, seen: Seen): Promise<void> => {
  const { item, locationId, level } = seen;
  try {
    await withBusiness(ctx, 'write', async (tx) => {
      const store = await onlineStoreOf(tx, true);
      if (!isFollowed(store) || store.epoch !== epoch) return;
      const world = await worldOf(tx);
      await holdLocation(tx, locationId);
      const product = await lockProduct(tx, item.productId);
      const stock = await lockStock(tx, [product.id], world.today);
      const { several } = await locationsOfShop(tx, store.shopId!);
      const open = await notImportedHere(tx, store, item, several);
      if (open === null) throw new Refused(refusal('illegal-move', words.ordersOpen));
      const change = { act: 'count', locationId, quantity: plus(String(level), open) } as const;
      const counted = { ...change, seen: null, note: '', cause: 'store' } as const;
      await writePlan(tx, runAct(changeStockAct, product, counted, stock, world));
      const at = { productId: product.id, locationId };
      await noteCounted(tx, store.shopId!, at);
      await releaseCount(tx, store.shopId!, at);
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // A count is of today: there is no later day to choose.
    const isLocked = error.refusal.kind === 'locked-period';
    await hold(ctx, epoch, seen, isLocked ? words.countLocked : error.refusal.message);
  }
};

/** Which items are looked at: all, one of ours, or the one that the shop counts by a number. */
export type PulledItems = { productId: string } | { inventoryItem: string } | null;

const isAmong = (which: PulledItems, { productId, inventoryItems }: ShopItem): boolean => {
  if (which === null) return true;
  return 'productId' in which ? which.productId === productId : inventoryItems.includes(which.inventoryItem);
};

/**
 * Counts our items as the shop has them, where the shop owns the stock. A level counts only with the orders that made it: it's looked at, the
 * shop's changed orders are fetched, and it's looked at again; one that moved meanwhile is left for the next time. So an order posts what it
 * takes once, whether it or its level is heard of first. Source: connections.md, rule 18.
 *
 * @param isRequested somebody asked for it; otherwise a store that syncs when asked alone is let be
 */
export const pullStock = async (
  ctx: Ctx,
  shops: Shops,
  which: PulledItems = null,
  isRequested = false,
): Promise<void> => {
  const due = await toCount(ctx, isRequested);
  if (!due) return;
  const wanted = due.items.filter((item) => isAmong(which, item));
  const release = (but: readonly Seen[]) =>
    withBusiness(ctx, 'write', (tx) =>
      releaseCounts(tx, due.shopId, {
        of: which && wanted.map(({ productId }) => productId),
        but: but.map(({ item: { productId }, locationId }) => ({ productId, locationId })),
      }),
    );
  if (wanted.length === 0) return release([]);
  const look = async (items: readonly ShopItem[]) => {
    const ids = items.flatMap(({ inventoryItems }) => inventoryItems);
    const levels = await withShopToken(ctx, shops, (platform, shop, token) =>
      platform.levelsOf(shop, token, ids),
    );
    return seenIn(items, levels, due.of);
  };
  const first = await differing(ctx, await look(wanted));
  await release(first);
  if (first.length === 0) return;
  await hearChanges(ctx, shops, due.since, due.epoch);
  const again = await look([...new Set(first.map(({ item }) => item))]);
  for (const seen of first) {
    const isSame = (one: Seen) =>
      one.item === seen.item && one.locationId === seen.locationId && one.level === seen.level;
    if (again.some(isSame)) await count(ctx, due.epoch, seen);
  }
};
