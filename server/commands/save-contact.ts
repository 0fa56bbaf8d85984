import { v7 } from 'uuid';
import type { Side } from '../../src/domain/books/side.ts';
import { type CardIn, type ContactRole, namedAccountOf } from '../../src/domain/contact.ts';
import type { OpeningBalance } from '../../src/domain/customer/opening-balance.ts';
import type { Plan } from '../../src/domain/plan.ts';
import { giveRoleAct, openingBalanceAct, saveContactAct } from '../acts/save-contact.ts';
import { accountAt } from '../store/accounts.ts';
import {
  findContact,
  giveRole,
  insertContact,
  lockRolesOf,
  type Shared,
  sharedWithOthers,
  updateContact,
} from '../store/contacts.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { lockOpening } from '../store/items.ts';
import { refuseStaleVersion } from '../store/stale-version.ts';
import { type Ctx, type Tx, unwrap } from '../store/tx.ts';
import { countUsage } from '../store/usage.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';

/** A saved card: its row, and what of it another card has too, which is a warning only. */
export interface Saved extends Record<string, unknown> {
  id: string;
  shared: Shared;
  repeated?: boolean;
}

/** An account a card names, with the book held before: nobody takes it out of use until the card stands. */
const heldAccount = async (tx: Tx, id: number) => {
  await worldOf(tx);
  return accountAt(tx, id);
};

/** Brings what was owed before to what was typed. */
const openingPlan = async (tx: Tx, side: Side, id: string, opening: OpeningBalance): Promise<Plan> => {
  const world = await worldOf(tx);
  const standing = await lockOpening(tx, side, id);
  return unwrap(openingBalanceAct(side, tx.business, id, standing, opening, world));
};

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
    const id = existing?.id ?? joins ?? v7();
    const known = existing && (await findContact(tx, role, id, true));
    const account = namedAccountOf(card);
    unwrap(saveContactAct(role, card, known, account === null ? null : await heldAccount(tx, account)));
    if (known) await refuseStaleVersion(tx, known, existing.version);
    if (joins) {
      unwrap(giveRoleAct(role, await lockRolesOf(tx, joins)));
      await giveRole(tx, role, joins);
    }
    await (known || joins ? updateContact : insertContact)(tx, role, id, card);
    await recordEvent(tx, `${role}.${existing ? 'update' : 'create'}`, 'contact', id);
    if (opening) await writePlan(tx, await openingPlan(tx, side, id, opening));
    if (!existing && role === 'customer') await countUsage(tx, { clients: 1 });
    return { id, shared: await sharedWithOthers(tx, role, card, id) };
  });
