import type { Day } from '../../../src/domain/day.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import { isDone } from '../../../src/domain/online-store/order-record.ts';
import { isRefusal, refusal } from '../../../src/domain/refusal.ts';
import * as storeWords from '../../../src/domain/words/online-store-refusals.ts';
import * as words from '../../../src/domain/words/store-orders.ts';
import { moveStoreRunAct, type StoreRunEvent } from '../../acts/store-run.ts';
import { ShopError } from '../../adapters/shop/platform.ts';
import type { Shops } from '../../services/shops.ts';
import { applyOrder } from '../../services/store-order/apply-order.ts';
import { beginImportOf, beginNextRun } from '../../services/store-order/begin-run.ts';
import { keepOrder, takeOrder } from '../../services/store-order/take-order.ts';
import { withShopToken } from '../../services/with-shop-token.ts';
import { unavailabilityOf } from '../../store/database-fault.ts';
import { onlineStoreOf } from '../../store/online-stores.ts';
import { ordersToFetch, ordersToLookAt } from '../../store/store-orders.ts';
import {
  lockStoreRun,
  notePolled,
  openRun,
  requeueRun,
  type StoreRun,
  writeStoreRun,
} from '../../store/store-runs.ts';
import { type Ctx, Refused, unwrap, withBusiness } from '../../store/tx.ts';

const appliedAtOnce = 20;

type Kept = Partial<Pick<StoreRun, 'next' | 'listed' | 'found' | 'done' | 'fault'>>;

/** Moves a run by an event of its chart, with what else is known of it; null where it isn't in a state for it, or its connection is another. */
const moveRun = (ctx: Ctx, id: string, event: StoreRunEvent, kept: Kept = {}): Promise<StoreRun | null> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx);
    const run = await lockStoreRun(tx, id);
    const isCut = store.epoch !== run.epoch || !isActive(store.status);
    const move = moveStoreRunAct(run.status, isCut ? { type: 'run.stop' } : event);
    if (isRefusal(move)) return null;
    const after = { ...run, ...(isCut ? {} : kept), status: move.status };
    await writeStoreRun(tx, after);
    if (isDone(after)) await notePolled(tx, run.createdAt);
    return isCut ? null : after;
  });

/** Notes how far a run has come; null where it isn't to go on. */
const progress = (ctx: Ctx, id: string, kept: Kept) => moveRun(ctx, id, { type: 'run.start' }, kept);

/** Fetches every page of the orders, and keeps each. A run that is cut short goes on at its page. */
const list = async (ctx: Ctx, shops: Shops, begun: StoreRun): Promise<StoreRun | null> => {
  let run = begun;
  while (!run.listed) {
    const by = run.kind === 'import' ? 'placed' : 'changed';
    const asked = { by, from: run.since, after: run.next } as const;
    const { orders, next } = await withShopToken(ctx, shops, (platform, shop, token) =>
      platform.orders(shop, token, asked),
    );
    const kept = await withBusiness(ctx, 'write', async (tx) => {
      const store = await onlineStoreOf(tx);
      if (store.epoch !== run.epoch || store.shopId === null) return;
      for (const order of orders) await keepOrder(tx, store.shopId, order);
    }).then(() => progress(ctx, run.id, { next, listed: next === null, found: run.found + orders.length }));
    if (!kept) return null;
    run = kept;
  }
  return run;
};

/** Applies what waits, the oldest order first; held ones are tried again, for what held them may be mended. */
const apply = async (ctx: Ctx, shops: Shops, begun: StoreRun): Promise<StoreRun | null> => {
  const shopId = await withBusiness(ctx, 'read', async (tx) => (await onlineStoreOf(tx)).shopId);
  if (shopId === null) return null;
  const unfetched = await withBusiness(ctx, 'read', (tx) => ordersToFetch(tx, shopId));
  for (const orderId of unfetched) await takeOrder(ctx, shops, orderId);
  let run: StoreRun | null = begun;
  const held = await withBusiness(ctx, 'read', (tx) =>
    ordersToLookAt(tx, shopId, { held: true, limit: 1000 }),
  );
  const seen = new Set<string>();
  const next = async () => {
    const ids = await withBusiness(ctx, 'read', (tx) =>
      ordersToLookAt(tx, shopId, { held: false, limit: appliedAtOnce }),
    );
    const left = ids.filter((id) => !seen.has(id));
    return left.length > 0 ? left : held.filter((id) => !seen.has(id)).slice(0, appliedAtOnce);
  };
  for (let ids = await next(); ids.length > 0; ids = await next()) {
    for (const id of ids) {
      seen.add(id);
      await applyOrder(ctx, id, run.epoch);
      const after: StoreRun | null = await progress(ctx, run.id, { done: run.done + 1 });
      if (!after) return null;
      run = after;
    }
  }
  return run;
};

const syncsItself = (ctx: Ctx): Promise<boolean> =>
  withBusiness(ctx, 'read', async (tx) => (await onlineStoreOf(tx)).sync?.autoSync === true);

/**
 * Carries a run out: fetches the orders and applies them. Repeated, it goes on where it was cut short. A shop that doesn't answer lets it wait;
 * the queue, and the next poll, go on with it. It ends where the store is disconnected meanwhile.
 */
export const carryOnSync = async (ctx: Ctx, shops: Shops, runId: string): Promise<void> => {
  const begun = await moveRun(ctx, runId, { type: 'run.start' });
  if (!begun) return;
  try {
    const listed = await list(ctx, shops, begun);
    const applies = begun.kind === 'import' || (await syncsItself(ctx));
    const applied = listed && applies ? await apply(ctx, shops, listed) : listed;
    if (applied)
      await moveRun(ctx, runId, { type: 'run.finish' }, { done: Math.max(applied.done, applied.found) });
  } catch (error) {
    if (error instanceof ShopError || error instanceof Refused) {
      await moveRun(ctx, runId, { type: 'run.wait' });
      return;
    }
    if (!unavailabilityOf(error)) await moveRun(ctx, runId, { type: 'run.fail' }, { fault: words.wentWrong });
    throw error;
  }
};

/**
 * Imports orders because somebody asks. Throws `Refused`.
 *
 * @param from the first day; null for the settings' own
 */
export const beginImport = (ctx: Ctx, from: Day | null): Promise<string | null> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx, true);
    if (!isActive(store.status) || !store.sync)
      throw new Refused(refusal('illegal-move', storeWords.activateFirst));
    return beginImportOf(tx, store, from);
  });

/** Begins a poll of a store that is followed: what changed since the last one, with an overlap. A run that is open goes on instead. */
export const beginPoll = (ctx: Ctx): Promise<string | null> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx, true);
    const open = await openRun(tx);
    if (!open) return beginNextRun(tx, store);
    await requeueRun(tx, open.id);
    return open.id;
  });

/** Stops a run, or goes on with one that was stopped. Throws `Refused`. */
export const moveImport = (ctx: Ctx, id: string, act: 'stop' | 'resume'): Promise<StoreRun['status']> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx, true);
    const run = await lockStoreRun(tx, id);
    const { status } = unwrap(moveStoreRunAct(run.status, { type: `run.${act}` }));
    if (act === 'resume' && !isActive(store.status))
      throw new Refused(refusal('illegal-move', storeWords.activateFirst));
    await writeStoreRun(tx, {
      ...run,
      status,
      ...(act === 'resume' ? { epoch: store.epoch, fault: null } : {}),
    });
    if (act === 'resume') await requeueRun(tx, id);
    return status;
  });
