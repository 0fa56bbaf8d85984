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

/**
 * Has PostgreSQL plan the statements of the transaction anew, once each, for the rows there are by now: what it keeps of a statement was
 * planned while a table had few rows, which one import may turn into very many. Once, and not for each time a statement runs: the checks of
 * keys run row by row, and planning them took longer than they did. And for any business: planned for one that the statistics don't know
 * yet, every index that begins with the business promises a single row, and the wrong one was read whole for each key.
 */
export const planAnew = async (tx: Pick<Tx, 'query'>): Promise<void> => {
  await Promise.all([
    tx.query('discard plans'),
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
