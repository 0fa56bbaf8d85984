import type { Side } from '../../../src/domain/books/side.ts';
import type { ContactFilter, ContactIn } from '../../../src/domain/contact/contact.ts';
import type { ContactRole } from '../../../src/domain/values/contact-role.ts';
import { inBatches } from '../database/in-batches.ts';
import { patterns } from '../database/search-patterns.ts';
import type { Tx } from '../database/tx.ts';
import { postedOn } from '../rows/statuses.ts';
import { contactColumns, contactOf, deletedIn, hasRole, standsAs } from './contacts.ts';
import { futureDatedByContact, futureDatedOf } from './future-dated.ts';

/** Columns the list may be sorted by. Ids are made in the order of time, so that `all` is by when they were added. */
export const contactSorts = ['all', 'name', 'totalpaid', 'totaloutstanding'] as const;
export type ContactSort = (typeof contactSorts)[number];

/** What a list of customers is narrowed to, and its order. */
export interface ContactsNarrowed {
  filter: ContactFilter;
  search: string;
  sort: ContactSort;
  ascending: boolean;
  /** Days they were archived between where deleted ones are listed, and added between where those that stand are. */
  from: string | null;
  to: string | null;
}

/**
 * Customers with what they paid and owe, which the list may be narrowed to or ordered by: rows of `c` and `r`. `open` is
 * what they owe today, in SQL: the kept sum itself, which an index has in order, or less what is future-dated in a
 * business that has such invoices.
 */
export interface OwingContacts {
  side: Side;
  /** The tables; the last of the parameters given is today where `asksToday`. */
  from: (parameters: number) => string;
  open: string;
  asksToday: boolean;
}

const keptOf = ({ owed }: Side): string =>
  `contact c left join contact_total r on r.business_id = c.business_id and r.contact_id = c.id and r.side = '${owed}'`;

/** The same, as the business's books are today. */
export const owingContacts = async (tx: Tx, side: Side): Promise<OwingContacts> => {
  const { items } = await futureDatedOf(tx, side, null);
  const kept = keptOf(side);
  if (items === 0) return { side, from: () => kept, open: 'coalesce(r.open, 0)', asksToday: false };
  return {
    side,
    from: (parameters) =>
      `${kept} left join (${futureDatedByContact(side, `$${parameters}`)}) a on a.contact_id = c.id`,
    open: '(coalesce(r.open, 0) - coalesce(a.open, 0))',
    asksToday: true,
  };
};

/** True in SQL of a contact `c` something was billed with, of what stands. */
const isBilled = (side: Side): string => `exists (select 1 from contact_month m
  where m.business_id = c.business_id and m.contact_id = c.id and m.n > 0 and ${postedOn(side)})`;

/** What a tab narrows a list to, in SQL. */
export const narrowedTo = ({ side, open }: OwingContacts): Readonly<Record<ContactFilter, string>> => {
  const stands = standsAs(side.contact, 'c');
  return {
    all: stands,
    deleted: `${hasRole(side.contact, 'c')} and ${deletedIn(side.contact, 'c')} is not null`,
    unpaid: `${stands} and ${open} > 0`,
    paid: `${stands} and ${open} <= 0 and ${isBilled(side)}`,
  };
};

/** The rows of a narrowed list: a condition and the values it and its tables have. */
export const chosenBy = (
  tx: Tx,
  { filter, search, from, to }: ContactsNarrowed,
  owing: OwingContacts,
): { where: string; values: unknown[] } => {
  const since = filter === 'deleted' ? deletedIn(owing.side.contact, 'c') : 'c.created_at';
  return {
    where: `c.business_id = $1 and c.search like all($2) and ${narrowedTo(owing)[filter]}
      and ($3::date is null or (${since} at time zone $5)::date >= $3)
      and ($4::date is null or (${since} at time zone $5)::date <= $4)`,
    values: [
      tx.business.id,
      patterns(search),
      from,
      to,
      tx.business.timeZone,
      ...(owing.asksToday ? [tx.today] : []),
    ],
  };
};

/** The order of a list, in which no two rows stand alike. */
export const orderOf = ({ sort, ascending }: ContactsNarrowed, { open }: OwingContacts): string => {
  const columns: Readonly<Record<ContactSort, string>> = {
    all: 'c.id',
    name: 'c.search',
    totalpaid: 'coalesce(r.settled, 0)',
    totaloutstanding: open,
  };
  const direction = ascending ? 'asc' : 'desc';
  return `${columns[sort]} ${direction}${sort === 'all' ? '' : `, c.id ${direction}`}`;
};

/**
 * Every contact a list has on its pages, in its order, a part at a time. Once in a transaction.
 *
 * @param ids these alone, whatever the list is narrowed to; throws `Missing` after them when there is no such one
 */
export async function* contactsInOrder<Role extends ContactRole>(
  tx: Tx,
  side: Side<Role>,
  narrowed: ContactsNarrowed,
  ids: readonly string[] | null,
): AsyncGenerator<ContactIn<Role>[]> {
  const owing = await owingContacts(tx, side);
  const { where, values } = ids
    ? {
        where: `c.business_id = $1 and ${hasRole(side.contact, 'c')} and c.id = any($2)`,
        values: [tx.business.id, ids, ...(owing.asksToday ? [tx.today] : [])],
      }
    : chosenBy(tx, narrowed, owing);
  const select = `select c.* from ${owing.from(values.length)} where ${where} order by ${orderOf(narrowed, owing)}`;
  for await (const rows of inBatches(tx, 'contacts_in_order', contactColumns, select, values, ids))
    yield rows.map((row) => contactOf(side.contact, row));
}
