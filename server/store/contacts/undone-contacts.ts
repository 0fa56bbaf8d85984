import type { ContactIn } from '../../../src/domain/contact/contact.ts';
import type { ContactRole } from '../../../src/domain/values/contact-role.ts';
import { column } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';
import { contactColumns, contactOf, hasRole } from './contacts.ts';

/**
 * Contacts in a role they have, held against other writers and against documents that come to name them, by key: one that is being written is waited
 * for. Throws `Missing` where one is not there.
 */
export const lockContacts = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContactIn<Role>>> => {
  const rows = await tx.query(
    contactColumns,
    `select * from contact where business_id = $1 and id = any($2) and ${hasRole(role)} order by id for update`,
    [tx.business.id, ids],
  );
  if (rows.length < new Set(ids).size) throw new Missing();
  return new Map(rows.map((row) => [row.id, contactOf(role, row)]));
};

/** Those among some contacts that a document or item names, or the books beside what was owed at the beginning. */
export const contactsNamedSince = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.query(
    { id: column.id },
    `select id from unnest($2::uuid[]) wanted (id) where exists (select 1 from document where business_id = $1 and contact_id = wanted.id)
       or exists (select 1 from product where business_id = $1 and vendor_id = wanted.id)
       or exists (select 1 from journal_line l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
         where l.business_id = $1 and l.contact_id = wanted.id and e.kind not in ('opening', 'reversal'))`,
    [tx.business.id, ids],
  );
  return new Set(rows.map(({ id }) => id));
};
