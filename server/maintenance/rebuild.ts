import type pg from 'pg';
import { column } from '../store/row.ts';
import { preparedOn } from '../store/tx.ts';
import { asMaintainer, requireCurrentSchema } from './connection.ts';
import { type Derived, derived } from './derived.ts';

/** How many rows of a table were wrong, missing or too many, and are right now. */
export interface Rebuilt {
  table: string;
  rows: number;
}

const deadlock = '40P01';
const tries = 6;

const same = (keys: readonly string[]) =>
  ['business_id', ...keys].map((key) => `t.${key} = x.${key}`).join(' and ');

/** Puts the sums of one business into a table: wrong ones corrected, missing ones added. */
const correction = ({ table, keys, values, sums, ownRow }: Derived): string => {
  const columns = ['business_id', ...keys, ...values];
  const differs = values.map((value) => `t.${value} <> x.${value}`).join(' or ');
  return `
    merge into ${table} t using (select * from (${sums}) s where s.business_id = $1) x on ${same(keys)}
    when matched and (${differs}) then update set ${values.map((value) => `${value} = x.${value}`).join(', ')}
    ${ownRow ? `when not matched then insert (${columns.join(', ')}) values (${columns.map((name) => `x.${name}`).join(', ')})` : ''}`;
};

/** Removes rows that have no sum any more; those that keep zeros are in nobody's way. */
const removal = ({ table, keys, values, sums }: Derived): string => `
  delete from ${table} t where t.business_id = $1 and (${values.map((value) => `t.${value} <> 0`).join(' or ')})
    and not exists (select 1 from (${sums}) x where x.business_id = $1 and ${same(keys)})`;

/**
 * Writers wait until the sums are written; those that came first are over, and counted in them. Every plan is made
 * under its book, and what only counts against a plan's caps takes the usage.
 */
const holdWriters = 'lock table book, usage in exclusive mode';

const rebuildOne = async (client: pg.Client, business: string): Promise<Rebuilt[]> => {
  await client.query('begin');
  await client.query(holdWriters);
  const rebuilt: Rebuilt[] = [];
  for (const one of derived) {
    const removed = one.ownRow ? ((await client.query(removal(one), [business])).rowCount ?? 0) : 0;
    const corrected = (await client.query(correction(one), [business])).rowCount ?? 0;
    rebuilt.push({ table: one.table, rows: removed + corrected });
  }
  await client.query('commit');
  return rebuilt;
};

/** A writer on its way may hold what we wait for and wait for what we hold; PostgreSQL then ends one of the two. */
const rebuildAmongWriters = async (client: pg.Client, business: string): Promise<Rebuilt[]> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await rebuildOne(client, business);
    } catch (error) {
      await client.query('rollback');
      if ((error as pg.DatabaseError).code !== deadlock || tried === tries) throw error;
    }
  }
};

/**
 * Recomputes every number that is kept beside the rows it is the sum of, one transaction per business. The server may
 * run meanwhile; its writers wait for the business at hand.
 *
 * @param url a connection as the database's owner
 * @returns how many rows of each table had to be corrected
 * @throws MaintenanceRefusal when the user isn't the owner or the schema isn't this program's
 */
export const rebuild = (url: string): Promise<Rebuilt[]> =>
  asMaintainer(url, async (client) => {
    await requireCurrentSchema(client);
    const rows = await preparedOn(client, 0)({ id: column.id }, 'select id from business order by id');
    const counts = new Map(derived.map(({ table }) => [table, 0]));
    for (const { id } of rows)
      for (const one of await rebuildAmongWriters(client, id))
        counts.set(one.table, counts.get(one.table)! + one.rows);
    return [...counts].map(([table, n]) => ({ table, rows: n }));
  });
