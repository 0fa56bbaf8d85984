import type { Side } from '../../src/domain/books/side.ts';
import type { ContactIn, ContactRole } from '../../src/domain/contact.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import { contactColumns, contactOf, deletedIn, hasRole, standsAs } from '../store/contacts.ts';
import {
  type ContactFilter,
  type ContactsNarrowed,
  chosenBy,
  type OwingContacts,
  orderOf,
  owingContacts,
} from '../store/narrowed-contacts.ts';
import { column, type RowOf } from '../store/row.ts';
import { patterns } from '../store/search-patterns.ts';
import type { Tx } from '../store/tx.ts';

/** A contact in a role, with what was paid, is open and lies to their credit on its side of the books, at home. */
export type ContactWithTotals<Role extends ContactRole> = ContactIn<Role> & {
  paid: Decimal;
  outstanding: Decimal;
  credit: Decimal;
};

export const totalsColumns = {
  ...contactColumns,
  paid: column.exact.orNull,
  outstanding: column.exact.orNull,
  credit: column.exact.orNull,
};
export type TotalsRow = RowOf<typeof totalsColumns>;

/** What is shown of a contact beside their card, of rows of `c` and `r`. */
const totals = (open: string): string => `c.*, r.settled as paid, ${open} as outstanding, k.open as credit`;
const creditToo = ({ surplus }: Side): string =>
  `left join contact_total k on k.business_id = c.business_id and k.contact_id = c.id and k.side = '${surplus}'`;

/** Contacts with what is paid and open today, in SQL; the last of the parameters is today where they ask for it. */
export const withTotals = ({ side, from, open }: OwingContacts, parameters: number): string =>
  `select ${totals(open)} from ${from(parameters)} ${creditToo(side)}`;

export const contactWithTotals = <Role extends ContactRole>(
  role: Role,
  row: TotalsRow,
): ContactWithTotals<Role> =>
  Object.assign(contactOf(role, row), {
    paid: row.paid ?? '0',
    outstanding: row.outstanding ?? '0',
    credit: row.credit ?? '0',
  });

export interface ContactsAsked extends ContactsNarrowed {
  page: number;
  limit: number;
}

/** How many stand under each tab: all, of customers those counted against the plan; those with something open; those archived. */
export const countContacts = async (tx: Tx, owing: OwingContacts): Promise<Record<ContactFilter, number>> => {
  const { side, asksToday, from, open } = owing;
  const stands = standsAs(side.contact, 'c');
  const all =
    side.contact === 'customer'
      ? `coalesce((select n from usage where business_id = $1 and cap = 'clients'), 0)`
      : `(select count(*)::int from contact c where c.business_id = $1 and ${stands})`;
  const [row] = await tx.query(
    { all: column.int, unpaid: column.int, deleted: column.int },
    `select ${all} as all,
      (select count(*)::int from ${from(2)} where c.business_id = $1 and r.open > 0 and ${open} > 0
        and ${stands}) as unpaid,
      (select count(*)::int from contact c where c.business_id = $1 and ${hasRole(side.contact, 'c')}
        and ${deletedIn(side.contact, 'c')} is not null) as deleted`,
    [tx.business.id, ...(asksToday ? [tx.today] : [])],
  );
  return row!;
};

/** A page of the contacts of a side, how many match, and how many stand under each tab. A page beyond the last is the last. */
export const listContacts = async <Role extends ContactRole>(
  tx: Tx,
  side: Side<Role>,
  asked: ContactsAsked,
): Promise<{
  rows: ContactWithTotals<Role>[];
  total: number;
  page: number;
  counts: Record<ContactFilter, number>;
}> => {
  const owing = await owingContacts(tx, side);
  const { where, values } = chosenBy(tx, asked, owing);
  const counts = await countContacts(tx, owing);
  const isPlain = patterns(asked.search).length === 0 && asked.from === null && asked.to === null;
  const total = isPlain
    ? counts[asked.filter]
    : (
        await tx.query(
          { n: column.int },
          `select count(*)::int as n from ${owing.from(values.length)} where ${where}`,
          values,
        )
      )[0]!.n;
  const page = pageWithin(total, asked);
  const rows = await tx.query(
    totalsColumns,
    `${withTotals(owing, values.length)} where ${where} order by ${orderOf(asked, owing)}
     limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, asked.limit, (page - 1) * asked.limit],
  );
  return { rows: rows.map((row) => contactWithTotals(side.contact, row)), total, page, counts };
};
