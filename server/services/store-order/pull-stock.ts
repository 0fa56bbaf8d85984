import { compare, isZero, minus, plus, sum, zero } from '../../../src/domain/money.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import { whyLeftOut } from '../../../src/domain/online-store/left-out.ts';
import { followsStoreStock } from '../../../src/domain/online-store/settings.ts';
import { takenBy } from '../../../src/domain/online-store/taken.ts';
import { changeStockAct } from '../../acts/change-stock.ts';
import type { AskedOrders, ShopLevels } from '../../adapters/shop/platform.ts';
import type { Shops } from '../../services/shops.ts';
import { overlapMs } from '../../services/store-order/begin-run.ts';
import { keepOrder } from '../../services/store-order/take-order.ts';
import { withShopToken } from '../../services/with-shop-token.ts';
import { type OnlineStore, onlineStoreOf } from '../../store/online-stores.ts';
import { lockProduct } from '../../store/products.ts';
import { holdLocation, lockStock } from '../../store/stock.ts';
import { openRun, polledAt } from '../../store/store-runs.ts';
import {
  itemsOfShop,
  levelsHere,
  locationsOfShop,
  openOrdersOf,
  type ShopItem,
} from '../../store/store-stock.ts';
import { type Ctx, Refused, type Tx, unwrap, withBusiness } from '../../store/tx.ts';
import { worldOf } from '../../store/world.ts';
import { writePlan } from '../../store/write-plan.ts';

/** True of a store whose stock ours follows now. */
const isFollowed = ({ status, automation, shopId }: OnlineStore): boolean =>
  isActive(status) && shopId !== null && automation !== null && followsStoreStock(automation);

/** What is counted of a store, and since when its orders may have changed; null where nothing is, or not all of its orders are known. */
const toCount = (ctx: Ctx) =>
  withBusiness(ctx, 'read', async (tx) => {
    const store = await onlineStoreOf(tx);
    const polled = await polledAt(tx);
    if (!isFollowed(store) || !polled || (await openRun(tx))) return null;
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

/** Fetches what changed in the shop since its orders were last asked for, so that all that its stock says is known; each waits to be applied. */
const hearChanges = async (ctx: Ctx, shops: Shops, from: Date, epoch: number): Promise<void> => {
  let after: string | null = null;
  do {
    const asked: AskedOrders = { by: 'changed', from, after };
    const { orders, next } = await withShopToken(ctx, shops, (platform, shop, token) =>
      platform.orders(shop, token, asked),
    );
    await withBusiness(ctx, 'write', async (tx) => {
      const store = await onlineStoreOf(tx);
      if (store.epoch !== epoch || store.shopId === null) return;
      for (const order of orders) await keepOrder(tx, store.shopId, order);
    });
    after = next;
  } while (after !== null);
};

/** What orders took of an item in the shop that isn't taken here yet; null where nobody can say from which location of several. */
const notTakenHere = async (tx: Tx, store: OnlineStore, item: ShopItem, several: boolean) => {
  const { sync, automation } = store;
  const orders = (await openOrdersOf(tx, store.shopId!, item)).filter(
    ({ state, made }) => made || whyLeftOut(state, sync!, automation!, tx.business.timeZone) === null,
  );
  const open = orders.map(({ state, gone }) => {
    const taken = item.variantIds.reduce((all, id) => all + takenBy(state, id), 0);
    return minus(String(taken), gone);
  });
  return several && open.some((one) => !isZero(one)) ? null : sum([zero, ...open]);
};

/** Counts an item as the shop has it, with what its orders will still take here. What can't be counted now is looked at again next time. */
const count = async (ctx: Ctx, epoch: number, { item, locationId, level }: Seen): Promise<void> => {
  try {
    await withBusiness(ctx, 'write', async (tx) => {
      const store = await onlineStoreOf(tx, true);
      if (!isFollowed(store) || store.epoch !== epoch) return;
      const world = await worldOf(tx);
      await holdLocation(tx, locationId);
      const product = await lockProduct(tx, item.productId);
      const stock = await lockStock(tx, [product.id], world.today);
      const { several } = await locationsOfShop(tx, store.shopId!);
      const open = await notTakenHere(tx, store, item, several);
      if (open === null) return;
      const change = { act: 'count', locationId, quantity: plus(String(level), open) } as const;
      const counted = { ...change, seen: null, note: '', cause: 'store' } as const;
      await writePlan(tx, unwrap(changeStockAct(product, counted, stock, world)));
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
};

/**
 * Counts our items as the shop has them, where the shop owns the stock. A level counts only with the orders that made it: it's looked at, the
 * shop's changed orders are fetched, and it's looked at again; one that moved meanwhile is left for the next time. So an order posts what it
 * takes once, whether it or its level is heard of first. Source: connections.md, rule 18.
 */
export const pullStock = async (ctx: Ctx, shops: Shops): Promise<void> => {
  const due = await toCount(ctx);
  if (!due || due.items.length === 0) return;
  const look = async (items: readonly ShopItem[]) => {
    const ids = items.flatMap(({ inventoryItems }) => inventoryItems);
    const levels = await withShopToken(ctx, shops, (platform, shop, token) =>
      platform.levelsOf(shop, token, ids),
    );
    return seenIn(items, levels, due.of);
  };
  const first = await differing(ctx, await look(due.items));
  if (first.length === 0) return;
  await hearChanges(ctx, shops, due.since, due.epoch);
  const again = await look([...new Set(first.map(({ item }) => item))]);
  for (const seen of first) {
    const isSame = (one: Seen) =>
      one.item === seen.item && one.locationId === seen.locationId && one.level === seen.level;
    if (again.some(isSame)) await count(ctx, due.epoch, seen);
  }
};
