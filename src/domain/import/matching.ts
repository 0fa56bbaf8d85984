import type { FieldProblem } from '../values/refusal.ts';
import { importAnswers as words } from './import-files.words.ts';

/** A column of a kind of import that a column of a file can be matched with. */
export interface ImportColumn {
  /** The field it tells. */
  key: string;
  /** How it is called, in our own files too. */
  name: string;
  required: boolean;
  /** It is told by these fields too: with a column for one of them it needs none of its own. */
  unless: readonly string[];
  /** How other programs call it. */
  aliases: readonly string[];
}

/** Which column of the file, counted from 0, each field of the kind is read from; those that are not are left out. */
export type Matching = Readonly<Record<string, number>>;

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What is known of a file beside the names of its columns. */
interface KnownOfFile {
  /** The program that wrote it: the column of each field, and those that aren't what their names say to us. */
  program?: { columns: Readonly<Record<string, string>>; others?: readonly string[] } | undefined;
  /** Whether the values of a column can be what a field is of; `isOurs` where it is called as we call that. */
  fits?: (field: string, column: number, isOurs: boolean) => boolean;
}

/**
 * Matches columns by their names, each once: as the last file of the kind was matched where a header of it comes again, else as the program
 * that wrote it calls them, else by our own names, else by those of other programs, the better name first. Source: answers-2.md, Q53 and Q61.
 *
 * @param remembered the header each field was matched with last
 */
export const proposedMatching = (
  headers: readonly string[],
  columns: readonly ImportColumn[],
  remembered: Readonly<Record<string, string>> = {},
  { program, fits = () => true }: KnownOfFile = {},
): Matching => {
  const matching: Record<string, number> = {};
  const free = new Map(headers.map((header, at) => [plain(header), at]));
  const take = ({ key }: ImportColumn, names: readonly string[], isMeant: (at: number) => boolean) => {
    if (Object.hasOwn(matching, key)) return;
    const found = names.map(plain).find((name) => free.has(name) && isMeant(free.get(name)!));
    if (found === undefined) return;
    matching[key] = free.get(found)!;
    free.delete(found);
  };
  const named = (known: Readonly<Record<string, string>>, key: string): string[] =>
    Object.hasOwn(known, key) ? [known[key]!] : [];
  const isChosen = () => true;
  for (const column of columns) take(column, named(remembered, column.key), isChosen);
  if (program) {
    for (const column of columns) take(column, named(program.columns, column.key), isChosen);
    for (const other of program.others ?? []) free.delete(plain(other));
  }
  for (const column of columns) take(column, [column.name], (at) => fits(column.key, at, true));
  for (const column of columns) take(column, column.aliases, (at) => fits(column.key, at, false));
  return matching;
};

/** What is wrong with a matching that was sent: each column of the file is chosen once, and there is one. */
export const matchingProblems = (matching: Matching, headers: readonly string[]): FieldProblem[] => {
  const taken = new Set<number>();
  return Object.entries(matching).flatMap(([key, at]) => {
    const field = `mapping.${key}`;
    const header = headers[at];
    if (header === undefined) return [{ field, message: words.columnUnknown }];
    if (taken.has(at)) return [{ field, message: words.columnTwice({ column: header }) }];
    taken.add(at);
    return [];
  });
};

/** The required columns that nothing is matched with, as they are called. */
export const unmatchedRequired = (columns: readonly ImportColumn[], matching: Matching): string[] =>
  columns
    .filter(
      ({ key, required, unless }) =>
        required && ![key, ...unless].some((field) => Object.hasOwn(matching, field)),
    )
    .map(({ name }) => name);
