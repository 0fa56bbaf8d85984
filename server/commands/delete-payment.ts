import { live } from '../../src/domain/books/open-item.ts';
import { standingOf } from '../../src/domain/invoice/book.ts';
import { planCreditRemove } from '../../src/domain/invoice/credit.ts';
import { planPaymentDelete } from '../../src/domain/invoice/payment-delete.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { entryOfPayment } from '../store/entries.ts';
import { carryOut } from '../store/intent.ts';
import { lockBook } from '../store/invoices.ts';
import { lockItems, lockPayment, tiesOfPayment } from '../store/items.ts';
import { type Ctx, granted, Missing, Refused } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/**
 * Takes one settlement off an invoice: a payment, a share of a batch payment, or applied credit. A settlement taken
 * back already answers as a refusal, an unknown one as missing.
 */
export const deletePayment = (ctx: Ctx, invoiceId: string, settlementId: string): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const book = await lockBook(tx, invoiceId);
    const known = book.settlements.find((one) => one.id === settlementId);
    if (!known || known.reverses || !['payment', 'credit'].includes(known.kind)) throw new Missing();
    if (!live(book.settlements).includes(known))
      throw new Refused(refusal('illegal-move', 'This payment is deleted already.'));
    const move = granted(
      decide(invoiceLifecycle, standingOf(book.document), { type: 'payment.delete', amount: known.amount }),
    );
    const world = await worldOf(tx);
    if (known.kind === 'credit')
      return commitOrPreview(tx, granted(planCreditRemove(book, known, move, world)));
    const payment = await lockPayment(tx, known.paymentId!);
    const ties = await tiesOfPayment(tx, payment.id, known.id);
    const [surplus] = ties.surplusId ? await lockItems(tx, [ties.surplusId]) : [];
    const plan = planPaymentDelete(
      book,
      known,
      {
        ...ties,
        payment,
        entry: ties.shared ? null : await entryOfPayment(tx, payment.id),
        surplus: surplus ?? null,
      },
      move,
      world,
    );
    return commitOrPreview(tx, granted(plan));
  });
