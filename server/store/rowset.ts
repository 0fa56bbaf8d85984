/** The columns of one array statement: their names and their PostgreSQL types. */
export type Columns = Readonly<Record<string, string>>;

/** `jsonb_to_recordset` over one key of the statement's second parameter, typed by the columns. */
export const rowsOf = (key: string, columns: Columns): string =>
  `jsonb_to_recordset($2::jsonb -> '${key}') as x(${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`;

/** Inserts every row under one key of the second parameter, for the business of the first. */
export const insertInto = (table: string, key: string, columns: Columns): string => {
  const names = Object.keys(columns);
  return `insert into ${table} (business_id, ${names.join(', ')})
    select $1::uuid, ${names.map((name) => `x.${name}`).join(', ')} from ${rowsOf(key, columns)}`;
};

/** The parts of one statement, each named by the key of the rows it writes, in the order they are to lock. */
export type Parts = Readonly<Record<string, string>>;

const statements = new Map<string, string>();

/**
 * One statement of those parts that have rows, null when none has: an empty part costs as much to start as a full one.
 * PostgreSQL carries such parts out from the last to the first, so they are put down the other way round.
 */
export const together = (parts: Parts, rows: Readonly<Record<string, unknown>>): string | null => {
  const full = Object.keys(parts).filter((key) => (rows[key] as readonly unknown[]).length > 0);
  if (full.length === 0) return null;
  const name = full.join();
  let text = statements.get(name);
  if (!text) {
    const written = full.map((key) => `${key} as (${parts[key]})`).reverse();
    text = `with ${written.join(',\n')} select 1`;
    statements.set(name, text);
  }
  return text;
};
