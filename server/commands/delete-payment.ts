import type { Side } from '../../src/domain/books/side.ts';
import { deletePaymentAct } from '../acts/delete-payment.ts';
import { lockTies } from '../services/payment-ties.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Missing, runAct } from '../store/database/tx.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { lockBook } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';

/**
 * Takes one settlement off a document: a payment, a share of a batch payment, or an applied surplus. A settlement taken
 * back already answers as a refusal, an unknown one as missing.
 */
export const deletePayment = (
  ctx: Ctx,
  side: Side,
  documentId: string,
  settlementId: string,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockBook(tx, side, documentId);
    const known = book.settlements.find((one) => one.id === settlementId);
    if (!known || known.reverses || !['payment', 'credit'].includes(known.kind)) throw new Missing();
    const ties = known.paymentId ? await lockTies(tx, side, known.paymentId, known.id) : null;
    return commitOrPreview(tx, runAct(deletePaymentAct, book, known, ties, await worldOf(tx)));
  });
