import type { ContactIn, ContactRole } from '../../src/domain/contact.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { Outcome, Plan, World } from '../../src/domain/plan.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { duplicateOf, planDeletion, planDraft } from '../../src/domain/posted/draft.ts';
import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';
import { deletedContactRefusal } from './typed-document.ts';

/** Deletes a draft or a cancelled document; one that is deleted stays as it is. */
export const deletePostedAct = (document: Document, world: World): Outcome => {
  const move = decide(postedLifecycle, standingOf(document), { type: 'document.delete' });
  if (isRefusal(move)) return move;
  return move.moved ? planDeletion(document, move, 'delete', world) : { unchanged: document };
};

/** Returns a deleted document to what it was. */
export const restorePostedAct = (document: Document, world: World): Outcome => {
  const move = decide(postedLifecycle, standingOf(document), { type: 'document.restore' });
  return isRefusal(move) ? move : planDeletion(document, move, 'restore', world);
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
