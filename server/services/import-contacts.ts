import { v7 } from 'uuid';
import type { Side } from '../../src/domain/books/side.ts';
import { blankCards, type CardIn, type ContactIn, type ContactRole } from '../../src/domain/contact.ts';
import { type ContactRow, keyOfContact, updatedContact } from '../../src/domain/import/contact-row.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import { emptyPlan, type Plan, type World } from '../../src/domain/plan.ts';
import { contactUndoWords } from '../../src/domain/words/import-undo.ts';
import { rateWords } from '../../src/domain/words/rates.ts';
import { openingBalanceAct } from '../acts/save-contact.ts';
import { undoImportedContactAct } from '../acts/undo-imported-contact.ts';
import { findContact, markDeleted } from '../store/contacts.ts';
import { recordEvent } from '../store/events.ts';
import type { MadeRow } from '../store/import-rows.ts';
import { lockOpening } from '../store/items.ts';
import { contactsLike, isContactNamed } from '../store/known-contacts.ts';
import { type Tx, unwrap } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import type { ImportActs } from './import-kind.ts';
import { addContact, placesOf, refuseCard, saveCard } from './save-contact.ts';

/** What contacts are imported with. */
interface ContactGround {
  homeCurrency: string;
  /** What a plan may know, asked for only where something is owed. */
  world: () => Promise<World>;
}

/** A contact as they were before a row changed them. */
interface ContactBefore {
  card: object;
  deleted: boolean;
}

const cardOf = <Role extends ContactRole>(role: Role, contact: ContactIn<Role>): CardIn<Role> =>
  Object.fromEntries(
    Object.keys(blankCards[role]).map((field) => [field, contact[field as keyof typeof contact]]),
  ) as unknown as CardIn<Role>;

/** Contacts in the role of a side, by the steps their form takes. */
export const contactActs = <Role extends ContactRole>(
  side: Side<Role>,
): ImportActs<ContactRow<Role>, ContactGround, ContactBefore> => {
  const role = side.contact;

  const remove = async (tx: Tx, id: string): Promise<Plan['usage']> => {
    await markDeleted(tx, role, id, tx.now);
    await recordEvent(tx, `${role}.delete`, 'contact', id);
    return placesOf(role, -1);
  };

  /** One who comes back, and of whom nothing is owed any more, is owed what the row says. */
  const restore = async (
    tx: Tx,
    id: string,
    { opening }: ContactRow<Role>,
    ground: ContactGround,
  ): Promise<Plan> => {
    const owed = opening && (await lockOpening(tx, side, id)) === null;
    const plan = owed
      ? unwrap(openingBalanceAct(side, tx.business, id, null, opening, await ground.world()))
      : emptyPlan();
    await markDeleted(tx, role, id, null);
    await recordEvent(tx, `${role}.restore`, 'contact', id);
    return { ...plan, usage: placesOf(role, 1) };
  };

  const taken = async (
    tx: Tx,
    { subjectId, version, entryId }: MadeRow,
    contact: ContactIn<Role>,
    world: World,
  ): Promise<Plan | Kept> => {
    const since = { contact, entryId, opening: entryId ? await lockOpening(tx, side, subjectId) : null };
    return unwrap(undoImportedContactAct(side, since, version, world));
  };

  return {
    subject: 'contact',
    begin: async (tx, rows) => {
      const here = await contactsLike(
        tx,
        role,
        rows.map(({ card }) => card),
      );
      let world: Promise<World> | undefined;
      const ground: ContactGround = {
        homeCurrency: tx.business.homeCurrency,
        world: () => {
          world ??= worldOf(tx);
          return world;
        },
      };
      // Of several with one key the oldest is meant.
      return { ground, known: new Map(here.reverse().map((contact) => [keyOfContact(contact), contact])) };
    },
    // Typed, a foreign balance is shown at home as its rate is; nobody sees that of a file.
    resolve: (row, { homeCurrency }) => {
      const { currency, rate } = row.opening ?? {};
      if (!currency || currency === homeCurrency || rate) return { row };
      return { fault: { column: 'openingRate', value: '', message: rateWords.needed(currency) } };
    },
    create: async (tx, { card, opening }, ground) => {
      const id = v7();
      const plan = await addContact(tx, side, { id, card, opening }, ground.world);
      return { id, version: 1, entryId: plan.entries[0]?.id ?? null, plan };
    },
    update: async (tx, id, row, ground) => {
      const contact = await findContact(tx, role, id, true);
      const before = { card: cardOf(role, contact), deleted: contact.deleted };
      const card = updatedContact(before.card, row);
      await refuseCard(tx, role, card, null);
      const plan = contact.deleted ? await restore(tx, id, row, ground) : emptyPlan();
      await saveCard(tx, role, { id, deleted: false }, card);
      const version = contact.version + (contact.deleted ? 2 : 1);
      return { before, version, entryId: plan.entries[0]?.id ?? null, plan };
    },
    takeOut: async (tx, row, world) => {
      const { subjectId: id } = row;
      const contact = await findContact(tx, role, id, true);
      const plan = await taken(tx, row, contact, world);
      if ('kept' in plan) return plan;
      if (await isContactNamed(tx, id)) return { kept: contactUndoWords.onDocuments };
      return { ...plan, usage: await remove(tx, id) };
    },
    putBack: async (tx, row, world) => {
      const { subjectId: id } = row;
      const contact = await findContact(tx, role, id, true);
      const plan = await taken(tx, row, contact, world);
      if ('kept' in plan) return plan;
      const { card, deleted } = row.before!;
      await saveCard(tx, role, contact, card as CardIn<Role>);
      return deleted ? { ...plan, usage: await remove(tx, id) } : plan;
    },
  };
};
