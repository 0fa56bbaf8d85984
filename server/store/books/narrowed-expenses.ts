import { patterns } from '../database/search-patterns.ts';
import type { Tx } from '../database/tx.ts';
import { expensesWhere, type KeptExpense } from './expenses.ts';

/**
 * Columns the list may be sorted by; the name comes from this list and from nowhere else. Ids are made in the order of time, so
 * that `all` is by when they were added.
 */
export const expenseSorts = {
  all: 'x.id',
  date: 'x.on_day',
  number: 'x.seq',
  category: 'lower(coalesce(k.name, o.name))',
  name: 'lower(x.name)',
  total: 'x.home_total',
} as const;

/** What of the expenses is asked for. */
export interface ExpensesNarrowed {
  deleted: boolean;
  vendorId: string | null;
  from: string | null;
  to: string | null;
  search: string;
  sort: keyof typeof expenseSorts;
  ascending: boolean;
}

/** The condition on expenses, for the values of what they are narrowed to after that of the business. */
export const narrowing = `x.status = $2 and ($3::uuid is null or x.contact_id = $3)
  and ($4::date is null or x.on_day >= $4) and ($5::date is null or x.on_day <= $5)
  and (lower(x.number) || ' ' || x.search) like all($6)`;

export const valuesOf = ({ deleted, vendorId, from, to, search }: ExpensesNarrowed): unknown[] => [
  deleted ? 'Deleted' : 'Recorded',
  vendorId,
  from,
  to,
  patterns(search),
];

/** How they are ordered; one added later is the greater of two that are alike. */
export const orderOf = ({ sort, ascending }: ExpensesNarrowed): string => {
  const direction = ascending ? 'asc' : 'desc';
  return `order by ${expenseSorts[sort]} ${direction}, x.id ${direction}`;
};

/** As many expenses of a list as a file holds, in its order; of those that were picked, where some were. */
export const expensesForFile = (
  tx: Tx,
  query: ExpensesNarrowed,
  ids: readonly string[] | null,
  limit: number,
): Promise<KeptExpense[]> =>
  expensesWhere(tx, `${narrowing} and ($7::uuid[] is null or x.id = any($7)) ${orderOf(query)} limit $8`, [
    ...valuesOf(query),
    ids,
    limit,
  ]);
