import type { Side } from '../../src/domain/books/side.ts';
import type { CreditNoteDraft } from '../../src/domain/documents/credit-note.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { everywhere } from '../../src/domain/words/everywhere.ts';
import { creditNoteAct, undoCreditNoteAct } from '../acts/credit-note.ts';
import { holdAccountFor, type PaymentMethod } from '../services/bank-through.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Missing, Refused, runAct } from '../store/database/tx.ts';
import { findCreditNote, isCancellation, lockCreditNoteTies } from '../store/documents/credit-notes.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { lockBook } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';

/** A credit note as it is typed; without a day it is dated today. */
export type TypedCreditNote = Omit<CreditNoteDraft, 'onDay' | 'bankAccount'> &
  PaymentMethod & { onDay: string | null };

/** Gives goods or a part of the price of an issued document back. */
export const giveBack = (ctx: Ctx, side: Side, id: string, typed: TypedCreditNote): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockBook(tx, side, id);
    const bankAccount =
      typed.surplus === 'refund' ? await holdAccountFor(tx, typed, book.document.currency) : null;
    const draft = { ...typed, onDay: typed.onDay ?? tx.today, bankAccount };
    return commitOrPreview(tx, runAct(creditNoteAct, book, draft, await worldOf(tx)));
  });

/** Takes a credit note back; what it gave is owed again. */
export const undoGiveBack = (
  ctx: Ctx,
  side: Side,
  documentId: string,
  creditNoteId: string,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockBook(tx, side, documentId);
    const note = await findCreditNote(tx, documentId, creditNoteId);
    if (isCancellation(note)) throw new Missing();
    if (note.undone) throw new Refused(refusal('illegal-move', everywhere.isUndone));
    const ties = await lockCreditNoteTies(tx, note);
    return commitOrPreview(tx, runAct(undoCreditNoteAct, book, note, ties, await worldOf(tx)));
  });
