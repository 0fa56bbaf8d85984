import type { Side } from '../../src/domain/books/side.ts';
import type { CardIn } from '../../src/domain/contact/contact.ts';
import type { OpeningBalance } from '../../src/domain/opening/opening-balance.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { giveRoleAct } from '../acts/save-contact.ts';
import {
  addContact,
  contactChanges,
  placesOf,
  planOpening,
  recordContact,
  refuseCard,
} from '../services/save-contact.ts';
import { giveRole, updateContact } from '../store/contacts/contact-writes.ts';
import { findContact, lockRolesOf, type Shared, sharedWithOthers } from '../store/contacts/contacts.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { countUsage } from '../store/plan/usage.ts';
import { writePlan } from '../store/plan/write-plan.ts';

/** A saved card: its row, and what of it another card has too, which is a warning only. */
export interface Saved extends Record<string, unknown> {
  id: string;
  shared: Shared;
  repeated?: boolean;
}

/**
 * Adds a contact in the role of a side, or saves one who has it. A card's faults are refused with their fields.
 *
 * @param opening what was owed before; null leaves it as it is
 * @param joins a contact who has another role and gets this one beside it; what of the card is shared becomes as typed
 */
export const saveContact = <Role extends ContactRole>(
  ctx: Ctx,
  side: Side<Role>,
  card: CardIn<Role>,
  existing: { id: string; version: number | null } | null,
  opening: OpeningBalance | null = null,
  joins: string | null = null,
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const role = side.contact;
    const id = existing?.id ?? joins ?? newId();
    const known = existing && (await findContact(tx, role, id, true));
    if (!known && !joins) await writePlan(tx, await addContact(tx, side, { id, card, opening }));
    else {
      await refuseCard(tx, role, card, known, known);
      if (known) await refuseStaleVersion(tx, known, existing.version);
      if (joins) {
        runAct(giveRoleAct, role, await lockRolesOf(tx, joins));
        await giveRole(tx, role, joins);
      }
      await updateContact(tx, role, id, card);
      const act = existing ? ('update' as const) : ('create' as const);
      await recordContact(tx, role, act, id, known ? contactChanges(known, card) : []);
      if (opening) await writePlan(tx, await planOpening(tx, side, id, opening));
      if (joins) await countUsage(tx, placesOf(role, 1));
    }
    return { id, shared: await sharedWithOthers(tx, role, card, id) };
  });
