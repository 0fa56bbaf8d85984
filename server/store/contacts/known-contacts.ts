import type { ContactIn, SharedCard } from '../../../src/domain/contact/contact.ts';
import type { ContactRole } from '../../../src/domain/values/contact-role.ts';
import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';
import { contactColumns, contactOf, hasRole, standsAs } from './contacts.ts';

type Known = Pick<SharedCard, 'email' | 'name'>;

const like = (role: ContactRole): string =>
  `select * from contact where business_id = $1 and ${hasRole(role)} and (email_key = any($2) or (email is null and name_key = any($3)))
   order by id`;

/**
 * The contacts of a role, deleted ones too, that share an email with some others, or a name where they have no email, in whatever letters; the
 * oldest first.
 */
export const contactsLike = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  contacts: readonly Known[],
): Promise<ContactIn<Role>[]> =>
  (
    await tx.query(contactColumns, like(role), [
      tx.business.id,
      contacts.map(({ email }) => email.toLowerCase()).filter(Boolean),
      contacts.filter(({ email }) => !email).map(({ name }) => name.toLowerCase()),
    ])
  ).map((row) => contactOf(role, row));

const called = (role: ContactRole, held: boolean): string =>
  `select * from contact where business_id = $1 and ${hasRole(role)} and name_key = any($2)
     and (name_key, coalesce(email_key, '')) in (select name, email from unnest($2::text[], $3::text[]) sought(name, email))
   order by id ${held ? 'for no key update' : ''}`;

/**
 * The contacts of a role, deleted ones too, that have both the name and the email of some others, in whatever letters; the oldest first.
 *
 * @param held against other writers, by key, before anything else is: a deletion holds its contact before the plan's count
 */
export const contactsCalled = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  contacts: readonly Known[],
  held: boolean,
): Promise<ContactIn<Role>[]> =>
  (
    await tx.query(contactColumns, called(role, held), [
      tx.business.id,
      contacts.map(({ name }) => name.toLowerCase()),
      contacts.map(({ email }) => email.toLowerCase()),
    ])
  ).map((row) => contactOf(role, row));

/** Who in a role, deleted ones left out, has one of some emails in small letters: the oldest by each. */
export const namesByEmail = async (
  tx: Tx,
  role: ContactRole,
  emails: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await tx.query(
    { email: column.text, name: column.text },
    `select email_key as email, name from contact where business_id = $1 and ${standsAs(role)} and email_key = any($2) order by id desc`,
    [tx.business.id, emails],
  );
  return new Map(rows.map(({ email, name }) => [email, name]));
};

/** Who stands in a role by some names in small letters, the oldest last. */
export const contactsNamed = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  names: readonly string[],
): Promise<ContactIn<Role>[]> =>
  (
    await tx.query(
      contactColumns,
      `select * from contact where business_id = $1 and ${standsAs(role)} and name_key = any($2) order by id desc`,
      [tx.business.id, names],
    )
  ).map((row) => contactOf(role, row));
