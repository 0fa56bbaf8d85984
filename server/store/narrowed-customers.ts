import type { Customer } from '../../src/domain/contact.ts';
import { type ContactRow, customerOf } from './contacts.ts';
import { patterns } from './search-patterns.ts';
import { Missing, type Tx } from './tx.ts';

/** The documents' tabs of the list. */
export type CustomerFilter = 'all' | 'deleted' | 'unpaid';

/** Columns the list may be sorted by. Ids are made in the order of time, so that `all` is by when they were added. */
export const customerSorts = {
  all: 'c.id',
  name: 'c.search',
  totalpaid: 'coalesce(r.settled, 0)',
  totaloutstanding: 'coalesce(r.open, 0)',
} as const;

/** What a list of customers is narrowed to, and its order. */
export interface CustomersNarrowed {
  filter: CustomerFilter;
  search: string;
  sort: keyof typeof customerSorts;
  ascending: boolean;
  /** Days they were put away between; for deleted ones only. */
  from: string | null;
  to: string | null;
}

/** Customers with what they paid and owe, which the list may be narrowed to or ordered by. */
export const owingCustomers = `contact c left join contact_total r on r.business_id = c.business_id and r.contact_id = c.id and r.side = 'receivable'`;

const wheres: Readonly<Record<CustomerFilter, string>> = {
  all: 'c.deleted_at is null',
  deleted: 'c.deleted_at is not null',
  unpaid: 'c.deleted_at is null and r.open > 0',
};

/** The rows of a narrowed list: a condition and the five values it has. */
export const chosenBy = (
  tx: Tx,
  { filter, search, from, to }: CustomersNarrowed,
): { where: string; values: unknown[] } => ({
  where: `c.business_id = $1 and c.is_customer and c.search like all($2) and ${wheres[filter]}
    and ($3::date is null or (c.deleted_at at time zone $5)::date >= $3) and ($4::date is null or (c.deleted_at at time zone $5)::date <= $4)`,
  values: [tx.business.id, patterns(search), from, to, tx.business.timeZone],
});

/** The order of a list, in which no two rows stand alike. */
export const orderOf = ({ sort, ascending }: CustomersNarrowed): string => {
  const direction = ascending ? 'asc' : 'desc';
  return `${customerSorts[sort]} ${direction}${sort === 'all' ? '' : `, c.id ${direction}`}`;
};

const rowsAtOnce = 1000;

/**
 * Every customer a list has on its pages, in its order and of one moment, some at a time: however many there are, few
 * are held. Once in a transaction.
 *
 * @param ids these alone, whatever the list is narrowed to; throws `Missing` after them when there is no such one
 */
export async function* customersInOrder(
  tx: Tx,
  narrowed: CustomersNarrowed,
  ids: readonly string[] | null,
): AsyncGenerator<Customer[]> {
  const { where, values } = ids
    ? { where: 'c.business_id = $1 and c.is_customer and c.id = any($2)', values: [tx.business.id, ids] }
    : chosenBy(tx, narrowed);
  await tx.query(
    `declare customers_in_order no scroll cursor for
     select c.* from ${owingCustomers} where ${where} order by ${orderOf(narrowed)}`,
    values,
  );
  let left = new Set(ids).size;
  for (let more = true; more; ) {
    const rows = await tx.query<ContactRow>(`fetch ${rowsAtOnce} from customers_in_order`);
    if (rows.length > 0) yield rows.map(customerOf);
    left -= rows.length;
    more = rows.length === rowsAtOnce;
  }
  if (ids && left > 0) throw new Missing();
}
