import type { Customer } from '../../src/domain/contact.ts';
import { type Decimal, decimal } from '../../src/domain/money.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import { type ContactRow, customerOf } from '../store/contacts.ts';
import type { Tx } from '../store/tx.ts';
import { patterns } from './search-patterns.ts';

export interface CustomerWithTotals extends Customer {
  paid: Decimal;
  outstanding: Decimal;
  credit: Decimal;
}

type Totals = { paid: string | null; outstanding: string | null; credit: string | null };
export type CustomerRow = ContactRow & Totals;

export const withTotals = `select c.*, r.settled as paid, r.open as outstanding, k.open as credit from contact c
  left join contact_total r on r.business_id = c.business_id and r.contact_id = c.id and r.side = 'receivable'
  left join contact_total k on k.business_id = c.business_id and k.contact_id = c.id and k.side = 'credit'`;

export const customerWithTotals = (row: CustomerRow): CustomerWithTotals => ({
  ...customerOf(row),
  paid: decimal(row.paid ?? '0'),
  outstanding: decimal(row.outstanding ?? '0'),
  credit: decimal(row.credit ?? '0'),
});

/** The documents' tabs of the list. */
export type CustomerFilter = 'all' | 'deleted' | 'unpaid';

/** Columns the list may be sorted by. Ids are made in the order of time, so that `all` is by when they were added. */
export const customerSorts = {
  all: 'c.id',
  name: 'c.search',
  totalpaid: 'coalesce(r.settled, 0)',
  totaloutstanding: 'coalesce(r.open, 0)',
} as const;

export interface CustomersAsked {
  filter: CustomerFilter;
  search: string;
  sort: keyof typeof customerSorts;
  ascending: boolean;
  /** Days they were put away between; for deleted ones only. */
  from: string | null;
  to: string | null;
  page: number;
  limit: number;
}

const joined = `contact c left join contact_total r on r.business_id = c.business_id and r.contact_id = c.id and r.side = 'receivable'`;
const unpaidHere = `contact_total r join contact c on c.business_id = r.business_id and c.id = r.contact_id`;

const wheres: Readonly<Record<CustomerFilter, string>> = {
  all: 'c.deleted_at is null',
  deleted: 'c.deleted_at is not null',
  unpaid: 'c.deleted_at is null and r.open > 0',
};

/** How many stand under each tab: those that are counted against the plan, those that owe, those put away. */
export const countCustomers = async (tx: Tx): Promise<Record<CustomerFilter, number>> => {
  const [row] = await tx.query<Record<CustomerFilter, number>>(
    `select coalesce((select n from usage where business_id = $1 and cap = 'clients'), 0) as all,
      (select count(*)::int from ${unpaidHere} where r.business_id = $1 and r.side = 'receivable' and r.open > 0
        and c.is_customer and c.deleted_at is null) as unpaid,
      (select count(*)::int from contact c where c.business_id = $1 and c.is_customer and c.deleted_at is not null) as deleted`,
    [tx.business.id],
  );
  return row!;
};

/** A page of customers, how many match, and how many stand under each tab. A page beyond the last is the last. */
export const listCustomers = async (
  tx: Tx,
  asked: CustomersAsked,
): Promise<{
  rows: CustomerWithTotals[];
  total: number;
  page: number;
  counts: Record<CustomerFilter, number>;
}> => {
  const where = `c.business_id = $1 and c.is_customer and c.search like all($2) and ${wheres[asked.filter]}
    and ($3::date is null or (c.deleted_at at time zone $5)::date >= $3) and ($4::date is null or (c.deleted_at at time zone $5)::date <= $4)`;
  const values = [tx.business.id, patterns(asked.search), asked.from, asked.to, tx.business.timeZone];
  const counts = await countCustomers(tx);
  const isPlain = values[1]!.length === 0 && asked.from === null && asked.to === null;
  const total = isPlain
    ? counts[asked.filter]
    : (await tx.query<{ n: number }>(`select count(*)::int as n from ${joined} where ${where}`, values))[0]!
        .n;
  const page = pageWithin(total, asked);
  const direction = asked.ascending ? 'asc' : 'desc';
  const order = `${customerSorts[asked.sort]} ${direction}${asked.sort === 'all' ? '' : `, c.id ${direction}`}`;
  const rows = await tx.query<CustomerRow>(
    `${withTotals} where ${where} order by ${order} limit $6 offset $7`,
    [...values, asked.limit, (page - 1) * asked.limit],
  );
  return { rows: rows.map(customerWithTotals), total, page, counts };
};
