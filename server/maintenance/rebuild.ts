import type pg from 'pg';
import { holdBooks } from '../store/database/hold.ts';
import { preparedOn } from '../store/database/prepared.ts';
import { column } from '../store/database/row.ts';
import { asMaintenanceRole, requireCurrentSchema } from './connection.ts';
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
 * The business's writers wait until its sums are written; those that came first are over, and counted in them. Every plan is made
 * under the books, and what only counts against a plan's caps takes the usage. Nobody else waits.
 */
const holdWriters = async (client: pg.Client, id: string): Promise<void> => {
  await holdBooks({ business: { id }, query: preparedOn(client, 0) }, 'alone');
  await client.query('select 1 from usage where business_id = $1 order by cap for update', [id]);
};

const rebuildOne = async (client: pg.Client, business: string): Promise<Rebuilt[]> => {
  await client.query('begin');
  await holdWriters(client, business);
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

/** How far a rebuild has come: how many businesses of how many, and the last of them. */
export interface RebuildProgress {
  done: number;
  of: number;
  last: string;
}

/**
 * Recomputes every number that is kept beside the rows it is the sum of, one transaction per business. The server may
 * run meanwhile; writers of the business at hand wait.
 *
 * @param url a connection as the database's owner
 * @param after the last business that an earlier one had done; it begins with the next
 * @param tell told after each business
 * @returns how many rows of each table had to be corrected
 * @throws MaintenanceRefusal when the user isn't the owner or the schema isn't this program's
 */
export const rebuild = (
  url: string,
  { after = null, tell }: { after?: string | null; tell?: (progress: RebuildProgress) => void } = {},
): Promise<Rebuilt[]> =>
  asMaintenanceRole(url, async (client) => {
    await requireCurrentSchema(client);
    const rows = await preparedOn(client, 0)(
      { id: column.id },
      'select id from business where $1::uuid is null or id > $1 order by id',
      [after],
    );
    const counts = new Map(derived.map(({ table }) => [table, 0]));
    for (const [at, { id }] of rows.entries()) {
      for (const one of await rebuildAmongWriters(client, id))
        counts.set(one.table, counts.get(one.table)! + one.rows);
      tell?.({ done: at + 1, of: rows.length, last: id });
    }
    return [...counts].map(([table, n]) => ({ table, rows: n }));
  });
