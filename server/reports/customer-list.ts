import type { Customer } from '../../src/domain/contact.ts';
import { type Decimal, decimal } from '../../src/domain/money.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import { type ContactRow, customerOf } from '../store/contacts.ts';
import {
  type CustomerFilter,
  type CustomersNarrowed,
  chosenBy,
  orderOf,
  owingCustomers,
} from '../store/narrowed-customers.ts';
import { patterns } from '../store/search-patterns.ts';
import type { Tx } from '../store/tx.ts';

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

export interface CustomersAsked extends CustomersNarrowed {
  page: number;
  limit: number;
}

const unpaidHere = `contact_total r join contact c on c.business_id = r.business_id and c.id = r.contact_id`;

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
  const { where, values } = chosenBy(tx, asked);
  const counts = await countCustomers(tx);
  const isPlain = patterns(asked.search).length === 0 && asked.from === null && asked.to === null;
  const total = isPlain
    ? counts[asked.filter]
    : (
        await tx.query<{ n: number }>(
          `select count(*)::int as n from ${owingCustomers} where ${where}`,
          values,
        )
      )[0]!.n;
  const page = pageWithin(total, asked);
  const rows = await tx.query<CustomerRow>(
    `${withTotals} where ${where} order by ${orderOf(asked)} limit $6 offset $7`,
    [...values, asked.limit, (page - 1) * asked.limit],
  );
  return { rows: rows.map(customerWithTotals), total, page, counts };
};
