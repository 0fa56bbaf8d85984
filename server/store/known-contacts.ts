import type { ContactIn, ContactRole, SharedCard } from '../../src/domain/contact.ts';
import { contactColumns, contactOf, hasRole, standsAs } from './contacts.ts';
import { rowsBy, soughtBy } from './sought.ts';
import type { Tx } from './tx.ts';

type Known = Pick<SharedCard, 'email' | 'name'>;

const like = (role: ContactRole, held: boolean): string => {
  const byEmail = soughtBy('contact', 'email_key', '$2', `and ${hasRole(role)}`);
  const byName = soughtBy('contact', 'name_key', '$3', `and email is null and ${hasRole(role)}`);
  return `select found.* from ${rowsBy('contact', `${byEmail} union all ${byName}`, held)} order by wanted.place`;
};

/**
 * The contacts of a role, deleted ones too, that share an email with some others, or a name where they have no email, in whatever letters; the
 * oldest first.
 *
 * @param held against other writers, by key, before anything else is: a deletion holds its contact before the plan's count
 */
export const contactsLike = async <Role extends ContactRole>(
  tx: Tx,
  role: Role,
  contacts: readonly Known[],
  held = false,
): Promise<ContactIn<Role>[]> =>
  (
    await tx.query(contactColumns, like(role, held), [
      tx.business.id,
      contacts.map(({ email }) => email.toLowerCase()).filter(Boolean),
      contacts.filter(({ email }) => !email).map(({ name }) => name.toLowerCase()),
    ])
  ).map((row) => contactOf(role, row));

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
