import * as z from 'zod/mini';
import type { ContactIn, RoleCards, SharedCard } from '../../../src/domain/contact/contact.ts';
import type { Document } from '../../../src/domain/documents/document.ts';
import { kindSpec } from '../../../src/domain/documents/kinds.ts';
import { noAddress } from '../../../src/domain/values/address.ts';
import type { ContactRole } from '../../../src/domain/values/contact-role.ts';
import { partOf } from '../database/json-shape.ts';
import { column, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { addressShape } from '../rows/card-shapes.ts';

/** Where a role of a contact stands: who has it, since when it is deleted, and what of its own card has a column. */
interface RoleColumns {
  has: 'is_customer' | 'is_vendor';
  deletedAt: 'deleted_at' | 'vendor_deleted_at';
  own: 'terms_days' | 'vendor_card';
}

export const roleColumns: Readonly<Record<ContactRole, RoleColumns>> = {
  customer: { has: 'is_customer', deletedAt: 'deleted_at', own: 'terms_days' },
  vendor: { has: 'is_vendor', deletedAt: 'vendor_deleted_at', own: 'vendor_card' },
};

/** True in SQL of a contact with a role, deleted in it or not. */
export const hasRole = (role: ContactRole, rows = 'contact'): string => `${rows}.${roleColumns[role].has}`;

/** Since when a contact is deleted in a role, in SQL; null for one that is not. */
export const deletedIn = (role: ContactRole, rows = 'contact'): string =>
  `${rows}.${roleColumns[role].deletedAt}`;

/** True in SQL of a contact that stands in a role: who has it and is not deleted in it. */
export const standsAs = (role: ContactRole, rows = 'contact'): string =>
  `(${hasRole(role, rows)} and ${deletedIn(role, rows)} is null)`;

const text = z.string();
const termsDays = z.nullable(z.number());

const cardShape = partOf<SharedCard & RoleCards['customer']>({
  type: z.enum(['business', 'person']),
  name: text,
  company: text,
  firstName: text,
  lastName: text,
  email: text,
  cc: text,
  phone: text,
  whatsapp: text,
  website: text,
  taxId: text,
  currency: z.nullable(text),
  billing: addressShape,
  notes: text,
  termsDays,
  shipping: addressShape,
});

const vendorCardShape = partOf<RoleCards['vendor']>({
  earlyPercent: z.nullable(text),
  earlyDays: z.nullable(z.number()),
  termsDays,
  bankDetails: text,
  defaultAccount: z.nullable(z.number()),
  purchaseTaxId: z.nullable(text),
  chargesNoTax: z.boolean(),
  ourNumber: text,
  internalNote: text,
});

export const contactColumns = {
  id: column.id,
  name: column.text,
  email: column.text.orNull,
  currency: column.text.orNull,
  termsDays: column.int.orNull,
  card: column.json.shaped(cardShape),
  vendorCard: column.json.shaped(vendorCardShape),
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
    purchaseTaxId: own.purchaseTaxId ?? null,
    chargesNoTax: own.chargesNoTax ?? false,
    ourNumber: own.ourNumber ?? '',
    internalNote: own.internalNote ?? '',
  }),
};

/** A row as its contact stands in a role. */
export const contactOf = <Role extends ContactRole>(role: Role, row: ContactRow): ContactIn<Role> =>
  Object.assign(sharedOf(row), ownOf[role](row), {
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

/** A contact by id, as they are in a role they have. Throws `Missing`. */
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
    `update contact set ${roleColumns[role].deletedAt} = $3, version = version + 1 where business_id = $1 and id = any($2)`,
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
