import type { CardIn } from '../../../src/domain/contact/contact.ts';
import { folded, inOneLine } from '../../../src/domain/text.ts';
import type { ContactRole } from '../../../src/domain/values/contact-role.ts';
import { column, type RowColumns } from '../database/row.ts';
import { insertByColumn } from '../database/rowset.ts';
import type { Tx } from '../database/tx.ts';
import { contactColumns, roleColumns } from './contacts.ts';

/** What of a card goes with the shared part, and what stands in the role's own column. */
const keptIn: {
  [Role in ContactRole]: (card: CardIn<Role>) => { card: object; own: object | number | null };
} = {
  customer: ({ name, email, currency, termsDays, ...card }) => ({ card, own: termsDays }),
  vendor: (typed) => {
    const { name, email, currency, ...rest } = typed;
    const { termsDays, earlyPercent, earlyDays, ...others } = rest;
    const { bankDetails, defaultAccount, purchaseTaxId, chargesNoTax, ourNumber, internalNote, ...card } =
      others;
    const terms = { termsDays, earlyPercent, earlyDays };
    const bought = { defaultAccount, purchaseTaxId, chargesNoTax };
    return { card, own: { ...terms, ...bought, bankDetails, ourNumber, internalNote } };
  },
};

const rowIn = <Role extends ContactRole>(role: Role, typed: CardIn<Role>) => {
  const { email, currency, phone } = typed;
  const [name, company, firstName, lastName] = [
    inOneLine(typed.name),
    inOneLine(typed.company),
    inOneLine(typed.firstName),
    inOneLine(typed.lastName),
  ];
  const search = folded([name, company, email, phone].join(' ')).slice(0, 1000);
  const card = keptIn[role]({ ...typed, company, firstName, lastName });
  return { name, search, email: email || null, currency, ...card };
};

const { id, name, email, currency, card } = contactColumns;
const newColumns = {
  id,
  name,
  search: column.text,
  email,
  currency,
  card,
  isCustomer: column.bool,
  isVendor: column.bool,
  createdAt: column.instant,
};
const addedIn: Readonly<Record<ContactRole, RowColumns>> = {
  customer: { ...newColumns, own: contactColumns.termsDays.called(roleColumns.customer.own) },
  vendor: { ...newColumns, own: contactColumns.vendorCard.called(roleColumns.vendor.own) },
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
    return { id: one.id, ...row, ...roles, own, createdAt: tx.now };
  });
  const { statement, values } = insertByColumn('contact', addedIn[role], rows);
  await tx.query(statement, [tx.business.id, ...values]);
};

/** Gives a contact a role they may not have had. */
export const giveRole = async (tx: Tx, role: ContactRole, id: string): Promise<void> => {
  await tx.query(
    `update contact set ${roleColumns[role].has} = true, version = version + 1 where business_id = $1 and id = $2`,
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
    `update contact set name = $3, search = $4, email = $5, currency = $6, ${roleColumns[role].own} = $7, card = card || $8::jsonb,
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
