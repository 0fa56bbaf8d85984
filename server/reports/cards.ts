import type { Customer } from '../../src/domain/contact.ts';
import { type Decimal, decimal } from '../../src/domain/money.ts';
import type { Product } from '../../src/domain/product.ts';
import { folded } from '../../src/domain/text.ts';
import { type ContactRow, customerOf } from '../store/contacts.ts';
import { type ProductRow, productOf } from '../store/products.ts';
import { Missing, type Tx } from '../store/tx.ts';

export interface CustomerWithTotals extends Customer {
  paid: Decimal;
  outstanding: Decimal;
  credit: Decimal;
}

type Totals = { paid: string | null; outstanding: string | null; credit: string | null };

const withTotals = `select c.*, r.settled as paid, r.open as outstanding, k.open as credit from contact c
  left join contact_total r on r.business_id = c.business_id and r.contact_id = c.id and r.side = 'receivable'
  left join contact_total k on k.business_id = c.business_id and k.contact_id = c.id and k.side = 'credit'`;

const shown = (row: ContactRow & Totals): CustomerWithTotals => ({
  ...customerOf(row),
  paid: decimal(row.paid ?? '0'),
  outstanding: decimal(row.outstanding ?? '0'),
  credit: decimal(row.credit ?? '0'),
});

export const viewCustomer = async (tx: Tx, id: string): Promise<CustomerWithTotals> => {
  const [row] = await tx.query<ContactRow & Totals>(
    `${withTotals} where c.business_id = $1 and c.id = $2 and c.is_customer`,
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return shown(row);
};

interface PageAsked {
  search: string;
  page: number;
  limit: number;
}

/** One pattern per word of a search, wildcards typed by people taken literally. */
const patterns = (search: string): string[] =>
  folded(search)
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** A page of customers by name. `deleted` and `unpaid` are the documents' filters. */
export const listCustomers = async (
  tx: Tx,
  asked: PageAsked & { filter: 'all' | 'deleted' | 'unpaid' },
): Promise<{ rows: CustomerWithTotals[]; total: number }> => {
  const where = `where c.business_id = $1 and c.is_customer and c.search like all($2)
    and (c.deleted_at is not null) = ($3 = 'deleted') and ($3 <> 'unpaid' or r.open > 0)`;
  const values = [tx.business.id, patterns(asked.search), asked.filter];
  const [count] = await tx.query<{ n: number }>(
    `select count(*)::int as n from contact c left join contact_total r
       on r.business_id = c.business_id and r.contact_id = c.id and r.side = 'receivable' ${where}`,
    values,
  );
  const rows = await tx.query<ContactRow & Totals>(
    `${withTotals} ${where} order by c.search, c.id limit $4 offset $5`,
    [...values, asked.limit, (asked.page - 1) * asked.limit],
  );
  return { rows: rows.map(shown), total: count!.n };
};

/** A page of products and services by name. */
export const listProducts = async (
  tx: Tx,
  asked: PageAsked & { category: string | null },
): Promise<{ rows: Product[]; total: number }> => {
  const where = `where p.business_id = $1 and p.deleted_at is null and p.search like all($2)
    and ($3::text is null or exists (select 1 from category k where k.business_id = p.business_id and k.id = p.category_id and k.name = $3))`;
  const values = [tx.business.id, patterns(asked.search), asked.category];
  const [count] = await tx.query<{ n: number }>(`select count(*)::int as n from product p ${where}`, values);
  const rows = await tx.query<ProductRow>(
    `select p.* from product p ${where} order by p.search, p.id limit $4 offset $5`,
    [...values, asked.limit, (asked.page - 1) * asked.limit],
  );
  return { rows: rows.map(productOf), total: count!.n };
};
