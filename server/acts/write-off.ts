import { type InvoiceBook, standingOf } from '../../src/domain/invoice/book.ts';
import { planWriteOff, planWriteOffUndo } from '../../src/domain/invoice/write-off.ts';
import type { Outcome, World } from '../../src/domain/plan.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** Forgives what is still owed on a document. */
export const writeOffAct = (book: InvoiceBook, world: World): Outcome => {
  const to = decide(invoiceLifecycle, standingOf(book.document), { type: 'balance.writeOff' });
  return isRefusal(to) ? to : planWriteOff(book, to, world);
};

/** Takes that back; the rest is owed again. */
export const undoWriteOffAct = (book: InvoiceBook, world: World): Outcome => {
  const to = decide(invoiceLifecycle, standingOf(book.document), { type: 'writeOff.undo' });
  return isRefusal(to) ? to : planWriteOffUndo(book, to, world);
};
