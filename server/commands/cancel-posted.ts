import type { Side } from '../../src/domain/books/side.ts';
import type { CancelChoice } from '../../src/domain/posted/cancel.ts';
import { reinstatePostedAct } from '../acts/cancel-posted.ts';
import { cancelOutcome } from '../services/posted-outcomes.ts';
import { withSource } from '../services/with-source.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { lockBook } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';

/**
 * Cancels an issued document; its payments become a surplus of the contact, or go back: by the mode given, else each the
 * way it came.
 */
export const cancelPosted = (
  ctx: Ctx,
  side: Side,
  id: string,
  choice: Pick<CancelChoice, 'payments' | 'goods' | 'mode' | 'rate' | 'onDay'>,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => commitOrPreview(tx, await cancelOutcome(tx, side, id, choice)));

/** Undoes a cancellation; what its payments became stays a surplus of the contact. */
export const reinstatePosted = (ctx: Ctx, side: Side, id: string): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockBook(tx, side, id);
    const world = await worldOf(tx);
    return commitOrPreview(
      tx,
      await withSource(tx, book.document, runAct(reinstatePostedAct, book, world), world),
    );
  });
