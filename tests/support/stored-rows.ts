import type pg from 'pg';

const tablesOfBusinesses = `
  select c.relname as name, case c.relname when 'idempotency' then 'scope' when 'business' then 'id' else 'business_id' end as key
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and (c.relname in ('idempotency', 'business')
    or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped))
  order by 1`;

/** The statement that counts and hashes them, by the session that asked which tables there are. */
const statements = new WeakMap<pg.Client, Promise<string>>();

const statementOf = async (owner: pg.Client): Promise<string> => {
  const { rows } = await owner.query<{ name: string; key: string }>(tablesOfBusinesses);
  return rows
    .map(
      ({ name, key }) => `select '${name}' as name, count(*)::int as n,
          coalesce(md5(string_agg(x::text, '\n' order by x::text)), '') as hash from ${name} x where ${key} = $1`,
    )
    .join(' union all ');
};

/**
 * Every stored row of a business, table by table: how many there are and a hash of them. Two equal answers mean that
 * nothing was written between them.
 *
 * @param owner the database owner's session, which sees every business
 */
export const storedRows = async (
  owner: pg.Client,
  businessUuid: string,
): Promise<Record<string, { n: number; hash: string }>> => {
  if (!statements.has(owner)) statements.set(owner, statementOf(owner));
  const { rows } = await owner.query<{ name: string; n: number; hash: string }>({
    name: 'stored_rows',
    text: await statements.get(owner)!,
    values: [businessUuid],
  });
  return Object.fromEntries(rows.map(({ name, n, hash }) => [name, { n, hash }]));
};

/** How many rows each table keeps for a business. */
export const rowCounts = async (owner: pg.Client, businessUuid: string): Promise<Record<string, number>> =>
  Object.fromEntries(Object.entries(await storedRows(owner, businessUuid)).map(([name, { n }]) => [name, n]));
