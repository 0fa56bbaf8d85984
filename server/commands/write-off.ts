import type { Side } from '../../src/domain/books/side.ts';
import type { Day } from '../../src/domain/day.ts';
import { undoWriteOffAct, writeOffAct } from '../acts/write-off.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { lockBook } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';

/**
 * Forgives what is still owed on a document: written off, or taken as a discount.
 *
 * @param how whether its part of the document's tax goes with it, and the day; today where left out
 */
export const writeOff = (
  ctx: Ctx,
  side: Side,
  id: string,
  { taxRelief = false, onDay }: { taxRelief?: boolean | undefined; onDay?: Day | null } = {},
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockBook(tx, side, id);
    return commitOrPreview(
      tx,
      runAct(writeOffAct, book, { onDay: onDay ?? tx.today, taxRelief }, await worldOf(tx)),
    );
  });

/** Takes that back; the rest is owed again. */
export const undoWriteOff = (ctx: Ctx, side: Side, id: string): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockBook(tx, side, id);
    return commitOrPreview(tx, runAct(undoWriteOffAct, book, await worldOf(tx)));
  });
