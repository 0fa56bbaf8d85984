import type { OpenItem } from '../../src/domain/books/open-item.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Outcome } from '../../src/domain/plan/plan.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import { type CreditApplied, planCreditApply } from '../../src/domain/posted/credit.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';

/** Applies a contact's surplus to one of their documents, the oldest first. */
export const applyCreditAct = (
  book: PostedBook,
  credits: readonly OpenItem[],
  credit: CreditApplied,
  world: World,
): Outcome => {
  const to = decide(postedLifecycle, standingOf(book.document), {
    type: 'credit.apply',
    reduction: { amount: credit.amount },
  });
  return isRefusal(to) ? to : planCreditApply(book, credits, credit, to, world);
};
