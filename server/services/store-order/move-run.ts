import { isActive } from '../../../src/domain/online-store/connection.ts';
import { isDone } from '../../../src/domain/online-store/order-record.ts';
import { isRefusal } from '../../../src/domain/values/refusal.ts';
import { moveStoreRunAct, type StoreRunEvent } from '../../acts/store-run.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import {
  lockStoreRun,
  notePolled,
  type StoreRun,
  writeStoreRun,
} from '../../store/online-store/store-runs.ts';

type Kept = Partial<
  Pick<StoreRun, 'next' | 'bulk' | 'paged' | 'listed' | 'found' | 'done' | 'fault' | 'restsUntil'>
>;

/** Moves a run by an event of its chart, with what else is known of it; null where it isn't in a state for it, or its connection is another. */
export const moveRun = (
  ctx: Ctx,
  id: string,
  event: StoreRunEvent,
  kept: Kept = {},
): Promise<StoreRun | null> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx);
    const run = await lockStoreRun(tx, id);
    const isCut = store.epoch !== run.epoch || !isActive(store.status);
    const move = moveStoreRunAct(run.status, isCut ? { type: 'run.stop' } : event);
    if (isRefusal(move)) return null;
    // It rests only while it waits.
    const after = { ...run, restsUntil: null, ...(isCut ? {} : kept), status: move.status };
    await writeStoreRun(tx, after);
    if (isDone(after)) await notePolled(tx, run.createdAt);
    return isCut ? null : after;
  });

/** Notes how far a run has come; null where it isn't to go on. */
export const progress = (ctx: Ctx, id: string, kept: Kept): Promise<StoreRun | null> =>
  moveRun(ctx, id, { type: 'run.start' }, kept);
