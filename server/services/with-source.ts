import type { World } from '../../src/domain/books/world.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { isNoChange, joined, type Outcome } from '../../src/domain/plan/plan.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { followSourceAct } from '../acts/follow-source.ts';
import type { Tx } from '../store/database/tx.ts';
import { kindOf, lockDocument } from '../store/documents/documents.ts';
import { madeFromLines, madeSinceClosing } from '../store/documents/made-from.ts';

/**
 * What an act on a document comes to together with what it means for the one that document was made from, held from here on.
 * Everybody holds a document before its source, and whoever makes one holds the source alone, so that none waits for the other
 * in a ring.
 *
 * @param before the document before the act, held
 */
export const withSource = async (
  tx: Tx,
  before: Document,
  outcome: Outcome,
  world: World,
): Promise<Outcome> => {
  if (isRefusal(outcome) || isNoChange(outcome) || !before.sourceId) return outcome;
  const after = outcome.documents.find((change) => change.after.id === before.id)?.after;
  if (!after) return outcome;
  const kind = await kindOf(tx, before.sourceId);
  const document = await lockDocument(tx, kind, before.sourceId);
  const [others, isLater] = await Promise.all([
    madeFromLines(tx, before.sourceId, before.id),
    madeSinceClosing(tx, document, before.id),
  ]);
  const followed = followSourceAct({ document, others, isLater }, { before, after }, world);
  return isRefusal(followed) ? followed : joined(outcome, followed);
};
