import type { Tx } from './tx.ts';

/**
 * The ids, as a select of SQL, of a table's rows in a business whose column has one of the keys a parameter lists. Each key is looked up by
 * itself in the column's index: asked for all of them at once while a table is small, PostgreSQL would plan to read it whole, and go on so.
 *
 * @param also what else is asked of a row, with its `and`
 */
export const soughtBy = (table: string, column: string, parameter: string, also = ''): string =>
  `select found.id from unnest(${parameter}::text[]) sought(key)
     cross join lateral (select id from ${table} where business_id = $1 and ${column} = sought.key ${also} offset 0) found`;

/** The rows of a table by ids that a select answers, the oldest first, as one that can be selected from. */
export const rowsBy = (table: string, ids: string, held: boolean): string =>
  `unnest(array(select id from (${ids}) every group by id order by id)) with ordinality as wanted(id, place)
     cross join lateral (select * from ${table} where business_id = $1 and id = wanted.id offset 0${held ? ' for no key update' : ''}) found`;

/** What each connection did last in many transactions, and how many of those it has begun. */
const begunOn = new WeakMap<object, { work: string; times: number }>();

/** True where a connection begins the 1st, 2nd, 4th, 8th transaction of some work, and so on: until the next, what the work fills grows twofold at most. */
const hasDoubled = (connection: object, work: string): boolean => {
  const last = begunOn.get(connection);
  const times = last?.work === work ? last.times + 1 : 1;
  begunOn.set(connection, { work, times });
  return Number.isInteger(Math.log2(times));
};

/**
 * Has PostgreSQL plan the statements of the transaction once, and not each time they run: the checks of keys run row by row, and planning
 * them took longer than they did. What it keeps of a statement was planned while a table had few rows, which one import may turn into very
 * many: as the work goes on, that is planned anew. And for any business: planned for one that the statistics don't know yet, every index that
 * begins with the business promises a single row, and the wrong one was read whole for each key.
 *
 * @param work what the transaction is one of many of
 */
export const planAnew = async (tx: Tx, work: string): Promise<void> => {
  const whose = `${tx.business.id} ${tx.previewOnly ? 'preview of ' : ''}${work}`;
  await Promise.all([
    hasDoubled(tx.connection, whose) && tx.query('discard plans'),
    tx.query(`set local plan_cache_mode = 'force_generic_plan'`),
  ]);
};

/**
 * Has the statements of this transaction that come after it planned for the values they are asked with, and lets each have the memory that
 * sums of very many rows take. Planned for any values, a search is taken to find one row, and what is joined to it was summed again for
 * each that it found; in the four megabytes of any statement the sums of 100,000 items were written into files and read again.
 */
export const planFor = async ({ query }: Pick<Tx, 'query'>): Promise<void> => {
  await query(
    `select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true)`,
  );
};
