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
