import type { PermissionKey } from '../access/permissions.ts';
import type { Cap, PlanFlag } from '../access/plans.ts';
import type { DocumentKind } from '../documents/kind.ts';
import type { ColumnNames } from './cells.ts';
import { type ChoiceList, type Columns, fieldsWith, namedColumns } from './columns.ts';
import type { ImportKindWords } from './imports.words.ts';
import type { ImportColumn } from './matching.ts';
import type { ImportReader } from './reader.ts';

/** One kind of import as its module describes it: its columns, how its rows are recognised, and what the plan and the role must allow. */
interface ImportDescription<Field extends string, Row> {
  /** What its columns are called, in the order of a file. */
  names: ColumnNames<Field>;
  fields: Columns;
  /** A file of a few rows that can be imported as it is, by field. */
  sample: readonly Readonly<Partial<Record<Field, string>>>[];
  reader: ImportReader<Row>;
  /** Who imports adds: the key of what is added, asked beside that of imports. Source: answers-2.md, Q9. */
  add: PermissionKey;
  /** What of the plan it needs, and what the plan counts of it; null for nothing. Source: answers-2.md, Q53. */
  flag: PlanFlag | null;
  cap: Cap | null;
  words: ImportKindWords;
  /** The field that can be a count of what is here already; left out for what isn't counted. Source: answers-2.md, Q58. */
  counted?: Field;
  /** Who downloads what is here as a file of the kind; left out where only its list is exported. */
  exports?: PermissionKey;
  /** A row can be without the vendor it names: somebody chooses what becomes of one there is none of. */
  choosesVendors?: true;
  /** The documents it makes, which may be told on several rows; left out for what has a row each. */
  documents?: DocumentKind;
}

/** A kind of import, with everything that follows from its columns. */
export interface ImportKindSpec extends Omit<ImportDescription<string, unknown>, 'names' | 'fields'> {
  columns: readonly ImportColumn[];
  /** The fields with numbers, and those with days: a file's formats are proposed from their values. */
  numberFields: readonly string[];
  dayFields: readonly string[];
  /** Those numbers that can't be below zero. */
  positiveFields: readonly string[];
  /** The values a field can have, if they are a list. */
  choices: Readonly<Record<string, readonly string[] | ChoiceList>>;
  /** The columns of our own files. */
  written: readonly ImportColumn[];
}

/** Makes a kind of import from its description. */
export const importKind = <Field extends string, Row>({
  names,
  fields,
  ...described
}: ImportDescription<Field, Row>): ImportKindSpec => {
  const columns = namedColumns(names, fields);
  const keys = columns.map(({ key }) => key);
  const unwritten = fieldsWith(fields, 'unwritten');
  const choices = keys.flatMap((key) => {
    const list = fields[key]!.choices;
    return list ? [[key, list] as const] : [];
  });
  return {
    ...described,
    columns,
    numberFields: keys.filter((key) => fields[key]!.holds === 'number'),
    dayFields: keys.filter((key) => fields[key]!.holds === 'day'),
    positiveFields: fieldsWith(fields, 'positive'),
    choices: Object.fromEntries(choices),
    written: columns.filter(({ key }) => !unwritten.includes(key)),
  };
};

/** A field as the column of its kind is called; empty for a fault of the whole row. */
export const columnName = ({ columns }: Pick<ImportKindSpec, 'columns'>, field: string): string =>
  columns.find(({ key }) => key === field)?.name ?? '';
