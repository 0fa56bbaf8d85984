import type { Side } from '../../src/domain/books/side.ts';
import type { World } from '../../src/domain/books/world.ts';
import { type CardIn, namedAccountOf, namedTaxOf } from '../../src/domain/contact/contact.ts';
import type { OpeningBalance } from '../../src/domain/opening/opening-balance.ts';
import { emptyPlan, type Plan } from '../../src/domain/plan/plan.ts';
import { outOfUse } from '../../src/domain/tax/tax.ts';
import { type Change, changesBetween, masked } from '../../src/domain/values/changes.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { openingBalanceAct, saveContactAct } from '../acts/save-contact.ts';
import { accountAt } from '../store/books/accounts.ts';
import { lockOpening } from '../store/books/items.ts';
import { type AddedContact, insertContacts, updateContact } from '../store/contacts/contact-writes.ts';
import { refuse, runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent, recordEvents } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { takeTaxes } from '../store/settings/taxes.ts';

/** The account a card names, with the book held before: nobody takes it out of use until the card stands. */
const heldAccount = async (tx: Tx, card: CardIn<ContactRole>) => {
  const id = namedAccountOf(card);
  if (id === null) return null;
  await worldOf(tx);
  return accountAt(tx, id);
};

/** A tax that was archived is not chosen anew; a vendor who has it keeps it. Throws `Missing` for one there is none of. */
const refuseArchivedTax = async (
  tx: Tx,
  card: CardIn<ContactRole>,
  kept: CardIn<ContactRole> | null,
): Promise<void> => {
  const id = namedTaxOf(card);
  if (id === null || id === (kept && namedTaxOf(kept))) return;
  const [tax] = await takeTaxes(tx, [id]);
  refuse(outOfUse(tax!, 'purchaseTaxId'));
};

/**
 * Throws `Refused` for a card that can't be saved as typed.
 *
 * @param kept the card as it is by now; null for a new one
 */
export const refuseCard = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  card: CardIn<Role>,
  known: { deleted: boolean } | null,
  kept: CardIn<Role> | null,
): Promise<void> => {
  await refuseArchivedTax(tx, card, kept);
  runAct(saveContactAct, role, card, known, await heldAccount(tx, card));
};

/** Brings what was owed before to what was typed. Throws `Refused`. */
export const planOpening = async (tx: Tx, side: Side, id: string, opening: OpeningBalance): Promise<Plan> => {
  const world = await worldOf(tx);
  const standing = await lockOpening(tx, side, id);
  return runAct(openingBalanceAct, side, tx.business, id, standing, opening, world);
};

/** How contacts of a role are counted: customers against the plan, vendors for their list alone. */
export const placesOf = (role: ContactRole, n: number): Plan['usage'] =>
  role === 'customer' ? { clients: n } : { vendors: n };

/** A contact to come, with what was owed before; null for nothing said about that. */
export interface NewContact<Role extends ContactRole> {
  id: string;
  card: CardIn<Role>;
  opening: OpeningBalance | null;
}

/** Writes contacts that are added in a role: their cards, and the events of them. */
export const writeContacts = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  contacts: readonly AddedContact<Role>[],
): Promise<void> => {
  if (contacts.length === 0) return;
  const act = `${role}.create`;
  const events = contacts.map(({ id }) => ({ act, subjectKind: 'contact', subjectId: id }));
  await insertContacts(tx, role, contacts);
  await recordEvents(tx, events);
};

/**
 * Adds a contact in the role of a side, typed or imported alike: their card and its event are written, and what becomes of the books and of
 * the plan's count is answered, for whoever writes it, alone or with others. Throws `Refused` before anything is written.
 */
export const addContact = async <Role extends ContactRole>(
  tx: Tx,
  side: Side<Role>,
  { id, card, opening }: NewContact<Role>,
  worldFor: () => Promise<World> = () => worldOf(tx),
  write = (contact: AddedContact<Role>) => writeContacts(tx, side.contact, [contact]),
): Promise<Plan> => {
  const role = side.contact;
  await refuseCard(tx, role, card, null, null);
  const plan = opening
    ? runAct(openingBalanceAct, side, tx.business, id, null, opening, await worldFor())
    : emptyPlan();
  await write({ id, card });
  return { ...plan, usage: placesOf(role, 1) };
};

/** What a saved card changes; how a vendor is paid is told by its end. */
export const contactChanges = (known: object, card: object): Change[] =>
  masked(changesBetween(known, card), ['bankDetails']);

/** Adds to the audit trail that a contact's card was saved. */
export const recordContact = (
  tx: Tx,
  role: ContactRole,
  act: 'create' | 'update',
  id: string,
  changes: readonly Change[],
): Promise<void> => recordEvent(tx, `${role}.${act}`, 'contact', id, {}, changes);

/** Saves the card of a contact who is held, typed or imported alike. Throws `Refused` before anything is written. */
export const saveCard = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  contact: { id: string; deleted: boolean },
  card: CardIn<Role>,
  before: CardIn<Role>,
): Promise<void> => {
  await refuseCard(tx, role, card, contact, before);
  await updateContact(tx, role, contact.id, card);
  await recordContact(tx, role, 'update', contact.id, contactChanges(before, card));
};
