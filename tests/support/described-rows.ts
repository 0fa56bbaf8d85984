import {
  type AnsweredColumn,
  type RowColumns,
  type Statement,
  sqlNames,
  typeIds,
} from '../../server/store/database/row.ts';

/** Where what PostgreSQL says of a statement's columns, and the rows it sent, differ from how the statement describes them. */
export const differences = (
  described: RowColumns,
  text: string,
  answered: readonly AnsweredColumn[],
  rows: readonly object[],
): string[] => {
  const byName = new Map(answered.map((one) => [one.name, one.dataTypeID]));
  const found: string[] = [];
  const names = sqlNames(described);
  for (const [n, [key, { type, nullable }]] of Object.entries(described).entries()) {
    const name = names[n]!;
    const id = byName.get(name);
    if (id === undefined) found.push(`${name} is not answered`);
    else if (!(typeIds[type] as readonly number[]).includes(id))
      found.push(`${name} is ${typeName(id)}, not ${type}`);
    else if (!nullable && rows.some((row) => (row as Record<string, unknown>)[key] === null))
      found.push(`${name} is null, and is not said to be`);
  }
  // Whoever asks for all columns, or fetches what a cursor asked for, reads some of them.
  if (!text.includes('*') && !text.startsWith('fetch '))
    for (const { name } of answered)
      if (!names.includes(name)) found.push(`${name} is asked for and not read`);
  if (byName.size < answered.length) found.push('two columns have the same name');
  return found;
};

const typeName = (id: number): string =>
  Object.entries(typeIds).find(([, ids]) => (ids as readonly number[]).includes(id))?.[0] ?? `type ${id}`;

const noted = new Set<string>();

/** Notes where an answer differs from its statement's description. */
export const compare = (
  { text, row }: Statement,
  answered: readonly AnsweredColumn[],
  rows: readonly object[],
): void => {
  if (!row) return;
  for (const difference of differences(row, text, answered, rows))
    noted.add(`${difference}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`);
};

/** What was noted since the last time. */
export const takeDifferences = (): string[] => {
  const found = [...noted];
  noted.clear();
  return found;
};
