import type { OpenItem } from '../../src/domain/books/open-item.ts';
import type { Side } from '../../src/domain/books/side.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { ContactIn } from '../../src/domain/contact/contact.ts';
import { importUndo } from '../../src/domain/import/imports.words.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import { compare, zero } from '../../src/domain/money.ts';
import { planOpeningBalance } from '../../src/domain/opening/opening-balance.ts';
import { emptyPlan, type Plan } from '../../src/domain/plan/plan.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import type { Refusal } from '../../src/domain/values/refusal.ts';

/** What has become of a contact since a row of an import made or changed them. */
export interface ContactSince {
  contact: Pick<ContactIn<ContactRole>, 'id' | 'deleted' | 'version'>;
  /** What of their opening balance stands; null for nothing. */
  opening: OpenItem | null;
  /** The entry of the opening balance the row brought; null for none. */
  entryId: string | null;
}

/** Why a contact is no longer as an import left them; null where they are. */
const whyContactKept = (
  { contact: { deleted, version }, opening, entryId }: ContactSince,
  leftAs: number,
): Kept | null => {
  if (deleted) return { kept: importUndo.contactUndoWords.deletedSince };
  if (version !== leftAs) return { kept: importUndo.contactUndoWords.changedSince };
  if (entryId === null) return null;
  if (opening?.entryId !== entryId) return { kept: importUndo.contactUndoWords.changedSince };
  return compare(opening.open, opening.amount) < 0 ? { kept: importUndo.contactUndoWords.paidSince } : null;
};

/**
 * Takes what an import brought of a contact out of the books, on its own day. Kept where something came of them since, refused for a
 * locked day. Source: answers-2.md, Q60.
 *
 * @param leftAs the version of the contact the import left
 */
export const undoImportedContactAct = (
  side: Side,
  since: ContactSince,
  leftAs: number,
  world: World,
): Plan | Kept | Refusal => {
  const kept = whyContactKept(since, leftAs);
  if (kept) return kept;
  const { contact, opening, entryId } = since;
  if (entryId === null) return emptyPlan();
  const nothing = { amount: zero, currency: null, rate: null, onDay: null };
  return planOpeningBalance(side, contact.id, opening, nothing, world);
};
