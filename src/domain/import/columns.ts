import type { Day } from '../day.ts';
import { type Decimal, zero } from '../money.ts';
import { isCurrency } from '../values/currency.ts';
import { everywhere } from '../words/everywhere.ts';
import type { CellReader, ColumnNames } from './cells.ts';
import { importRowFaults as words } from './import-files.words.ts';
import type { ImportColumn } from './matching.ts';

/** A list of the business's own that a column's values come from. */
export type ChoiceList =
  | 'taxes'
  | 'expenseCategories'
  | 'banks'
  | 'locations'
  | 'purchaseAccounts'
  | 'entryAccounts';

/** What a table of columns says about a column, apart from how it is read. */
interface ColumnTraits {
  /** A file without it can't be imported. */
  required?: true;
  /** Except where it has one of these columns, of which the value is made. */
  unless?: readonly string[];
  /** A value below zero is always refused. */
  positive?: true;
  /** The values it can have, if they are a list: one that isn't among them is replaced once for every row that has it. */
  choices?: readonly string[] | ChoiceList;
  /** The fields of the form it fills, if they have other names: their faults are shown in this column. */
  fills?: string | readonly string[];
  /** An update doesn't change what it fills. */
  kept?: true;
  /** Where one thing has several rows, only one of them needs it; rows that have it must agree. */
  once?: true;
  /** The result of the import is compared with it; it isn't used to recognise a row. */
  compared?: true;
  /** Our own files leave it out. */
  unwritten?: true;
}

/** A column of a kind of import: what kind of value its cells hold, and how a cell is read. */
export interface Column<Value = unknown> extends ColumnTraits {
  holds: 'text' | 'number' | 'day';
  read(cells: CellReader, field: string): Value;
}

/** The columns of a kind, by field. */
export type Columns<Field extends string = string> = Readonly<Record<Field, Column>>;

/** A row as its columns read it. */
export type RowValues<Fields extends Columns> = {
  [Field in keyof Fields]: Fields[Field] extends Column<infer Value> ? Value : never;
};

/** Reads a row by the columns of its kind. */
export const valuesOf = <Fields extends Columns>(columns: Fields, cells: CellReader): RowValues<Fields> =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, column.read(cells, field)]),
  ) as RowValues<Fields>;

/** Text, empty where nothing is typed. */
export const text = (traits: ColumnTraits = {}): Column<string> => ({
  ...traits,
  holds: 'text',
  read: (cells, field) => cells.text(field),
});

/** A long number as a spreadsheet shortens it, its last digits lost: 4.00638E+12. */
const shortened = /^\d([.,]\d+)?E\+\d{1,3}$/i;

/** Text that may be a long number, such as a barcode; one that a spreadsheet has shortened is a fault. */
export const code = (traits: ColumnTraits = {}): Column<string> => ({
  ...traits,
  holds: 'text',
  read: (cells, field) => {
    const typed = cells.text(field);
    if (shortened.test(typed)) cells.fault(field, words.shortened({ column: cells.nameOf(field) }));
    return typed;
  },
});

/** A column with a reader of its own. */
export const readBy = <Value>(
  read: Column<Value>['read'],
  traits: ColumnTraits & Partial<Pick<Column, 'holds'>> = {},
): Column<Value> => ({ holds: 'text', ...traits, read });

/** A number; null where nothing is typed. */
export const number = (traits: ColumnTraits = {}): Column<Decimal | null> => ({
  ...traits,
  holds: 'number',
  read: (cells, field) => cells.number(field),
});

/** A number; zero where nothing is typed. */
export const amount = (traits: ColumnTraits = {}): Column<Decimal> => ({
  ...traits,
  holds: 'number',
  read: (cells, field) => cells.number(field) ?? zero,
});

/** A day; null where nothing is typed. */
export const day = (traits: ColumnTraits & { plans?: true } = {}): Column<Day | null> => ({
  ...traits,
  holds: 'day',
  read: (cells, field) => cells.day(field, traits.plans),
});

/** Yes or no; null where nothing is typed. */
export const yesNo = (traits: ColumnTraits = {}): Column<boolean | null> => ({
  ...traits,
  choices: ['yes', 'no'],
  holds: 'text',
  read: (cells, field) => cells.yesNo(field),
});

/** One of a list, in upper or lower case; `otherwise` where nothing is typed. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  otherwise: Value,
  fault: string,
  traits: ColumnTraits = {},
): Column<Value> => ({
  ...traits,
  choices: values,
  holds: 'text',
  read: (cells, field) => cells.oneOf(field, values, otherwise, fault),
});

/** The code of a currency; empty for the business's own. */
export const currency = (traits: ColumnTraits = {}): Column<string> => ({
  ...traits,
  holds: 'text',
  read: (cells, field) => {
    const code = cells.text(field).toUpperCase();
    if (code === '' || isCurrency(code)) return code;
    cells.fault(field, everywhere.currencyUnknown);
    return '';
  },
});

/**
 * A number that every row must have.
 *
 * @param otherwise what it is in a file that has no column for it
 */
export const neededAmount = (
  traits: ColumnTraits = {},
  otherwise: Decimal | null = null,
): Column<Decimal> => ({
  ...traits,
  required: true,
  holds: 'number',
  read: (cells, field) => {
    if (otherwise !== null && !cells.has(field)) return otherwise;
    if (cells.text(field) === '') cells.fault(field, words.valueMissing({ column: cells.nameOf(field) }));
    return cells.number(field) ?? zero;
  },
});

/** The fields whose columns have a trait. */
export const fieldsWith = <Field extends string>(
  columns: Columns<Field>,
  trait: keyof ColumnTraits,
): readonly Field[] =>
  (Object.keys(columns) as Field[]).filter((field) => columns[field][trait] !== undefined);

const filledBy = ({ fills = [] }: Column): readonly string[] => [fills].flat();

/** The column that fills a field of the form; the field itself where none does. */
export const columnFilling = (columns: Columns, field: string): string =>
  Object.keys(columns).find((key) => filledBy(columns[key]!).includes(field)) ?? field;

/** What a row changes of an existing card: the fields its file has columns for, except those an update leaves alone. */
export const changesOf = <Card extends object>(
  columns: Columns,
  given: readonly string[],
  card: Card,
): Partial<Card> => {
  const changed = given.flatMap((key) => {
    const column = columns[key];
    if (!column || column.kept) return [];
    const [field = key] = filledBy(column);
    return field in card ? [[field, card[field as keyof Card]]] : [];
  });
  return Object.fromEntries(changed) as Partial<Card>;
};

/** The columns of a file by their names, in order, each with whether its table requires it. */
export const namedColumns = (names: ColumnNames, columns: Columns): readonly ImportColumn[] =>
  Object.entries(names).map(([key, [name, ...aliases]]) => ({
    key,
    name,
    aliases,
    required: columns[key]!.required === true,
    unless: columns[key]!.unless ?? [],
  }));
