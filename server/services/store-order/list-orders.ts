import type { StoreOrder } from '../../../src/domain/online-store/order.ts';
import { BulkError, type BulkOrder, ShopError } from '../../adapters/shop/platform.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { requeueRunAt, type StoreRun } from '../../store/online-store/store-runs.ts';
import { readyShops, type Shops } from '../shops.ts';
import { withShopToken } from '../with-shop-token.ts';
import { progress } from './move-run.ts';
import { keepOrder } from './take-order.ts';

const keptAtOnce = 10;
/** More than a run of pages finds of any shop. */
const mostOrders = 1_000_000;
/** A file that is being written is asked about so often, and not for longer. */
const lookEveryMs = 15_000;
const longestMs = 2 * 3_600_000;

/** What came of listing: how far the run has come; null where it isn't to go on now. */
type Listed = StoreRun | null;

const keepAll = (ctx: Ctx, run: StoreRun, orders: readonly StoreOrder[]): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx);
    if (store.epoch !== run.epoch || store.shopId === null) return;
    for (const order of orders) await keepOrder(tx, store.shopId, order);
  });

/** Fetches every page of the orders, and keeps each. A run that is cut short goes on at its page. */
const listPages = async (ctx: Ctx, shops: Shops, begun: StoreRun): Promise<Listed> => {
  let run = begun;
  while (!run.listed) {
    const by = run.kind === 'import' ? 'placed' : 'changed';
    const query = { by, from: run.since, after: run.next } as const;
    const { orders, next } = await withShopToken(ctx, shops, (platform, shop, token) =>
      platform.orders(shop, token, query),
    );
    if (next !== null && (orders.length === 0 || next === run.next || run.found > mostOrders))
      throw new ShopError('unreachable', 'The shop’s pages of orders have no end.');
    await keepAll(ctx, run, orders);
    const kept = await progress(ctx, run.id, {
      next,
      listed: next === null,
      found: run.found + orders.length,
    });
    if (!kept) return null;
    run = kept;
  }
  return run;
};

/** The operation that writes the file: the one that was begun, or a new one. */
const operationOf = async (ctx: Ctx, shops: Shops, run: StoreRun): Promise<Listed> => {
  if (run.bulk) return run;
  const bulk = await withShopToken(ctx, shops, (platform, shop, token) =>
    platform.beginBulk(shop, token, run.since),
  );
  return progress(ctx, run.id, { bulk });
};

/** Orders of the file that weren't kept yet, some at a time. */
async function* unkept(orders: AsyncIterable<BulkOrder>, kept: number): AsyncGenerator<BulkOrder[]> {
  let [n, some] = [0, [] as BulkOrder[]];
  for await (const one of orders) {
    n += 1;
    if (n > kept) some.push(one);
    if (some.length < keptAtOnce) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** What the file says of some orders; those of which it doesn't say all are asked for. One that is gone meanwhile is left out. */
const wholeOf = async (ctx: Ctx, shops: Shops, some: readonly BulkOrder[]): Promise<StoreOrder[]> => {
  const whole: StoreOrder[] = [];
  for (const { order, whole: isWhole } of some) {
    const known = isWhole
      ? order
      : await withShopToken(ctx, shops, (platform, shop, token) => platform.order(shop, token, order.id));
    if (known) whole.push(known);
  }
  return whole;
};

/** Reads the file the shop writes of all its orders. A run that is cut short goes on behind those it kept. Throws `BulkError`. */
const listFile = async (ctx: Ctx, shops: Shops, begun: StoreRun): Promise<Listed> => {
  let run = await operationOf(ctx, shops, begun);
  if (!run?.bulk) return null;
  const { bulk } = run;
  const file = await withShopToken(ctx, shops, (platform, shop, token) =>
    platform.bulkFile(shop, token, bulk),
  );
  if (!file) {
    if (ctx.clock().getTime() > begun.createdAt.getTime() + longestMs)
      throw new BulkError('The shop doesn’t end it.');
    const later = new Date(readyShops(shops).platform.clock().getTime() + lookEveryMs);
    await withBusiness(ctx, 'write', (tx) => requeueRunAt(tx, begun.id, later));
    return null;
  }
  if (file.url) {
    const orders = readyShops(shops).platform.bulkOrders(file.url);
    for await (const some of unkept(orders, run.found)) {
      await keepAll(ctx, run, await wholeOf(ctx, shops, some));
      run = await progress(ctx, run.id, { found: run.found + some.length });
      if (!run) return null;
    }
  }
  if (run.found !== file.orders) throw new BulkError('The file holds less than it should.');
  return progress(ctx, run.id, { listed: true });
};

/**
 * Fetches the orders a run is for, and keeps each: an import reads the one file that the shop writes, and asks for pages where that fails. Null
 * where the run is stopped, and where it waits for the file: it's queued to be looked at again then.
 */
export const listOrders = async (ctx: Ctx, shops: Shops, run: StoreRun): Promise<Listed> => {
  if (run.listed) return run;
  if (run.kind === 'poll' || run.paged) return listPages(ctx, shops, run);
  try {
    return await listFile(ctx, shops, run);
  } catch (error) {
    if (!(error instanceof BulkError)) throw error;
    const paged = await progress(ctx, run.id, { paged: true, bulk: null, next: null, found: 0 });
    return paged && listPages(ctx, shops, paged);
  }
};
