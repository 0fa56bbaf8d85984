import type { PermissionKey } from '../access/permissions.ts';
import type { Cap, PlanFlag } from '../access/plans.ts';
import type { DocumentKind } from '../documents/kind.ts';
import type { ColumnNames } from './cells.ts';
import type { ImportKindWords } from './imports.words.ts';
import type { ImportColumn } from './matching.ts';

/** A list of the business that a value of a column is one of. */
export type ChoiceList =
  | 'taxes'
  | 'expenseCategories'
  | 'banks'
  | 'locations'
  | 'purchaseAccounts'
  | 'entryAccounts';

/**
 * What one kind of import is on both sides: what its files say, and what the plan and the role must allow. How a row is read is asked on the
 * server alone: readers.ts; what is done with it: server/services/import-kinds.ts.
 */
export interface ImportKindSpec {
  columns: readonly ImportColumn[];
  /** The fields that hold numbers, and those that hold days: their formats are proposed from what is typed there. */
  numberFields: readonly string[];
  dayFields: readonly string[];
  /** What can stand for a value of a field, where that is one of a list: it is chosen once for every row that has it. */
  choices: Readonly<Record<string, readonly string[] | ChoiceList>>;
  /** Who imports adds: the key of what is added, asked beside that of imports. Source: answers-2.md, Q9. */
  add: PermissionKey;
  /** What of the plan it needs, and what the plan counts of it; null for nothing. Source: answers-2.md, Q53. */
  flag: PlanFlag | null;
  cap: Cap | null;
  words: ImportKindWords;
  /** The field that can be a count of what is here already; left out for what isn't counted. Source: answers-2.md, Q58. */
  counted?: string;
  /** Who downloads what is here as a file of the kind; left out where only its list is exported. */
  exports?: PermissionKey;
  /** The fields that what is imported is compared with, and that our own files leave out; left out where there are none. */
  comparedOnly?: readonly string[];
  /** The documents it makes, which may be told on several rows; left out for what has a row each. */
  documents?: DocumentKind;
}

/** The columns of a kind by their names, in the order of a file. */
export const columnsNamed = <Field extends string>(
  names: ColumnNames<Field>,
  required: readonly Field[],
): readonly ImportColumn[] =>
  (Object.keys(names) as Field[]).map((key) => {
    const [name, ...aliases] = names[key];
    return { key, name, required: required.includes(key), aliases };
  });
