import { receivable } from '../../src/domain/books/side.ts';
import type { Customer } from '../../src/domain/contact.ts';
import { type Decimal, decimal } from '../../src/domain/money.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import { type ContactRow, customerOf } from '../store/contacts.ts';
import {
  type CustomerFilter,
  type CustomersNarrowed,
  chosenBy,
  type OwingCustomers,
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

/** What is shown of a customer beside their card, of rows of `c` and `r`. */
const totals = (open: string): string => `c.*, r.settled as paid, ${open} as outstanding, k.open as credit`;
const creditToo = `left join contact_total k on k.business_id = c.business_id and k.contact_id = c.id and k.side = '${receivable.surplus}'`;

/** Customers with what they paid and owe today, in SQL; the last of the parameters is today where they ask for it. */
export const withTotals = ({ from, open }: OwingCustomers, parameters: number): string =>
  `select ${totals(open)} from ${from(parameters)} ${creditToo}`;

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

/** How many stand under each tab: those that are counted against the plan, those that owe, those archived. */
export const countCustomers = async (
  tx: Tx,
  owing: OwingCustomers,
): Promise<Record<CustomerFilter, number>> => {
  const { asksToday, from, open } = owing;
  const [row] = await tx.query<Record<CustomerFilter, number>>(
    `select coalesce((select n from usage where business_id = $1 and cap = 'clients'), 0) as all,
      (select count(*)::int from ${from(2)} where c.business_id = $1 and r.open > 0 and ${open} > 0
        and c.is_customer and c.deleted_at is null) as unpaid,
      (select count(*)::int from contact c where c.business_id = $1 and c.is_customer and c.deleted_at is not null) as deleted`,
    [tx.business.id, ...(asksToday ? [tx.today] : [])],
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
  const owing = await owingCustomers(tx, receivable);
  const { where, values } = chosenBy(tx, asked, owing);
  const counts = await countCustomers(tx, owing);
  const isPlain = patterns(asked.search).length === 0 && asked.from === null && asked.to === null;
  const total = isPlain
    ? counts[asked.filter]
    : (
        await tx.query<{ n: number }>(
          `select count(*)::int as n from ${owing.from(values.length)} where ${where}`,
          values,
        )
      )[0]!.n;
  const page = pageWithin(total, asked);
  const rows = await tx.query<CustomerRow>(
    `${withTotals(owing, values.length)} where ${where} order by ${orderOf(asked, owing)}
     limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, asked.limit, (page - 1) * asked.limit],
  );
  return { rows: rows.map(customerWithTotals), total, page, counts };
};
