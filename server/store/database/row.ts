/** Reads a value of JSON as what it is, as a schema of zod does. Throws for any other. */
export interface JsonShape<Value> {
  parse: (value: unknown) => Value;
}

/**
 * What a column of an answer holds: the PostgreSQL type it has, whether it may be null, and, for the compiler alone, the
 * value it is read as.
 */
export interface Column<Value> {
  readonly type: keyof typeof typeIds;
  readonly nullable: boolean;
  /** What PostgreSQL calls it, where that is more than another way to write its key. */
  readonly name: string | undefined;
  /** What JSON in it is read by; undefined for what PostgreSQL knows the type of. */
  readonly shape: JsonShape<unknown> | undefined;
  /** The same column where it may be null. */
  readonly orNull: Column<Value | null>;
  /** The same column, called so by PostgreSQL. */
  readonly called: (name: string) => Column<Value>;
  /** The same column of which only some values are kept. */
  readonly as: <Kept extends Value>() => Column<Kept>;
  /** The same column of JSON, each value of which is read by a shape. */
  readonly shaped: <Kept extends Value>(shape: JsonShape<Kept>) => Column<Kept>;
  /** Never there: it carries the type of the value. */
  readonly value?: Value;
}

/** The object ids by which PostgreSQL names the types a statement answers. */
export const typeIds = {
  uuid: [2950],
  text: [25, 19],
  date: [1082],
  numeric: [1700],
  smallint: [21],
  int: [23],
  bigint: [20],
  float8: [701],
  boolean: [16],
  timestamptz: [1184],
  jsonb: [3802, 114],
  bytea: [17],
  'text[]': [1009, 1003],
} as const;

const columnOf = <Value>(
  type: keyof typeof typeIds,
  more: Partial<Pick<Column<Value>, 'nullable' | 'name' | 'shape'>> = {},
): Column<Value> => {
  const { nullable = false, name, shape } = more;
  let maybe: Column<Value | null> | undefined;
  const one: Column<Value> = {
    type,
    nullable,
    name,
    shape,
    get orNull() {
      maybe ??= nullable
        ? (one as Column<Value | null>)
        : columnOf<Value | null>(type, { nullable: true, name, shape });
      return maybe;
    },
    called: (called) => columnOf<Value>(type, { nullable, name: called, shape }),
    as: <Kept extends Value>() => one as unknown as Column<Kept>,
    shaped: <Kept extends Value>(read: JsonShape<Kept>) =>
      columnOf<Kept>(type, { nullable, name, shape: read }),
  };
  return one;
};

/** The columns there are. Days, exact numbers (as canonical decimals) and long integers come as text. */
export const column = {
  id: columnOf<string>('uuid'),
  text: columnOf<string>('text'),
  day: columnOf<string>('date'),
  exact: columnOf<string>('numeric'),
  small: columnOf<number>('smallint'),
  int: columnOf<number>('int'),
  long: columnOf<string>('bigint'),
  float: columnOf<number>('float8'),
  bool: columnOf<boolean>('boolean'),
  instant: columnOf<Date>('timestamptz'),
  json: columnOf<unknown>('jsonb'),
  bytes: columnOf<Buffer>('bytea'),
  texts: columnOf<string[]>('text[]'),
};

/** The columns of a row, by the names the domain has for them: `dueOn` is answered as `due_on`. */
export type RowColumns = Readonly<Record<string, Column<unknown>>>;

/** A row of these columns as it is read. */
export type RowOf<Columns> = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

/** What a row can be taken from: what may be null may also be left out. */
type SourceOf<Row> = { [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name] } & {
  [Name in keyof Row as null extends Row[Name] ? Name : never]?: Row[Name] | undefined;
};

/** A row of these columns and nothing else, from a value that has more; null for what it leaves out. */
export const rowOf = <Columns extends RowColumns>(
  columns: Columns,
  from: SourceOf<RowOf<Columns>>,
): RowOf<Columns> => {
  // Key by key: made of pairs, a row of an import took four times as long.
  const row: Record<string, unknown> = {};
  for (const key of Object.keys(columns)) row[key] = (from as Record<string, unknown>)[key] ?? null;
  return row as RowOf<Columns>;
};

/** Some of the columns, by their names. */
export const picked = <Columns extends RowColumns, Name extends keyof Columns & string>(
  columns: Columns,
  names: readonly Name[],
): Pick<Columns, Name> =>
  Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Columns, Name>;

/** The columns' names in SQL, in their order. */
export const sqlNames = (columns: RowColumns): string[] =>
  Object.entries(columns).map(
    ([key, { name }]) => name ?? key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
  );

/** Columns as a statement lists them, each of the table called `of`, where that is said. */
export const listed = (columns: RowColumns, of?: string): string =>
  sqlNames(columns)
    .map((name) => (of ? `${of}.${name}` : name))
    .join(', ');

const keysBySqlName = new WeakMap<RowColumns, ReadonlyMap<string, string>>();

/**
 * The key a row has what is answered under a name of SQL by: its column's, and the name itself where rows are only counted.
 * Undefined for what the columns leave out.
 */
const keyOf = (columns: RowColumns | undefined, sqlName: string): string | undefined => {
  if (!columns) return sqlName;
  let keys = keysBySqlName.get(columns);
  if (!keys) {
    const names = sqlNames(columns);
    keys = new Map(Object.keys(columns).map((key, n) => [names[n]!, key]));
    keysBySqlName.set(columns, keys);
  }
  return keys.get(sqlName);
};

/** A statement with its values and, where its rows are read, their columns. */
export interface Statement {
  text: string;
  values?: readonly unknown[] | undefined;
  row?: RowColumns | undefined;
}

/** Runs a statement. Rows are read by the columns named before it; without them they can only be counted. */
export interface Query {
  <Columns extends RowColumns>(
    row: Columns,
    text: string,
    values?: readonly unknown[],
  ): Promise<RowOf<Columns>[]>;
  (text: string, values?: readonly unknown[]): Promise<object[]>;
}

/** The two ways to ask, of one that carries a statement out. */
export const queryBy = (send: (statement: Statement) => Promise<object[]>): Query =>
  ((...args: [string, unknown[]?] | [RowColumns, string, unknown[]?]) =>
    typeof args[0] === 'string'
      ? send({ text: args[0], values: args[1] as unknown[] })
      : send({ row: args[0], text: args[1] as string, values: args[2] })) as Query;

/** What PostgreSQL says of a column it answers. */
export interface AnsweredColumn {
  name: string;
  dataTypeID: number;
}

/** Is told every answer with its statement: the tests compare them. Nobody listens elsewhere. */
export const answers: {
  listener:
    | ((statement: Statement, columns: readonly AnsweredColumn[], rows: readonly object[]) => void)
    | null;
} = { listener: null };

/** What reads a value of a column; nothing where the driver has read it. */
const shapeOf = (columns: RowColumns | undefined, key: string | undefined): JsonShape<unknown> | undefined =>
  key === undefined ? undefined : columns?.[key]?.shape;

const shapedBy = (shape: JsonShape<unknown>, value: unknown, key: string): unknown => {
  if (value === null) return null;
  try {
    return shape.parse(value);
  } catch (cause) {
    throw new Error(`What a row has as ${key} is not of its shape.`, { cause });
  }
};

/** Rows as their statement describes them, from the values PostgreSQL sent in the order of its columns. */
export const rowsFrom = (
  statement: Statement,
  fields: readonly AnsweredColumn[],
  sent: readonly unknown[][],
): object[] => {
  const keys = fields.map(({ name }) => keyOf(statement.row, name));
  const shapes = keys.map((key) => shapeOf(statement.row, key));
  const rows = sent.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [n, key] of keys.entries()) {
      const shape = shapes[n];
      if (key !== undefined) row[key] = shape ? shapedBy(shape, values[n], key) : values[n];
    }
    return row;
  });
  answers.listener?.(statement, fields, rows);
  return rows;
};
