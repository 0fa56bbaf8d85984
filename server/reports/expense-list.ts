import type { Decimal } from '../../src/domain/money.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { expensesWhere, type KeptExpense } from '../store/books/expenses.ts';
import { type ExpensesNarrowed, narrowing, orderOf, valuesOf } from '../store/books/narrowed-expenses.ts';
import { column } from '../store/database/row.ts';
import { patterns } from '../store/database/search-patterns.ts';
import type { Tx } from '../store/database/tx.ts';

/** True where something beside the tab narrows the list. */
const isNarrowed = ({ vendorId, from, to, search }: ExpensesNarrowed): boolean =>
  vendorId !== null || from !== null || to !== null || patterns(search).length > 0;

const countNarrowed = async (tx: Tx, values: readonly unknown[]): Promise<number> => {
  const [row] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from expense x where x.business_id = $1 and ${narrowing}`,
    [tx.business.id, ...values],
  );
  return row!.n;
};

/** How many are under a tab: those that stand were counted as they were written, deleted ones are few. */
const countOf = async (tx: Tx, deleted: boolean): Promise<number> => {
  const [row] = await tx.query(
    { n: column.int },
    deleted
      ? `select count(*)::int as n from expense where business_id = $1 and status = 'Deleted'`
      : `select coalesce(max(n), 0) as n from usage where business_id = $1 and cap = 'expenses'`,
    [tx.business.id],
  );
  return row!.n;
};

/** One page of a list, in SQL: its expenses are chosen before what they name is looked up, unless they are ordered by that. */
const pageOf = (query: ExpensesNarrowed): string => {
  const order = orderOf(query);
  const chosen = `${narrowing} ${order} limit $7 offset $8`;
  return query.sort === 'category'
    ? chosen
    : `x.id in (select x.id from expense x where x.business_id = $1 and ${chosen}) ${order}`;
};

/** A page of expenses. A page beyond the last is the last. */
export const listExpenses = async (
  tx: Tx,
  query: ExpensesNarrowed & { page: number; limit: number },
): Promise<{ rows: KeptExpense[]; total: number; page: number }> => {
  const values = valuesOf(query);
  const total = isNarrowed(query) ? await countNarrowed(tx, values) : await countOf(tx, query.deleted);
  const page = pageWithin(total, query);
  const rows = await expensesWhere(tx, pageOf(query), [...values, query.limit, (page - 1) * query.limit]);
  return { rows, total, page };
};

/** How many expenses stand, and how many are deleted. */
export const countExpenses = async (tx: Tx): Promise<{ recorded: number; deleted: number }> => {
  const [recorded, deleted] = await Promise.all([countOf(tx, false), countOf(tx, true)]);
  return { recorded, deleted };
};

/** What the expenses of some days come to at home. */
export interface ExpenseSums {
  count: number;
  total: Decimal;
  /** The category, or account, most was spent on line by line, and what; empty and nothing where there is none. */
  topCategory: string;
  topTotal: Decimal;
}

const ofDays = `x.business_id = $1 and x.status = 'Recorded' and ($2::date is null or x.on_day >= $2)
       and ($3::date is null or x.on_day <= $3)`;

/** What was spent in some days, and on what most; deleted expenses are left out. */
export const sumExpenses = async (
  tx: Tx,
  { from, to }: Pick<ExpensesNarrowed, 'from' | 'to'>,
): Promise<ExpenseSums> => {
  const [top] = await tx.query(
    { name: column.text, total: column.exact, spent: column.exact, count: column.int },
    `select coalesce(k.name, a.name) as name, sum(l.home_total) as total, sum(sum(l.home_total)) over () as spent,
       (select count(*)::int from expense x where ${ofDays}) as count
     from expense x join expense_line l on l.business_id = x.business_id and l.expense_id = x.id
       left join category k on k.business_id = l.business_id and k.id = l.category_id
       left join account a on a.business_id = l.business_id and a.id = l.account_id
     where ${ofDays}
     group by k.id, a.id, k.name, a.name order by total desc, name limit 1`,
    [tx.business.id, from, to],
  );
  return {
    count: top?.count ?? 0,
    total: top?.spent ?? '0',
    topCategory: top?.name ?? '',
    topTotal: top?.total ?? '0',
  };
};
