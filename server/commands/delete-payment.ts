import type { Side } from '../../src/domain/books/side.ts';
import type { PaymentTies } from '../../src/domain/posted/payment-delete.ts';
import { deletePaymentAct } from '../acts/delete-payment.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { entryOfPayment } from '../store/entries.ts';
import { runOnce } from '../store/intent.ts';
import { lockItems, lockPayment, settlementsOf, tiesOfPayment } from '../store/items.ts';
import { lockBook } from '../store/posted-books.ts';
import { type Ctx, Missing, type Tx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** A payment, held, with all that belongs to it beside one settlement. */
const lockTies = async (
  tx: Tx,
  side: Side,
  paymentId: string,
  settlementId: string,
): Promise<PaymentTies> => {
  const payment = await lockPayment(tx, paymentId);
  const ties = await tiesOfPayment(tx, side, payment.id, settlementId);
  const [surplus] = ties.surplusId ? await lockItems(tx, [ties.surplusId]) : [];
  const entry = ties.shared ? null : await entryOfPayment(tx, payment.id);
  const surplusMoved = surplus !== undefined && (await settlementsOf(tx, [surplus.id])).length > 0;
  return { ...ties, payment, entry, surplus: surplus ?? null, surplusMoved };
};

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
    return commitOrPreview(tx, deletePaymentAct(book, known, ties, await worldOf(tx)));
  });
