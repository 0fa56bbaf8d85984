import type { World } from '../../src/domain/books/world.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { type Accepted, isNoChange, joined } from '../../src/domain/plan/plan.ts';
import { followSourceAct } from '../acts/follow-source.ts';
import { runAct, type Tx } from '../store/database/tx.ts';
import { kindOf, lockDocument } from '../store/documents/documents.ts';
import { madeFromLines, madeSinceClosing } from '../store/documents/made-from.ts';

/**
 * The outcome of an act on a document, joined with what it means for the document that one was made from, which is locked from here on.
 * Everybody locks a document before its source, and whoever makes one locks the source alone, so that nobody waits in a ring. Throws
 * `Refused`.
 *
 * @param before the document before the act, locked
 */
export const withSource = async (
  tx: Tx,
  before: Document,
  outcome: Accepted,
  world: World,
): Promise<Accepted> => {
  if (isNoChange(outcome) || !before.sourceId) return outcome;
  const after = outcome.documents.find((change) => change.after.id === before.id)?.after;
  if (!after) return outcome;
  const kind = await kindOf(tx, before.sourceId);
  const document = await lockDocument(tx, kind, before.sourceId);
  const [others, isLater] = await Promise.all([
    madeFromLines(tx, before.sourceId, before.id),
    madeSinceClosing(tx, document, before.id),
  ]);
  return joined(outcome, runAct(followSourceAct, { document, others, isLater }, { before, after }, world));
};
