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

/** A parameter of rows: its name in the statement, and how many there are at most where they are few. */
export interface SentRows {
  parameter: string;
  most: number | null;
}

/** Roughly how many rows there are: each of these is a statement of its own, and more than the last are any number. */
const fewRows = [1, 10];
const mostOf = (rows: readonly object[]): number | null => fewRows.find((few) => rows.length <= few) ?? null;

/**
 * The rows of one parameter of the statement, called `x`, typed by the columns and under their names in SQL. Few are said to be few: PostgreSQL
 * takes JSON to have a hundred rows, and would read all documents of a business to change one of them.
 */
export const rowsOf = (rows: SentRows | string, columns: RowColumns): string => {
  const { parameter, most } = typeof rows === 'string' ? { parameter: rows, most: null } : rows;
  const names = sqlNames(columns);
  const keys = Object.keys(columns);
  const read = keys.map((key, n) => `"${key}" as ${names[n]}`);
  const typed = Object.values(columns).map(({ type }, n) => `"${keys[n]}" ${type}`);
  return `(select ${read.join(', ')} from json_to_recordset(${parameter}::json) as sent(${typed.join(', ')})${most === null ? '' : ` limit ${most}`}) x`;
};

/** Inserts every row of one parameter, for the business of the first. */
export const insertInto = (table: string, rows: SentRows | string, columns: RowColumns): string =>
  `insert into ${table} (business_id, ${listed(columns)})
    select $1::uuid, ${listed(columns, 'x')} from ${rowsOf(typeof rows === 'string' ? rows : rows.parameter, columns)}`;

/** A value as the text of an array's element has it. */
const elementOf = (type: Column<unknown>['type'], value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (type !== 'text' && type !== 'jsonb') return value instanceof Date ? value.toISOString() : String(value);
  // JSON within a string of JSON is escaped as an element is: a text of JSON holds no control character that would be otherwise.
  if (type === 'jsonb') return JSON.stringify(JSON.stringify(value));
  const text = value as string;
  return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;
};

/**
 * Rows as parameters carry them column by column: an array each, in the columns' order. PostgreSQL takes a third of the time that it
 * takes to read rows of JSON, which counts for the thousands of an import.
 */
export const sentByColumn = (columns: RowColumns, rows: readonly object[]): string[] =>
  Object.entries(columns).map(([key, { type }]) => {
    const elements = rows.map((row) => elementOf(type, (row as Record<string, unknown>)[key]));
    return `{${elements.join(',')}}`;
  });

/**
 * The rows of parameters that `sentByColumn` makes, the first of them `$2`, called `x`. A column of arrays can't be among them: PostgreSQL
 * has no arrays of arrays.
 */
export const rowsByColumn = (columns: RowColumns): string => {
  const arrays = Object.values(columns).map(({ type }, n) => {
    if (type === 'text[]' || type === 'bytea')
      throw new Error(`A column of ${type} can’t be sent by column.`);
    return `$${n + 2}::${type}[]`;
  });
  return `unnest(${arrays.join(', ')}) as x (${sqlNames(columns).join(', ')})`;
};

/** Inserts many rows of a business, sent by column. */
export const insertByColumn = (table: string, columns: RowColumns): string =>
  `insert into ${table} (business_id, ${listed(columns)})
    select $1::uuid, ${listed(columns, 'x')} from ${rowsByColumn(columns)}`;

/** The parts of one statement, each writing the rows of a parameter of its own, in the order they are to lock. */
export type Parts = Readonly<Record<string, (rows: SentRows) => string>>;

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
  const sizes = full.map((key) => mostOf(rows[key]!));
  const name = full.map((key, n) => `${key} ${sizes[n]}`).join();
  let text = known.get(name);
  if (!text) {
    const written = full
      .map((key, n) => `${key} as (${parts[key]!({ parameter: `$${n + 2}`, most: sizes[n]! })})`)
      .reverse();
    const answers = full
      .filter((key) => answering.of.includes(key))
      .map((key) => `select ${answering.columns} from ${key}`);
    text = `with ${written.join(',\n')} ${answers.join(' union all ') || 'select 1'}`;
    known.set(name, text);
  }
  const answers = full.some((key) => answering.of.includes(key));
  return { text, values: full.map((key) => sent(rows[key]!)), answers };
};
