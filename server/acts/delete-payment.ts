import { live, type Settlement } from '../../src/domain/books/open-item.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Outcome } from '../../src/domain/plan/plan.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import { planCreditRemove } from '../../src/domain/posted/credit.ts';
import { type PaymentTies, planPaymentDelete } from '../../src/domain/posted/payment-delete.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { actRefusals as actRefusalWords } from '../../src/domain/words/requests.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';

/** Why a payment that was reversed already can’t be deleted, or null. */
export const goneRefusal = (settlements: readonly Settlement[], one: Settlement): Refusal | null =>
  live(settlements).includes(one) ? null : refusal('illegal-move', actRefusalWords.paymentDeletedAlready);

/**
 * Takes one settlement off a document: a payment, a share of a batch payment, or an applied surplus.
 *
 * @param ties what belongs to the payment behind it; null for an applied surplus
 */
export const deletePaymentAct = (
  book: PostedBook,
  settlement: Settlement,
  ties: PaymentTies | null,
  world: World,
): Outcome => {
  const gone = goneRefusal(book.settlements, settlement);
  if (gone) return gone;
  const to = decide(postedLifecycle, standingOf(book.document), {
    type: 'payment.delete',
    amount: settlement.amount,
  });
  if (isRefusal(to)) return to;
  return ties
    ? planPaymentDelete(book, settlement, ties, to, world)
    : planCreditRemove(book, settlement, to, world);
};
