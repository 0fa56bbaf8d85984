import { type InvoiceBook, standingOf } from '../../src/domain/invoice/book.ts';
import { type CancelChoice, planCancel, planReinstate } from '../../src/domain/invoice/cancel.ts';
import type { Posting } from '../../src/domain/invoice/posting.ts';
import { postingOf } from '../../src/domain/invoice/postings.ts';
import type { Outcome, World } from '../../src/domain/plan.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** Cancels an issued document; what settled it goes where the choice says. One cancelled already stays as it is. */
export const cancelInvoiceAct = (book: InvoiceBook, choice: CancelChoice, world: World): Outcome => {
  const to = decide(invoiceLifecycle, standingOf(book.document), { type: 'document.cancel' });
  if (isRefusal(to)) return to;
  return to.moved
    ? planCancel(book, choice, to, world, postingOf(book.document))
    : { unchanged: book.document };
};

/** Undoes a cancellation; what its payments became stays a surplus of the contact. */
export const reinstateInvoiceAct = (
  book: InvoiceBook,
  world: World,
  posting: Posting = postingOf(book.document),
): Outcome => {
  const to = decide(invoiceLifecycle, standingOf(book.document), { type: 'document.reinstate' });
  return isRefusal(to) ? to : planReinstate(book, to, world, posting);
};
