import type { LedgerAccount } from '../../src/domain/books/ledger-account.ts';
import type { Side } from '../../src/domain/books/side.ts';
import type { World } from '../../src/domain/books/world.ts';
import { blankCards, type CardIn, type ContactIn } from '../../src/domain/contact/contact.ts';
import type { RowFault } from '../../src/domain/import/cells.ts';
import { type ContactRow, keyOfContact, updatedContact } from '../../src/domain/import/contact-row.ts';
import { importAnswers, importRowFaults } from '../../src/domain/import/import-files.words.ts';
import { matchTax } from '../../src/domain/import/match-tax.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import type { ImportMapping } from '../../src/domain/import/run.ts';
import { emptyPlan, type Plan } from '../../src/domain/plan/plan.ts';
import type { Tax } from '../../src/domain/tax/tax.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { fieldsOf } from '../../src/domain/values/fields-of.ts';
import { listsBy } from '../../src/domain/values/lists-by.ts';
import { rateWords } from '../../src/domain/words/banks.ts';
import { openingBalanceAct } from '../acts/save-contact.ts';
import { undoImportedContactAct } from '../acts/undo-imported-contact.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { lockOpening } from '../store/books/items.ts';
import type { AddedContact } from '../store/contacts/contact-writes.ts';
import { findContact, markDeleted } from '../store/contacts/contacts.ts';
import { contactsCalled, namesByEmail } from '../store/contacts/known-contacts.ts';
import { newId } from '../store/database/new-id.ts';
import { runAct, type Tx } from '../store/database/tx.ts';
import type { MadeRow } from '../store/imports/import-rows.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { taxStore } from '../store/settings/taxes.ts';
import { accountsCalled } from './import-document-context.ts';
import { type ImportActs, inUseFirst, type KnownRow, type Planned } from './import-kind.ts';
import { addContact, placesOf, refuseCard, saveCard, writeContacts } from './save-contact.ts';
import { takeContactsOut } from './undo-contacts.ts';

/** What contacts are imported with. */
interface ContactImportContext<Role extends ContactRole = ContactRole> {
  /** Contacts to be added once the rows have been looked at. */
  added: AddedContact<Role>[];
  homeCurrency: string;
  /** Who is here by an email, in small letters; null where nobody is told. */
  mailboxes: ReadonlyMap<string, string> | null;
  /** What a plan may know, asked for only where something is owed. */
  world: () => Promise<World>;
  /** What rows of vendors may name: taxes in use, and accounts for purchases by their numbers, codes and names in small letters. */
  taxes: readonly Tax[];
  accounts: ReadonlyMap<string, LedgerAccount>;
}

/** A contact as they were before a row changed them. */
interface ContactBefore {
  card: object;
  deleted: boolean;
}

const cardOf = <Role extends ContactRole>(role: Role, contact: ContactIn<Role>): CardIn<Role> =>
  fieldsOf<CardIn<Role>>(blankCards[role], contact);

/** Whether a contact in use has nothing but a name, as one that was added with a document. */
const isBare = <Role extends ContactRole>(role: Role, contact: ContactIn<Role>): boolean =>
  !contact.deleted &&
  JSON.stringify(cardOf(role, contact)) === JSON.stringify({ ...blankCards[role], name: contact.name });

/** Which contacts some cards belong to: by email, else by name where the contact has nothing but its name. */
const completed = <Role extends ContactRole>(
  role: Role,
  cards: readonly CardIn<Role>[],
  here: ReadonlyMap<string, readonly ContactIn<Role>[]>,
): ReadonlyMap<string, readonly KnownRow[]> => {
  const known = new Map<string, readonly KnownRow[]>(here);
  for (const card of cards) {
    const key = keyOfContact(card);
    const [only, ...more] = here.get(keyOfContact({ ...card, email: '' })) ?? [];
    if (!card.email || known.has(key) || !only || more.length > 0 || !isBare(role, only)) continue;
    known.set(key, [{ id: only.id, deleted: false, bare: true }]);
  }
  return known;
};

/** What the rows name of accounts and taxes, looked up where any does. */
const purchasesNamed = async (tx: Tx, rows: readonly ContactRow[]) => {
  const names = (what: keyof ContactRow['purchases']) => rows.some(({ purchases }) => purchases[what] !== '');
  const [taxes, accounts] = await Promise.all([
    names('tax') ? taxStore.all(tx) : [],
    names('account') ? allAccounts(tx) : [],
  ]);
  return { taxes: taxes.filter(({ active }) => active), accounts: accountsCalled(accounts) };
};

const begin = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  rows: readonly ContactRow<Role>[],
  { whenHere }: Pick<ImportMapping, 'whenHere'>,
) => {
  const cards = [...new Map(rows.map(({ card }) => [keyOfContact(card), card])).values()];
  const byName = cards.flatMap(({ name, email }) => (email ? [{ name, email: '' }] : []));
  const [here, mailboxes, named] = await Promise.all([
    contactsCalled(tx, role, [...cards, ...byName], whenHere !== 'create'),
    // Told before an import alone.
    tx.previewOnly
      ? namesByEmail(tx, role, cards.map(({ email }) => email.toLowerCase()).filter(Boolean))
      : null,
    purchasesNamed(tx, rows),
  ]);
  let world: Promise<World> | undefined;
  const context: ContactImportContext<Role> = {
    ...named,
    added: [],
    mailboxes,
    homeCurrency: tx.business.homeCurrency,
    world: () => {
      world ??= worldOf(tx);
      return world;
    },
  };
  return { context, known: completed(role, cards, listsBy(inUseFirst(here), keyOfContact)) };
};

/** Typed, a foreign balance is shown at home as its rate is typed; nobody sees that of a file, so it says its rate. */
const rateFault = ({ opening }: ContactRow, homeCurrency: string): RowFault[] => {
  const { currency, rate } = opening ?? {};
  if (!currency || currency === homeCurrency || rate) return [];
  return [{ column: 'openingRate', value: '', message: rateWords.needed(currency) }];
};

/** The account and tax of what is bought from a vendor, with what of them there is none of. */
const resolve = <Role extends ContactRole>(
  row: ContactRow<Role>,
  { homeCurrency, taxes, accounts }: ContactImportContext,
) => {
  const faults = rateFault(row, homeCurrency);
  const { account, tax: typed } = row.purchases;
  const tax = matchTax(typed, taxes);
  if (tax && 'fault' in tax) faults.push({ column: 'purchaseTax', value: typed, message: tax.fault });
  const defaultAccount = account === '' ? null : accounts.get(account.toLowerCase())?.id;
  if (defaultAccount === undefined)
    faults.push({ column: 'defaultAccount', value: account, message: importRowFaults.accountUnknown });
  if (faults.length > 0) return { fault: faults };
  if (account === '' && !tax) return { row };
  const purchaseTaxId = tax && 'id' in tax ? tax.id : null;
  return { row: { ...row, card: { ...row.card, defaultAccount, purchaseTaxId } } };
};

/** What the row says of a contact's opening balance, where they have none. Throws `Refused`. */
const owing = async (
  tx: Tx,
  side: Side,
  id: string,
  { opening }: ContactRow,
  context: ContactImportContext,
): Promise<Plan> =>
  opening && (await lockOpening(tx, side, id)) === null
    ? runAct(openingBalanceAct, side, tx.business, id, null, opening, await context.world())
    : emptyPlan();

/** Brings a deleted contact back; one of whom nothing is owed any more is owed what the row says. Throws `Refused`. */
const restore = async (
  tx: Tx,
  side: Side,
  id: string,
  row: ContactRow,
  context: ContactImportContext,
): Promise<Plan> => {
  const role = side.contact;
  const plan = await owing(tx, side, id, row, context);
  await markDeleted(tx, role, id, null);
  await recordEvent(tx, `${role}.restore`, 'contact', id);
  return { ...plan, usage: placesOf(role, 1) };
};

const update = async <Role extends ContactRole>(
  tx: Tx,
  side: Side<Role>,
  id: string,
  row: ContactRow<Role>,
  context: ContactImportContext,
) => {
  const role = side.contact;
  const contact = await findContact(tx, role, id, true);
  const known = cardOf(role, contact);
  const card = updatedContact(known, row);
  await refuseCard(tx, role, card, null, known);
  const isNewCard = isBare(role, contact);
  const other = () => (isNewCard ? owing(tx, side, id, row, context) : emptyPlan());
  const plan = contact.deleted ? await restore(tx, side, id, row, context) : await other();
  await saveCard(tx, role, { id, deleted: false }, card, known);
  const before = { card: known, deleted: contact.deleted };
  const version = contact.version + (contact.deleted ? 2 : 1);
  return { before, version, entryId: plan.entries[0]?.id ?? null, plan };
};

const remove = async (tx: Tx, role: ContactRole, id: string): Promise<Plan['usage']> => {
  await markDeleted(tx, role, id, tx.now);
  await recordEvent(tx, `${role}.delete`, 'contact', id);
  return placesOf(role, -1);
};

/** A contact held, and what takes out of the books what a row brought; or why it is kept. */
const undoing = async <Role extends ContactRole>(
  tx: Tx,
  side: Side<Role>,
  { subjectId, version, entryId }: MadeRow,
  world: World,
) => {
  const contact = await findContact(tx, side.contact, subjectId, true);
  const since = { contact, entryId, opening: entryId ? await lockOpening(tx, side, subjectId) : null };
  return { contact, back: runAct(undoImportedContactAct, side, since, version, world) };
};

const putBack = async <Role extends ContactRole>(
  tx: Tx,
  side: Side<Role>,
  row: MadeRow<ContactBefore>,
  world: World,
): Promise<Planned | Kept> => {
  const { contact, back } = await undoing(tx, side, row, world);
  if ('kept' in back) return back;
  const { card, deleted } = row.before!;
  await saveCard(tx, side.contact, contact, card as CardIn<Role>, contact);
  const usage = deleted ? await remove(tx, side.contact, contact.id) : {};
  return { plan: { ...back, usage } };
};

/** Contacts in the role of a side, by the steps their form takes. */
export const contactActs = <Role extends ContactRole>(
  side: Side<Role>,
): ImportActs<ContactRow<Role>, ContactImportContext<Role>, ContactBefore> => ({
  table: 'contact',
  begin: (tx, rows, mapping) => begin(tx, side.contact, rows, mapping),
  resolve,
  create: async (tx, { card, opening }, context) => {
    const id = newId();
    const plan = await addContact(tx, side, { id, card, opening }, context.world, async (contact) => {
      context.added.push(contact);
    });
    const other = context.mailboxes?.get(card.email.toLowerCase());
    const warnings =
      other === undefined ? [] : [importAnswers.mailboxShared({ email: card.email, name: card.name, other })];
    return { id, version: 1, entryId: plan.entries[0]?.id ?? null, plan, warnings };
  },
  update: (tx, id, row, context) => update(tx, side, id, row, context),
  flush: async (tx, { added }) => {
    await writeContacts(tx, side.contact, added);
    return new Set();
  },
  takeOut: (tx, rows, world) => takeContactsOut(tx, side, rows, world),
  putBack: (tx, row, world) => putBack(tx, side, row, world),
});
