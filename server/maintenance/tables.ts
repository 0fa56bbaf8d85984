import type pg from 'pg';
import { preparedOn } from '../store/database/prepared.ts';
import { column, type RowOf } from '../store/database/row.ts';

/** A table with the columns that carry data from one database to another. */
const tableColumns = {
  table: column.text,
  columns: column.texts,
  /** What its rows are ordered by, so that the same rows are always written in the same order: its key, or all of it. */
  order: column.texts,
};
export type Table = RowOf<typeof tableColumns>;

/** Transaction ids mean nothing in another database: an entry restored takes the id of its restoring transaction. What is computed of other columns is computed anew. Columns go by name, since not every database has them in one order. */
const ourTables = `
  select c.relname as table, array_agg(a.attname::text order by a.attname) as columns,
    -- Text by its bytes: databases differ in the order of letters.
    array_agg(a.attname || case when a.attcollation <> 0 then ' collate "C"' else '' end
      order by array_position(k.indkey::int2[], a.attnum), a.attnum)
      filter (where k.indkey is null or a.attnum = any(k.indkey::int2[])) as order
  from pg_class c left join pg_index k on k.indrelid = c.oid and k.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('schema_version', 'kysely_migration', 'kysely_migration_lock')
    and a.atttypid <> 'xid8'::regtype and a.attgenerated = ''
  group by c.relname order by c.relname`;

const references = `
  select distinct f.conrelid::regclass::text as table, f.confrelid::regclass::text as needs
  from pg_constraint f where f.contype = 'f' and f.conrelid <> f.confrelid and f.connamespace = 'public'::regnamespace`;

/** Every table of the schema, those that others refer to before those that refer to them. */
export const tablesInOrder = async (client: pg.Client): Promise<Table[]> => {
  const query = preparedOn(client, 0);
  let left = await query(tableColumns, ourTables);
  const needs = await query({ table: column.text, needs: column.text }, references);
  const ordered: Table[] = [];
  while (left.length) {
    const waiting = new Set(left.map((one) => one.table));
    const ready = left.filter(
      (one) => !needs.some((need) => need.table === one.table && waiting.has(need.needs)),
    );
    if (ready.length === 0) throw new Error(`These tables refer to one another: ${[...waiting].join(', ')}.`);
    ordered.push(...ready);
    left = left.filter((one) => !ready.includes(one));
  }
  return ordered;
};
