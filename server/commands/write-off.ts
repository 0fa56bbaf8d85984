import { standingOf } from '../../src/domain/invoice/book.ts';
import { planWriteOff, planWriteOffUndo } from '../../src/domain/invoice/write-off.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { carryOut } from '../store/intent.ts';
import { lockBook } from '../store/invoices.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** Writes off what is still owed on an invoice. */
export const writeOff = (ctx: Ctx, id: string): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const book = await lockBook(tx, id);
    const move = granted(decide(invoiceLifecycle, standingOf(book.document), { type: 'balance.writeOff' }));
    return commitOrPreview(tx, granted(planWriteOff(book, move, await worldOf(tx))));
  });

/** Takes a write-off back; the rest is owed again. */
export const undoWriteOff = (ctx: Ctx, id: string): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const book = await lockBook(tx, id);
    const move = granted(decide(invoiceLifecycle, standingOf(book.document), { type: 'writeOff.undo' }));
    return commitOrPreview(tx, granted(planWriteOffUndo(book, move, await worldOf(tx))));
  });
