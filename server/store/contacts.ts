import { noAddress } from '../../src/domain/address.ts';
import type { CardIn, ContactIn, ContactRole, RoleCards, SharedCard } from '../../src/domain/contact.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { folded } from '../../src/domain/text.ts';
import { column, type RowColumns, type RowOf } from './row.ts';
import { insertByColumn, sentByColumn } from './rowset.ts';
import { type BusinessTx, Missing, type Tx } from './tx.ts';

/** Where a role of a contact stands: who has it, since when it is deleted, and what of its own card has a column. */
interface RoleColumns {
  has: 'is_customer' | 'is_vendor';
  deletedAt: 'deleted_at' | 'vendor_deleted_at';
  own: 'terms_days' | 'vendor_card';
}

const columns: Readonly<Record<ContactRole, RoleColumns>> = {
  customer: { has: 'is_customer', deletedAt: 'deleted_at', own: 'terms_days' },
  vendor: { has: 'is_vendor', deletedAt: 'vendor_deleted_at', own: 'vendor_card' },
};

/** True in SQL of a contact with a role, deleted in it or not. */
export const hasRole = (role: ContactRole, rows = 'contact'): string => `${rows}.${columns[role].has}`;

/** Since when a contact is deleted in a role, in SQL; null for one that is not. */
export const deletedIn = (role: ContactRole, rows = 'contact'): string =>
  `${rows}.${columns[role].deletedAt}`;

/** True in SQL of a contact that stands in a role: who has it and is not deleted in it. */
export const standsAs = (role: ContactRole, rows = 'contact'): string =>
  `(${hasRole(role, rows)} and ${deletedIn(role, rows)} is null)`;

export const contactColumns = {
  id: column.id,
  name: column.text,
  email: column.text.orNull,
  currency: column.text.orNull,
  termsDays: column.int.orNull,
  card: column.json.as<Partial<SharedCard & RoleCards['customer']>>(),
  vendorCard: column.json.as<Partial<RoleCards['vendor']>>(),
  channel: column.text,
  version: column.int,
  deletedAt: column.instant.orNull,
  vendorDeletedAt: column.instant.orNull,
  isCustomer: column.bool,
  isVendor: column.bool,
};
export type ContactRow = RowOf<typeof contactColumns>;

const sharedOf = ({ card, name, email, currency }: ContactRow): SharedCard => ({
  type: card.type ?? 'business',
  company: card.company ?? '',
  firstName: card.firstName ?? '',
  lastName: card.lastName ?? '',
  cc: card.cc ?? '',
  phone: card.phone ?? '',
  whatsapp: card.whatsapp ?? '',
  website: card.website ?? '',
  taxId: card.taxId ?? '',
  billing: card.billing ?? noAddress,
  notes: card.notes ?? '',
  name,
  email: email ?? '',
  currency,
});

const ownOf: { [Role in ContactRole]: (row: ContactRow) => RoleCards[Role] } = {
  customer: ({ termsDays, card }) => ({ termsDays, shipping: card.shipping ?? noAddress }),
  vendor: ({ vendorCard: own }) => ({
    termsDays: own.termsDays ?? null,
    earlyPercent: own.earlyPercent ?? null,
    earlyDays: own.earlyDays ?? null,
    bankDetails: own.bankDetails ?? '',
    defaultAccount: own.defaultAccount ?? null,
    ourNumber: own.ourNumber ?? '',
    internalNote: own.internalNote ?? '',
  }),
};

/** A row as its contact stands in a role. */
export const contactOf = <Role extends ContactRole>(role: Role, row: ContactRow): ContactIn<Role> => ({
  ...sharedOf(row),
  ...ownOf[role](row),
  id: row.id,
  channel: row.channel,
  version: row.version,
  deleted: (role === 'vendor' ? row.vendorDeletedAt : row.deletedAt) !== null,
});

/** The roles a contact has, deleted in them or not. */
export const rolesOf = ({
  isCustomer,
  isVendor,
}: Pick<ContactRow, 'isCustomer' | 'isVendor'>): ContactRole[] => [
  ...(isCustomer ? ['customer' as const] : []),
  ...(isVendor ? ['vendor' as const] : []),
];

/** The roles of a contact, held against other writers. Throws `Missing`. */
export const lockRolesOf = async (tx: Tx, id: string): Promise<ContactRole[]> => {
  const { isCustomer, isVendor } = contactColumns;
  const [row] = await tx.query(
    { isCustomer, isVendor },
    'select is_customer, is_vendor from contact where business_id = $1 and id = $2 for no key update',
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return rolesOf(row);
};

/** A contact by id, as they stand in a role they have. Throws `Missing`. */
export const findContact = async <Role extends ContactRole>(
  tx: BusinessTx,
  role: Role,
  id: string,
  lock = false,
): Promise<ContactIn<Role>> => {
  const [row] = await tx.query(
    contactColumns,
    `select * from contact where business_id = $1 and id = $2 and ${hasRole(role)}${lock ? ' for no key update' : ''}`,
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return contactOf(role, row);
};

/** The other party of a document, in the role its kind says; null where it names nobody. Throws `Missing`. */
export const findContactOf = async (
  tx: BusinessTx,
  { kind, contactId }: Pick<Document, 'kind' | 'contactId'>,
): Promise<ContactIn<ContactRole> | null> => {
  const { contactRole } = kindSpec(kind);
  return contactId === null || contactRole === null ? null : findContact(tx, contactRole, contactId);
};

/** The same by the document's id, which can be asked along with the document; null for an unknown one too. */
export const findPartyOf = async <Role extends ContactRole>(
  tx: BusinessTx,
  role: Role,
  documentId: string,
): Promise<ContactIn<Role> | null> => {
  const [row] = await tx.query(
    contactColumns,
    `select * from contact where business_id = $1 and ${hasRole(role)}
       and id = (select contact_id from document where business_id = $1 and id = $2)`,
    [tx.business.id, documentId],
  );
  return row ? contactOf(role, row) : null;
};

/** True of a document whose other party was deleted since. */
export const isContactDeleted = async (
  tx: BusinessTx,
  document: Pick<Document, 'kind' | 'contactId'>,
): Promise<boolean> => (await findContactOf(tx, document))?.deleted ?? false;

/** Deletes contacts in a role, or takes them back; another role they have stays as it is. */
export const markAllDeleted = async (
  tx: Tx,
  role: ContactRole,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<void> => {
  await tx.query(
    `update contact set ${columns[role].deletedAt} = $3, version = version + 1 where business_id = $1 and id = any($2)`,
    [tx.business.id, ids, deletedAt],
  );
};

/** The same of one contact. */
export const markDeleted = (tx: Tx, role: ContactRole, id: string, deletedAt: Date | null): Promise<void> =>
  markAllDeleted(tx, role, [id], deletedAt);

/** What a customer is chosen by. */
const choiceColumns = {
  id: contactColumns.id,
  name: contactColumns.name,
  email: contactColumns.email,
  termsDays: contactColumns.termsDays,
};

/** Every customer that isn't deleted, by name. There may be many, so no more of each is read than a picker shows. */
export const customerChoices = (tx: Tx): Promise<RowOf<typeof choiceColumns>[]> =>
  tx.query(
    choiceColumns,
    `select id, name, email, terms_days from contact where business_id = $1 and ${standsAs('customer')} order by search, id`,
    [tx.business.id],
  );

/** What of a card another contact that stands in the role has too. */
export type Shared = Readonly<Record<'email' | 'taxId', boolean>>;

/** Compares a card with those of the others that stand in the role; blanks and case of a tax id don't count. */
export const sharedWithOthers = async (
  tx: Tx,
  role: ContactRole,
  { email, taxId }: Pick<SharedCard, 'email' | 'taxId'>,
  id: string,
): Promise<Shared> => {
  const others = `select 1 from contact where business_id = $1 and ${standsAs(role)} and id <> $2`;
  const [row] = await tx.query(
    { email: column.bool, taxId: column.bool },
    `select $3 <> '' and exists (${others} and email_key = lower($3)) as email,
       $4 <> '' and exists (${others} and lower(replace(card ->> 'taxId', ' ', '')) = $4) as tax_id`,
    [tx.business.id, id, email, taxId.replaceAll(' ', '').toLowerCase()],
  );
  return row!;
};

/** What of a card goes with the shared part, and what stands in the role's own column. */
const keptIn: {
  [Role in ContactRole]: (card: CardIn<Role>) => { card: object; own: object | number | null };
} = {
  customer: ({ name, email, currency, termsDays, ...card }) => ({ card, own: termsDays }),
  vendor: (typed) => {
    const { name, email, currency, ...rest } = typed;
    const { termsDays, earlyPercent, earlyDays, ...others } = rest;
    const { bankDetails, defaultAccount, ourNumber, internalNote, ...card } = others;
    const terms = { termsDays, earlyPercent, earlyDays };
    return { card, own: { ...terms, bankDetails, defaultAccount, ourNumber, internalNote } };
  },
};

const rowIn = <Role extends ContactRole>(role: Role, typed: CardIn<Role>) => {
  const { name, email, currency, company, phone } = typed;
  const search = folded([name, company, email, phone].join(' ')).slice(0, 1000);
  return { name: name.trim(), search, email: email || null, currency, ...keptIn[role](typed) };
};

const { id, name, email, currency, card } = contactColumns;
const newColumns = {
  ...{ id, name, search: column.text, email, currency, card },
  ...{ isCustomer: column.bool, isVendor: column.bool, createdAt: column.instant },
};
const addedIn: Readonly<Record<ContactRole, RowColumns>> = {
  customer: { ...newColumns, own: contactColumns.termsDays.called(columns.customer.own) },
  vendor: { ...newColumns, own: contactColumns.vendorCard.called(columns.vendor.own) },
};
const adding: Readonly<Record<ContactRole, string>> = {
  customer: insertByColumn('contact', addedIn.customer),
  vendor: insertByColumn('contact', addedIn.vendor),
};

/** A contact to be added in a role. */
export interface AddedContact<Role extends ContactRole> {
  id: string;
  card: CardIn<Role>;
}

/** Adds contacts in a role, in one statement. */
export const insertContacts = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  contacts: readonly AddedContact<Role>[],
): Promise<void> => {
  const roles = { isCustomer: role === 'customer', isVendor: role === 'vendor' };
  const rows = contacts.map((one) => {
    const { own, ...row } = rowIn(role, one.card);
    return { ...row, ...roles, id: one.id, own, createdAt: tx.now };
  });
  await tx.query(adding[role], [tx.business.id, ...sentByColumn(addedIn[role], rows)]);
};

/** Gives a contact a role they may not have had. */
export const giveRole = async (tx: Tx, role: ContactRole, id: string): Promise<void> => {
  await tx.query(
    `update contact set ${columns[role].has} = true, version = version + 1 where business_id = $1 and id = $2`,
    [tx.business.id, id],
  );
};

/** Saves what was typed in a role; what another role has of its own stays as it is. */
export const updateContact = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  id: string,
  card: CardIn<Role>,
): Promise<void> => {
  const { name, search, email, currency, own, card: kept } = rowIn(role, card);
  await tx.query(
    `update contact set name = $3, search = $4, email = $5, currency = $6, ${columns[role].own} = $7, card = card || $8::jsonb,
       version = version + 1
     where business_id = $1 and id = $2`,
    [tx.business.id, id, name, search, email, currency, own, JSON.stringify(kept)],
  );
};

/** Notes that a contact came by the online store. */
export const markFromStore = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(`update contact set channel = 'store' where business_id = $1 and id = $2`, [
    tx.business.id,
    id,
  ]);
};
