import type { Side } from '../../src/domain/books/side.ts';
import type { World } from '../../src/domain/books/world.ts';
import { importUndo } from '../../src/domain/import/imports.words.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { undoImportedContactAct } from '../acts/undo-imported-contact.ts';
import { lockOpenings } from '../store/books/items.ts';
import { markAllDeleted } from '../store/contacts/contacts.ts';
import { contactsNamedSince, lockContacts } from '../store/contacts/undone-contacts.ts';
import type { Tx } from '../store/database/tx.ts';
import type { MadeRow } from '../store/imports/import-rows.ts';
import { recordEvents } from '../store/plan/events.ts';
import type { Planned } from './import-kind.ts';
import { placesOf } from './save-contact.ts';

/** Takes out the contacts some rows made, each as they can be; those who go are deleted together. */
export const takeContactsOut = async <Role extends ContactRole>(
  tx: Tx,
  side: Side<Role>,
  rows: readonly MadeRow[],
  world: World,
): Promise<(Planned | Kept | Refusal)[]> => {
  const role = side.contact;
  const ids = rows.map(({ subjectId }) => subjectId);
  const contacts = await lockContacts(tx, role, ids);
  const owing = rows.filter(({ entryId }) => entryId !== null).map(({ subjectId }) => subjectId);
  const [owed, named] = await Promise.all([lockOpenings(tx, side, owing), contactsNamedSince(tx, ids)]);
  const gone: string[] = [];
  const planned = (id: string, back: Plan | Kept | Refusal): Planned | Kept | Refusal => {
    if (isRefusal(back) || 'kept' in back) return back;
    if (named.has(id)) return { kept: importUndo.contactUndoWords.named };
    gone.push(id);
    return { plan: { ...back, usage: placesOf(role, -1) } };
  };
  const outcomes = rows.map(({ subjectId: id, entryId, version }) => {
    const since = { contact: contacts.get(id)!, entryId, opening: owed.get(id) ?? null };
    return planned(id, undoImportedContactAct(side, since, version, world));
  });
  await Promise.all([
    gone.length > 0 && markAllDeleted(tx, role, gone, tx.now),
    recordEvents(
      tx,
      gone.map((id) => ({ act: `${role}.delete`, subjectKind: 'contact', subjectId: id })),
    ),
  ]);
  return outcomes;
};
