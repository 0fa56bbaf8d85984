import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { deleteContactAct } from '../acts/delete-contact.ts';
import { placesOf } from '../services/save-contact.ts';
import { findContact, markDeleted } from '../store/contacts/contacts.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { countUsage } from '../store/plan/usage.ts';

const deletion = (ctx: Ctx, role: ContactRole, id: string, act: 'delete' | 'restore'): Promise<Answer> =>
  runOnce(ctx, async (tx) => {
    const contact = await findContact(tx, role, id, true);
    const move = runAct(deleteContactAct, role, contact, act);
    if (!move.moved) return { id };
    await markDeleted(tx, role, id, act === 'delete' ? tx.now : null);
    await recordEvent(tx, `${role}.${act}`, 'contact', id);
    await countUsage(tx, placesOf(role, act === 'delete' ? -1 : 1));
    return { id };
  });

/** Deletes a contact in a role; their documents and what is owed stay. A customer no longer counts against the plan's cap. */
export const deleteContact = (ctx: Ctx, role: ContactRole, id: string): Promise<Answer> =>
  deletion(ctx, role, id, 'delete');

/** Takes a contact back; a customer is refused where the plan has no room for one more. */
export const restoreContact = (ctx: Ctx, role: ContactRole, id: string): Promise<Answer> =>
  deletion(ctx, role, id, 'restore');
