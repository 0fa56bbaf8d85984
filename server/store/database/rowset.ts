import { type Column, listed, type RowColumns, sqlNames } from './row.ts';

/** Rows as a parameter of a statement carries them: what is null is left out, for PostgreSQL reads every key it is sent. */
const sent = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) => {
      const lean: Record<string, unknown> = {};
      // Key by key: pairs would be an array for every value of an import.
      for (const key of Object.keys(row)) {
        const value = (row as Record<string, unknown>)[key];
        if (value !== null) lean[key] = value;
      }
      return lean;
    }),
  );

/** The rows of one parameter of the statement, called `x`, typed by the columns and under their names in SQL. */
export const rowsOf = (parameter: string, columns: RowColumns): string => {
  const names = sqlNames(columns);
  const keys = Object.keys(columns);
  const read = keys.map((key, n) => `"${key}" as ${names[n]}`);
  const typed = Object.values(columns).map(({ type }, n) => `"${keys[n]}" ${type}`);
  return `(select ${read.join(', ')} from json_to_recordset(${parameter}::json) as sent(${typed.join(', ')})) x`;
};

/** Inserts every row of one parameter, for the business of the first. */
export const insertInto = (table: string, parameter: string, columns: RowColumns): string =>
  `insert into ${table} (business_id, ${listed(columns)})
    select $1::uuid, ${listed(columns, 'x')} from ${rowsOf(parameter, columns)}`;

/** A value as PostgreSQL reads it in text. */
const textOf = (type: Column<unknown>['type'], value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  return value instanceof Date ? value.toISOString() : String(value);
};

/** The same as an element of an array has it. */
const elementOf = (type: Column<unknown>['type'], value: unknown): string => {
  const text = textOf(type, value);
  if (text === null) return 'NULL';
  if (type !== 'text' && type !== 'jsonb') return text;
  return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;
};

/** Some rows in a statement: what they can be selected from, called `x`, and the parameters it has after the first. */
export interface RowsByColumn {
  x: string;
  values: string[];
}

/**
 * Rows as a statement is sent them column by column, in an array of each, which PostgreSQL reads in a third of the time that rows of JSON take.
 * A column of arrays can't be among them: PostgreSQL has no arrays of arrays.
 */
export const rowsByColumn = (columns: RowColumns, rows: readonly object[]): RowsByColumn => {
  const values = Object.entries(columns).map(([key, { type }]) => {
    if (type === 'text[]' || type === 'bytea')
      throw new Error(`A column of ${type} can’t be sent by column.`);
    return `{${rows.map((row) => elementOf(type, (row as Record<string, unknown>)[key])).join(',')}}`;
  });
  const arrays = Object.values(columns).map(({ type }, n) => `$${n + 2}::${type}[]`);
  return { x: `unnest(${arrays.join(', ')}) as x (${sqlNames(columns).join(', ')})`, values };
};

/** Inserts some rows of the business `$1`, sent by column: the statement, and its parameters after that. */
export const insertByColumn = (
  table: string,
  columns: RowColumns,
  rows: readonly object[],
): { statement: string; values: string[] } => {
  const { x, values } = rowsByColumn(columns, rows);
  const statement = `insert into ${table} (business_id, ${listed(columns)}) select $1::uuid, ${listed(columns, 'x')} from ${x}`;
  return { statement, values };
};

/** The parts of one statement, each writing the rows of a parameter of its own, in the order they are to lock. */
export type Parts = Readonly<Record<string, (parameter: string) => string>>;

const statements = new WeakMap<Parts, Map<string, string>>();

/**
 * One statement of those parts that have rows, with their rows as its parameters after the business; null when none
 * has: an empty part costs as much to start as a full one. PostgreSQL carries such parts out from the last to the
 * first, so they are put down the other way round; a part may read those that come after it.
 *
 * @param answering the columns the statement answers, and the parts that return them
 * @returns with whether one of those parts is among them
 */
export const together = (
  parts: Parts,
  rows: Readonly<Record<string, readonly object[]>>,
  answering: { columns: string; of: readonly string[] } = { columns: '', of: [] },
): { text: string; values: string[]; answers: boolean } | null => {
  const full = Object.keys(parts).filter((key) => rows[key]!.length > 0);
  if (full.length === 0) return null;
  const known = statements.get(parts) ?? new Map<string, string>();
  statements.set(parts, known);
  const name = full.join();
  let text = known.get(name);
  if (!text) {
    const written = full.map((key, n) => `${key} as (${parts[key]!(`$${n + 2}`)})`).reverse();
    const answers = full
      .filter((key) => answering.of.includes(key))
      .map((key) => `select ${answering.columns} from ${key}`);
    text = `with ${written.join(',\n')} ${answers.join(' union all ') || 'select 1'}`;
    known.set(name, text);
  }
  const answers = full.some((key) => answering.of.includes(key));
  return { text, values: full.map((key) => sent(rows[key]!)), answers };
};
