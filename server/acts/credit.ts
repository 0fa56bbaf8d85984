import type { OpenItem } from '../../src/domain/books/open-item.ts';
import { type InvoiceBook, standingOf } from '../../src/domain/invoice/book.ts';
import { planCreditApply } from '../../src/domain/invoice/credit.ts';
import type { Decimal } from '../../src/domain/money.ts';
import type { Outcome, World } from '../../src/domain/plan.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** Applies a contact's surplus to one of their documents, the oldest first. */
export const applyCreditAct = (
  book: InvoiceBook,
  credits: readonly OpenItem[],
  amount: Decimal,
  world: World,
): Outcome => {
  const to = decide(invoiceLifecycle, standingOf(book.document), {
    type: 'credit.apply',
    reduction: { amount },
  });
  return isRefusal(to) ? to : planCreditApply(book, credits, amount, to, world);
};
