import type { Day } from '../../../src/domain/day.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import { isDone } from '../../../src/domain/online-store/order-record.ts';
import { onlineStoreRefusals as storeWords } from '../../../src/domain/online-store/refusals.words.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { moveStoreRunAct } from '../../acts/store-run.ts';
import { ShopError, ShopThrottled } from '../../adapters/shop/platform.ts';
import { readyShops, type Shops } from '../../services/shops.ts';
import { applyOrder } from '../../services/store-order/apply-order.ts';
import { beginImportOf, beginNextRun } from '../../services/store-order/begin-run.ts';
import { hearIssued } from '../../services/store-order/hear-issued.ts';
import { listOrders } from '../../services/store-order/list-orders.ts';
import { moveRun, progress } from '../../services/store-order/move-run.ts';
import { takeOrder } from '../../services/store-order/take-order.ts';
import { unavailabilityOf } from '../../store/database/database-fault.ts';
import { newId } from '../../store/database/new-id.ts';
import { type Ctx, Refused, runAct, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { ordersToFetch, ordersToLookAt } from '../../store/online-store/store-orders.ts';
import {
  lockStoreRun,
  openRun,
  requeueRun,
  requeueRunAt,
  runView,
  type StoreRun,
  writeStoreRun,
} from '../../store/online-store/store-runs.ts';
import { recordEvent } from '../../store/plan/events.ts';

const appliedAtOnce = 20;

/** Applies what waits, the oldest order first; held ones are tried again, for what held them may be mended. */
const apply = async (ctx: Ctx, shops: Shops, begun: StoreRun): Promise<StoreRun | null> => {
  const shopId = await withBusiness(ctx, 'read', async (tx) => (await onlineStoreOf(tx)).shopId);
  if (shopId === null) return null;
  const unfetched = await withBusiness(ctx, 'read', (tx) => ordersToFetch(tx, shopId));
  for (const orderId of unfetched) await takeOrder(ctx, shops, orderId);
  await hearIssued(ctx, shopId);
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

/** True of an import that ended, in a store that syncs when asked alone: what somebody asked for takes the shop's stock in too. */
export const asksForStock = (ctx: Ctx, runId: string): Promise<boolean> =>
  withBusiness(ctx, 'read', async (tx) => {
    const [store, run] = [await onlineStoreOf(tx), await runView(tx)];
    return store.sync?.autoSync === false && run?.id === runId && isDone(run);
  });

/** By the machine's time, as a shop counts. */
const machineTime = (shops: Shops): Date => readyShops(shops).platform.clock();

/** Lets a run rest for as long as the shop asks, and go on by itself then. */
const rest = async (ctx: Ctx, shops: Shops, runId: string, waitMs: number): Promise<void> => {
  const restsUntil = new Date(machineTime(shops).getTime() + waitMs);
  const rests = await moveRun(ctx, runId, { type: 'run.wait' }, { restsUntil });
  if (rests) await withBusiness(ctx, 'write', (tx) => requeueRunAt(tx, runId, restsUntil));
};

/**
 * Carries a run out: fetches the orders and applies them. Repeated, it goes on where it was cut short. A shop that doesn't answer lets it wait;
 * the queue, and the next poll, go on with it. One that asks us to slow down is left alone for as long as it says. It ends where the store is disconnected meanwhile.
 */
export const carryOnSync = async (ctx: Ctx, shops: Shops, runId: string): Promise<void> => {
  const begun = await moveRun(ctx, runId, { type: 'run.start' });
  if (!begun) return;
  try {
    const listed = await listOrders(ctx, shops, begun);
    const applies = begun.kind === 'import' || (await syncsItself(ctx));
    const applied = listed && applies ? await apply(ctx, shops, listed) : listed;
    if (applied)
      await moveRun(ctx, runId, { type: 'run.finish' }, { done: Math.max(applied.done, applied.found) });
  } catch (error) {
    if (error instanceof ShopThrottled) return rest(ctx, shops, runId, error.waitMs);
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
    const begun = await beginImportOf(tx, store, from);
    const data = { shop: store.shop, ...(from && { date: from }) };
    if (begun !== null) await recordEvent(tx, 'store.sync', 'store', newId(), data);
    return begun;
  });

/** Begins a poll of a store that is followed: what changed since the last one, with an overlap. A run that is open goes on instead, unless it rests. */
export const beginPoll = (ctx: Ctx, shops: Shops): Promise<string | null> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx, true);
    const open = await openRun(tx);
    if (!open) return beginNextRun(tx, store);
    if (open.restsUntil && open.restsUntil > machineTime(shops)) return open.id;
    await requeueRun(tx, open.id);
    return open.id;
  });

/** Stops a run, or goes on with one that was stopped. Throws `Refused`. */
export const moveImport = (ctx: Ctx, id: string, act: 'stop' | 'resume'): Promise<StoreRun['status']> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx, true);
    const run = await lockStoreRun(tx, id);
    const { status } = runAct(moveStoreRunAct, run.status, { type: `run.${act}` });
    if (act === 'resume' && !isActive(store.status))
      throw new Refused(refusal('illegal-move', storeWords.activateFirst));
    await writeStoreRun(tx, {
      ...run,
      status,
      ...(act === 'resume' ? { epoch: store.epoch, fault: null } : {}),
    });
    const data = { shop: store.shop, from: run.status, to: status };
    if (status !== run.status) await recordEvent(tx, `store.sync-${act}`, 'store', newId(), data);
    if (act === 'resume') await requeueRun(tx, id);
    return status;
  });
