import type { Counted } from '../../src/domain/access/plans.ts';
import type { Side } from '../../src/domain/books/side.ts';
import {
  type ContactFilter,
  type ContactIn,
  contactFilters,
  contactTabs,
} from '../../src/domain/contact/contact.ts';
import type { Decimal } from '../../src/domain/money.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { contactColumns, contactOf, deletedIn, hasRole, standsAs } from '../store/contacts/contacts.ts';
import {
  type ContactsNarrowed,
  chosenBy,
  narrowedTo,
  type OwingContacts,
  orderOf,
  owingContacts,
} from '../store/contacts/narrowed-contacts.ts';
import { column, type RowOf } from '../store/database/row.ts';
import { patterns } from '../store/database/search-patterns.ts';
import type { Tx } from '../store/database/tx.ts';
import { postedOn } from '../store/rows/statuses.ts';

/** A contact in a role, with what was paid, is open and lies to their credit on its side of the books, at home. */
export type ContactWithTotals<Role extends ContactRole> = ContactIn<Role> & {
  paid: Decimal;
  outstanding: Decimal;
  credit: Decimal;
  /** What of theirs was billed and not cancelled, where the list of the role shows it; else 0. */
  billed: Decimal;
};

export const totalsColumns = {
  ...contactColumns,
  paid: column.exact.orNull,
  outstanding: column.exact.orNull,
  credit: column.exact.orNull,
  billed: column.exact.orNull,
};
export type TotalsRow = RowOf<typeof totalsColumns>;

/** What of a contact was billed, where the list of a role shows it; months are summed so that all time costs little. */
const billedOf: Readonly<Record<ContactRole, (side: Side) => string>> = {
  customer: () => 'null::numeric',
  vendor: (side) => `(select sum(m.home_total) from contact_month m
    where m.business_id = c.business_id and m.contact_id = c.id and ${postedOn(side)})`,
};

/** What is shown of a contact beside their card, of rows of `c` and `r`. */
const totals = (side: Side, open: string): string =>
  `c.*, r.settled as paid, ${open} as outstanding, k.open as credit, ${billedOf[side.contact](side)} as billed`;
const creditToo = ({ surplus }: Side): string =>
  `left join contact_total k on k.business_id = c.business_id and k.contact_id = c.id and k.side = '${surplus}'`;

/** Contacts with what is paid and open today, in SQL; the last of the parameters is today where they ask for it. */
export const withTotals = ({ side, from, open }: OwingContacts, parameters: number): string =>
  `select ${totals(side, open)} from ${from(parameters)} ${creditToo(side)}`;

export const contactWithTotals = <Role extends ContactRole>(
  role: Role,
  row: TotalsRow,
): ContactWithTotals<Role> =>
  Object.assign(contactOf(role, row), {
    paid: row.paid ?? '0',
    outstanding: row.outstanding ?? '0',
    credit: row.credit ?? '0',
    billed: row.billed ?? '0',
  });

export interface ContactsQuery extends ContactsNarrowed {
  page: number;
  limit: number;
}

/** What those who stand in a role are counted as when they are written. */
const countedAs: Readonly<Record<ContactRole, Counted>> = { customer: 'clients', vendor: 'vendors' };

/** How many stand under a tab, in SQL; all are counted as they are written. */
const countUnder: Readonly<Record<ContactFilter, (owing: OwingContacts) => string>> = {
  all: ({ side }) =>
    `coalesce((select n from usage where business_id = $1 and cap = '${countedAs[side.contact]}'), 0)`,
  unpaid: ({ side, from, open }) =>
    `(select count(*)::int from ${from(2)} where c.business_id = $1 and r.open > 0 and ${open} > 0
      and ${standsAs(side.contact, 'c')})`,
  paid: (owing) =>
    `(select count(*)::int from ${owing.from(2)} where c.business_id = $1 and ${narrowedTo(owing).paid})`,
  deleted: ({ side }) =>
    `(select count(*)::int from contact c where c.business_id = $1 and ${hasRole(side.contact, 'c')}
      and ${deletedIn(side.contact, 'c')} is not null)`,
};

/** How many stand under each tab of a side's list. */
export const countContacts = async (tx: Tx, owing: OwingContacts): Promise<Record<ContactFilter, number>> => {
  const tabs = contactTabs[owing.side.contact];
  const [row] = await tx.query(
    { all: column.int, unpaid: column.int, paid: column.int, deleted: column.int },
    `select ${contactFilters.map((tab) => `${tabs.includes(tab) ? countUnder[tab](owing) : 0} as ${tab}`).join(', ')}`,
    [tx.business.id, ...(owing.asksToday ? [tx.today] : [])],
  );
  return row!;
};

/** A page of the contacts of a side, how many match, and how many stand under each tab. A page beyond the last is the last. */
export const listContacts = async <Role extends ContactRole>(
  tx: Tx,
  side: Side<Role>,
  query: ContactsQuery,
): Promise<{
  rows: ContactWithTotals<Role>[];
  total: number;
  page: number;
  counts: Record<ContactFilter, number>;
}> => {
  const owing = await owingContacts(tx, side);
  const { where, values } = chosenBy(tx, query, owing);
  const counts = await countContacts(tx, owing);
  const isPlain = patterns(query.search).length === 0 && query.from === null && query.to === null;
  const total = isPlain
    ? counts[query.filter]
    : (
        await tx.query(
          { n: column.int },
          `select count(*)::int as n from ${owing.from(values.length)} where ${where}`,
          values,
        )
      )[0]!.n;
  const page = pageWithin(total, query);
  const rows = await tx.query(
    totalsColumns,
    `${withTotals(owing, values.length)} where ${where} order by ${orderOf(query, owing)}
     limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, query.limit, (page - 1) * query.limit],
  );
  return { rows: rows.map((row) => contactWithTotals(side.contact, row)), total, page, counts };
};
