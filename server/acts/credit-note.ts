import type { World } from '../../src/domain/books/world.ts';
import {
  type CreditNote,
  type CreditNoteDraft,
  creditOf,
  givenBack,
} from '../../src/domain/documents/credit-note.ts';
import type { Outcome } from '../../src/domain/plan/plan.ts';
import { actDayRefusal } from '../../src/domain/posted/act-day.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import { planCreditNote } from '../../src/domain/posted/credit-note-plan.ts';
import { type CreditNoteTies, planCreditNoteUndo } from '../../src/domain/posted/credit-note-undo.ts';
import { creditable } from '../../src/domain/posted/facts.ts';
import type { Posting } from '../../src/domain/posted/posting.ts';
import { writeOffOf } from '../../src/domain/posted/write-off.ts';
import { postingOf } from '../../src/domain/postings/postings.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';

/** Gives goods or a part of the price of a document back. */
export const creditNoteAct = (
  book: PostedBook,
  draft: CreditNoteDraft,
  world: World,
  posting: Posting = postingOf(book.document),
): Outcome => {
  const { document, creditNotes } = book;
  const standing = standingOf(document);
  const decided = (amount: string) => decide(postedLifecycle, standing, { type: 'creditNote.issue', amount });
  // Where nothing at all can be given back, that is said before anything of the lines.
  const any = decided(creditable(standing.facts));
  if (isRefusal(any)) return any;
  const back = givenBack(document, creditNotes, draft);
  if (isRefusal(back)) return back;
  const to = decided(creditOf(back));
  if (isRefusal(to)) return to;
  const writeOff = writeOffOf(book);
  const refused = actDayRefusal(document, draft.onDay, world, writeOff ? [writeOff.onDay] : []);
  return refused ?? planCreditNote(book, back, draft, to, world, posting);
};

/** Reverses a live credit note. */
export const undoCreditNoteAct = (
  book: PostedBook,
  note: CreditNote,
  ties: CreditNoteTies,
  world: World,
): Outcome => {
  const index = book.document.credited.findIndex(({ id }) => id === note.id);
  const to = decide(postedLifecycle, standingOf(book.document), { type: 'creditNote.undo', index });
  return isRefusal(to) ? to : planCreditNoteUndo(book, note, ties, to, world);
};
