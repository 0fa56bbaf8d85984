import type { World } from '../../src/domain/books/world.ts';
import type { Outcome } from '../../src/domain/plan/plan.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import { planWriteOff, planWriteOffUndo, type WriteOffHow } from '../../src/domain/posted/write-off.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';

/** Forgives what is still owed on a document, on a day, with or without its part of the tax. */
export const writeOffAct = (book: PostedBook, how: WriteOffHow, world: World): Outcome => {
  const to = decide(postedLifecycle, standingOf(book.document), { type: 'balance.writeOff' });
  return isRefusal(to) ? to : planWriteOff(book, how, to, world);
};

/** Takes that back; the rest is owed again. */
export const undoWriteOffAct = (book: PostedBook, world: World): Outcome => {
  const to = decide(postedLifecycle, standingOf(book.document), { type: 'writeOff.undo' });
  return isRefusal(to) ? to : planWriteOffUndo(book, to, world);
};
