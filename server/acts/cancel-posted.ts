import { type World, worldOn } from '../../src/domain/books/world.ts';
import type { Outcome } from '../../src/domain/plan/plan.ts';
import { actDayRefusal, daysTakenBack } from '../../src/domain/posted/act-day.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import { type CancelChoice, planCancel, planReinstate } from '../../src/domain/posted/cancel.ts';
import type { Posting } from '../../src/domain/posted/posting.ts';
import { postingOf } from '../../src/domain/postings/postings.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';

/** Cancels an issued document; what settled it goes where the choice says, on the day it names. One cancelled already stays as it is. */
export const cancelPostedAct = (book: PostedBook, choice: CancelChoice, world: World): Outcome => {
  const { onDay } = choice;
  const to = decide(postedLifecycle, standingOf(book.document), { type: 'document.cancel' });
  if (isRefusal(to)) return to;
  if (!to.moved) return { unchanged: book.document };
  const refused = onDay ? actDayRefusal(book.document, onDay, world, daysTakenBack(book)) : null;
  return refused ?? planCancel(book, choice, to, worldOn(world, onDay), postingOf(book.document));
};

/** Undoes a cancellation; what its payments became stays a surplus of the contact. */
export const reinstatePostedAct = (
  book: PostedBook,
  world: World,
  posting: Posting = postingOf(book.document),
): Outcome => {
  const to = decide(postedLifecycle, standingOf(book.document), { type: 'document.reinstate' });
  return isRefusal(to) ? to : planReinstate(book, to, world, posting);
};
