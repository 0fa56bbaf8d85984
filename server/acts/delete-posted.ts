import type { ContactIn, ContactRole } from '../../src/domain/contact.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { standingOfDocument } from '../../src/domain/documents/standing.ts';
import { planNonPostingMove } from '../../src/domain/non-posting.ts';
import { emptyPlan, joined, type Outcome, type Plan, type World } from '../../src/domain/plan.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { duplicateOf, planDeletion, planDraft } from '../../src/domain/posted/draft.ts';
import { conversionEvent, type QuoteTarget } from '../../src/domain/quote/convert.ts';
import { quoteKind } from '../../src/domain/quote/kind.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/refusal.ts';
import * as actRefusalWords from '../../src/domain/words/act-refusals.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.lifecycle.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { deletedContactRefusal } from './typed-document.ts';

/** The quote a document was made from opens again when that document is deleted, and may be converted anew. */
const quoteReopened = (quote: Document, document: Document, world: World): Plan | Refusal => {
  const move = decide(quoteLifecycle, standingOfDocument(quoteKind, quote), { type: 'quote.reopen' });
  if (isRefusal(move)) return move;
  return planNonPostingMove(quote, move, 'quote.reopen', world, { documentId: document.id });
};

/** A restored document takes its quote with it again; refused where the quote went another way meanwhile. */
const quoteRejoined = (quote: Document, document: Document, world: World): Plan | Refusal => {
  const target = document.subtype as QuoteTarget;
  const move = decide(quoteLifecycle, standingOfDocument(quoteKind, quote), {
    type: conversionEvent[target],
  });
  if (isRefusal(move)) return move;
  if (!move.moved) return refusal('illegal-move', actRefusalWords.quoteConvertedAgain(quote.number, target));
  return planNonPostingMove(quote, move, 'quote.convert', world, { to: target, documentId: document.id });
};

/**
 * Deletes a draft or a cancelled invoice; one that is deleted stays as it is.
 *
 * @param quote the one it came from, null where it came from none
 */
export const deletePostedAct = (document: Document, quote: Document | null, world: World): Outcome => {
  const move = decide(postedLifecycle, standingOf(document), { type: 'document.delete' });
  if (isRefusal(move)) return move;
  if (!move.moved) return { unchanged: document };
  const reopened = quote ? quoteReopened(quote, document, world) : emptyPlan();
  return isRefusal(reopened) ? reopened : joined(planDeletion(document, move, 'delete', world), reopened);
};

/** Returns a deleted invoice to what it was, its quote with it. */
export const restorePostedAct = (document: Document, quote: Document | null, world: World): Outcome => {
  const move = decide(postedLifecycle, standingOf(document), { type: 'document.restore' });
  if (isRefusal(move)) return move;
  const rejoined = quote ? quoteRejoined(quote, document, world) : emptyPlan();
  return isRefusal(rejoined) ? rejoined : joined(planDeletion(document, move, 'restore', world), rejoined);
};

/** Makes a new draft with the same content and today's dates. */
export const duplicatePostedAct = (
  document: Document,
  customer: ContactIn<ContactRole> | null,
  world: World,
): Plan | Refusal => {
  const move = decide(postedLifecycle, standingOf(document), { type: 'document.duplicate' });
  if (isRefusal(move)) return move;
  return (
    deletedContactRefusal(document.subtype, customer) ??
    planDraft(duplicateOf(document, world), world, `${document.kind}.duplicate`, { from: document.id })
  );
};
