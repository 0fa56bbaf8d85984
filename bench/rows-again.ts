import type pg from 'pg';

/** The rows that one transaction left in a table. */
interface LeftRows {
  statement: string;
  rows: string;
}
/** What one transaction left, table by table in the order they can be written. */
export type LeftBehind = LeftRows[];

const tables = `select c.oid, c.relname as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype) as columns,
    (select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key,
    (select array_agg(k.confrelid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped)`;

interface Table {
  oid: number;
  name: string;
  columns: string;
  key: string[] | null;
  needs: number[] | null;
}

/** Tables behind those their rows name. */
const inOrder = (all: readonly Table[]): Table[] => {
  const done: Table[] = [];
  const seen = new Set<number>();
  const add = (table: Table) => {
    if (seen.has(table.oid)) return;
    seen.add(table.oid);
    for (const oid of table.needs ?? []) {
      const needed = all.find((one) => one.oid === oid);
      if (needed) add(needed);
    }
    done.push(table);
  };
  for (const table of all) add(table);
  return done;
};

const statementOf = ({ name, columns, key }: Table): string => {
  const set = columns.split(', ').filter((column) => !key?.includes(column.replaceAll('"', '')));
  const again =
    set.length > 0 && key
      ? `do update set ${set.map((one) => `${one} = excluded.${one}`).join(', ')}`
      : 'do nothing';
  const on = key ? `on conflict (${key.map((one) => `"${one}"`).join(', ')}) ${again}` : '';
  return `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1) ${on}`;
};

/** What each transaction since a moment left of a business. A row that several changed is the last one's. */
export const rowsSince = async (owner: pg.Client, business: string, mark: string): Promise<LeftBehind[]> => {
  const found = new Map<string, LeftBehind>();
  const { rows: all } = await owner.query<Table>(tables);
  for (const table of inOrder(all)) {
    const { rows } = await owner.query<{ x: string; rows: string }>(
      `select t.xmin::text as x, json_agg(t)::text as rows from ${table.name} t where business_id = $1 and t.xmin::text::bigint > $2 group by 1`,
      [business, mark],
    );
    for (const { x, rows: left } of rows)
      found.set(x, [...(found.get(x) ?? []), { statement: statementOf(table), rows: left }]);
  }
  return [...found].sort(([a], [b]) => Number(a) - Number(b)).map(([, left]) => left);
};

/** Writes what transactions left, each in one of its own. */
export const writeRows = async (copy: pg.Client, transactions: readonly LeftBehind[]): Promise<void> => {
  for (const left of transactions) {
    await copy.query('begin');
    for (const { statement, rows } of left) await copy.query(statement, [rows]);
    await copy.query('commit');
  }
};
