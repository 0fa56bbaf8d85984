import type {
  CountEntry,
  CountedRow,
  CountStatus,
  EntryOutcome,
} from '../../src/domain/count/stock-count.ts';
import { moveCountAct, postCountAct, recordCountAct } from '../acts/stock-count.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { holdLocations } from '../store/stock/locations.ts';
import { findProducts } from '../store/stock/products.ts';
import { holdLocation, lockStock } from '../store/stock/stock.ts';
import {
  levelsAt,
  linesOfCount,
  lockCount,
  markPosted,
  openCount,
  setCountStatus,
  waitingLines,
  writeCounted,
} from '../store/stock/stock-counts.ts';

/** What starting, discarding and posting a count answer. `moved` is false where it was so already. */
export type CountMoved = { id: string; status: CountStatus; moved: boolean; repeated?: boolean };

/**
 * Starts the count of a location, the default one for none; where somebody counts it already, theirs is gone on with.
 * Throws `Missing` for a location there is none of in use.
 */
export const startCount = (ctx: Ctx, requestedId: string | null): Promise<CountMoved> =>
  runOnce(ctx, async (tx) => {
    const locationId = await holdLocation(tx, requestedId);
    const { id, isNew } = await openCount(tx, locationId);
    if (isNew) await recordEvent(tx, 'stock-count.start', 'stock-count', id, { locationId });
    return { id, status: 'Open', moved: isNew };
  });

/** Takes what was counted, each entry once and answered by itself. Throws `Missing` and `Refused`. */
export const recordCount = (
  ctx: Ctx,
  id: string,
  entries: readonly CountEntry[],
): Promise<{ outcomes: EntryOutcome[]; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    const count = await lockCount(tx, id);
    const ids = [...new Set(entries.map(({ productId }) => productId))];
    const [lines, products, levels] = await Promise.all([
      linesOfCount(tx, id),
      findProducts(tx, ids),
      levelsAt(tx, count.locationId, ids),
    ]);
    const { changed, outcomes } = runAct(recordCountAct, count, entries, { lines, products, levels });
    if (changed.size > 0) await writeCounted(tx, id, changed);
    return { outcomes };
  });

/** What posting a count answers: what became of each item that wasn't posted yet, and the version of the count it was asked of. */
export type CountPosted = CountMoved & { version: number; rows: CountedRow[] };

/**
 * Posts what was counted: every item that can be, in one transaction, and those that can't stay in the count with their
 * reasons. For a preview it says what that would do. Repeated on a posted count, it changes nothing. Throws `Missing` and `Refused`.
 *
 * @param reviewedVersion the version of the count that was reviewed; null to post it as it is
 */
export const postCount = (ctx: Ctx, id: string, reviewedVersion: number | null): Promise<CountPosted> =>
  runOnce(ctx, async (tx) => {
    const world = await worldOf(tx);
    const count = await lockCount(tx, id);
    const lines = await waitingLines(tx, id);
    const ids = lines.map(({ productId }) => productId);
    const [location] = await holdLocations(tx, [count.locationId]);
    // Stock first: an item that is held can't be deleted any more.
    const stock = await lockStock(tx, ids, world.today);
    const products = await findProducts(tx, ids);
    const looked = { lines, products, stock, location: location! };
    const { rows, plan, status, moved } = runAct(postCountAct, count, reviewedVersion, looked, world);
    if (moved && !tx.previewOnly) {
      await writePlan(tx, plan);
      await markPosted(tx, id, rows);
      await setCountStatus(tx, id, status);
      await recordEvent(tx, 'stock-count.post', 'stock-count', id, { locationId: count.locationId });
    }
    return { id, status, moved, version: count.version, rows };
  });

/** Gives up what was counted and isn't posted. Throws `Missing` and `Refused`. */
export const discardCount = (ctx: Ctx, id: string): Promise<CountMoved> =>
  runOnce(ctx, async (tx) => {
    const count = await lockCount(tx, id);
    const move = runAct(moveCountAct, count, { type: 'count.discard' });
    const status = move.status as CountStatus;
    if (!move.moved) return { id, status, moved: false };
    await setCountStatus(tx, id, status);
    await recordEvent(tx, 'stock-count.discard', 'stock-count', id, { locationId: count.locationId });
    return { id, status, moved: true };
  });
