import { isActive } from '../../../src/domain/online-store/connection.ts';
import { ownsStock } from '../../../src/domain/online-store/settings.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { type OnlineStore, onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { followLevels, settleLevels } from '../../store/online-store/store-levels.ts';
import { openRun, polledAt } from '../../store/online-store/store-runs.ts';
import { locationsOfShop } from '../../store/online-store/store-stock.ts';
import { endMatching, variantsToSettle } from '../../store/online-store/store-variants.ts';
import type { Shops } from '../shops.ts';
import { withShopToken } from '../with-shop-token.ts';
import { overlapMs } from './begin-run.ts';
import { hearChanges } from './hear-changes.ts';
import { notImportedHere } from './not-imported.ts';

const isOurs = ({ status, automation, shopId }: OnlineStore): boolean =>
  isActive(status) && shopId !== null && automation !== null && ownsStock(automation);

/** What is still to be brought together; null for nothing, and until the orders of before are taken in. */
const toSettle = (ctx: Ctx) =>
  withBusiness(ctx, 'read', async (tx) => {
    const store = await onlineStoreOf(tx);
    if (!isOurs(store)) return null;
    const matched = await variantsToSettle(tx, store.shopId!);
    if (matched.length === 0) return null;
    const polled = await polledAt(tx);
    if (!polled || (await openRun(tx))) return null;
    return { matched, epoch: store.epoch, since: new Date(polled.getTime() - overlapMs) };
  });

type Matched = NonNullable<Awaited<ReturnType<typeof toSettle>>>['matched'][number];
type Levels = ReadonlyMap<string, number>;

const isSame = (one: Levels, other: Levels): boolean =>
  one.size === other.size && [...one].every(([place, level]) => other.get(place) === level);

const settle = (ctx: Ctx, epoch: number, { variantId, productId, inventoryItem }: Matched, there: Levels) =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx, true);
    if (!isOurs(store) || store.epoch !== epoch) return;
    const { several } = await locationsOfShop(tx, store.shopId!);
    const item = { productId, variantIds: [variantId], inventoryItems: [inventoryItem] };
    const open = await notImportedHere(tx, store, item, several);
    if (open === null) return;
    await followLevels(tx, store.shopId!, variantId);
    // What the shop doesn't count any more has no level to bring to ours.
    if (there.size > 0) await settleLevels(tx, store.shopId!, variantId, { open, there });
    await endMatching(tx, store.shopId!, variantId);
  });

/**
 * Has the shop told our levels of the items that were matched as it was activated, once, where ours were chosen: ours less what orders took
 * there and not yet here. The shop is looked at twice, with its changed orders in between: a level that moved meanwhile is left for the next
 * time. Source: connections.md, rule 18.
 */
export const settleMatches = async (ctx: Ctx, shops: Shops): Promise<void> => {
  const due = await toSettle(ctx);
  if (!due) return;
  const ids = due.matched.map(({ inventoryItem }) => inventoryItem);
  const look = () =>
    withShopToken(ctx, shops, (platform, shop, token) => platform.levelsOf(shop, token, ids));
  const first = await look();
  await hearChanges(ctx, shops, due.since, due.epoch);
  const again = await look();
  for (const one of due.matched) {
    const [before, now] = [first, again].map((seen): Levels => seen.get(one.inventoryItem) ?? new Map());
    if (isSame(before!, now!)) await settle(ctx, due.epoch, one, now!);
  }
};
