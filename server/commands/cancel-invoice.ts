import { standingOf } from '../../src/domain/invoice/book.ts';
import { type CancelChoice, planCancel, planReinstate } from '../../src/domain/invoice/cancel.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { defaultBankAccount } from '../store/banks.ts';
import { type CommandResult, commitOrPreview, noChange } from '../store/commit-or-preview.ts';
import { carryOut } from '../store/intent.ts';
import { lockBook } from '../store/invoices.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/**
 * Cancels an issued invoice; its payments become the customer's credit, or are refunded: by the mode given, else each the
 * way it came.
 */
export const cancelInvoice = (
  ctx: Ctx,
  id: string,
  choice: Pick<CancelChoice, 'payments' | 'goods' | 'mode'>,
): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const book = await lockBook(tx, id);
    const move = granted(decide(invoiceLifecycle, standingOf(book.document), { type: 'invoice.cancel' }));
    if (!move.moved) return noChange(tx, book.document);
    const bankAccount = choice.mode ? await defaultBankAccount(tx, choice.mode) : null;
    return commitOrPreview(
      tx,
      granted(planCancel(book, { ...choice, bankAccount }, move, await worldOf(tx))),
    );
  });

/** Undoes a cancellation; what its payments became stays the customer's credit. */
export const reinstateInvoice = (ctx: Ctx, id: string): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const book = await lockBook(tx, id);
    const move = granted(decide(invoiceLifecycle, standingOf(book.document), { type: 'invoice.reinstate' }));
    return commitOrPreview(tx, granted(planReinstate(book, move, await worldOf(tx))));
  });
