import type { World } from '../../src/domain/books/world.ts';
import type { ContactIn } from '../../src/domain/contact/contact.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { Outcome, Plan } from '../../src/domain/plan/plan.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { duplicateOf, planCopy, planDeletion } from '../../src/domain/posted/draft.ts';
import type { Tax } from '../../src/domain/tax/tax.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
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

/** Makes a new draft with the same content, today's dates and today's tax rates. */
export const duplicatePostedAct = (
  document: Document,
  customer: ContactIn<ContactRole> | null,
  taxes: readonly Tax[],
  world: World,
): Plan | Refusal => {
  const move = decide(postedLifecycle, standingOf(document), { type: 'document.duplicate' });
  if (isRefusal(move)) return move;
  return (
    deletedContactRefusal(document.subtype, customer) ??
    planCopy(duplicateOf(document, world), taxes, world, `${document.kind}.duplicate`, { from: document.id })
  );
};
