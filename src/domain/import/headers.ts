import { isEmail } from '../text.ts';
import type { FileRow } from './file-rows.ts';
import { dayFormats, decimalSigns, readDay, readNumber } from './formats.ts';
import { importAnswers, importFileFaults } from './import-files.words.ts';
import { FileFault, importLimits } from './limits.ts';
import { type ImportColumn, proposedMatching } from './matching.ts';

/** As many of a file's first rows as its column names may be on. */
export const rowsWithNames = 20;

const nameOf = (cell: string): string => cell.trim().replace(/\s+/g, ' ').slice(0, importLimits.header);

/** The column that a file of faulty rows has beside its own, in whatever letters: what to correct in each. It is for people, and no row is read for it. */
export const tellsReason = (header: string): boolean =>
  header.toLowerCase() === importAnswers.reason.toLowerCase();

/** A name that no column before has, in whatever letters: a second one is numbered. */
const untaken = (name: string, taken: ReadonlySet<string>): string => {
  let [free, n] = [name, 2];
  while (taken.has(free.toLowerCase())) {
    free = importAnswers.columnAgain({ column: name, n });
    n += 1;
  }
  return free;
};

/**
 * What the columns of a file are called, each otherwise: as its line of names says, and by our own name where that says nothing. Columns
 * behind the last named one that hold nothing are what a spreadsheet leaves of emptied cells. Throws `FileFault` for more columns than a
 * file may have; what to correct isn't counted, so that the faulty rows of a file with as many come as they are. Source: answers-2.md, Q53.
 *
 * @param cells of the line of names; none where a file has no such line
 * @param used how many columns have a value in some row
 */
export const headersIn = (cells: readonly string[], used: number): string[] => {
  const named = cells.map(nameOf);
  const width = Math.max(named.findLastIndex((name) => name !== '') + 1, used);
  const taken = new Set<string>();
  const headers = Array.from({ length: width }, (_, at) => {
    const name = untaken(named[at] || importAnswers.columnNumbered({ n: at + 1 }), taken);
    taken.add(name.toLowerCase());
    return name;
  });
  if (headers.filter((header) => !tellsReason(header)).length > importLimits.columns)
    throw new FileFault(importFileFaults.tooManyColumns);
  return headers;
};

/** Whether a cell is what rows hold and no name is: a number, a day or an email. */
const isValue = (cell: string): boolean =>
  decimalSigns.some((sign) => readNumber(cell, sign) !== null) ||
  dayFormats.some((format) => readDay(cell, format, 2000) !== null) ||
  isEmail(cell);

/** How a file's columns were called, and on which line. */
export interface LastHeaders {
  headers: readonly string[];
  headerLine: number;
}

/** Whether two files have the same columns in one order, apart from the column of reasons that ours have beside. */
export const sameHeaders = (one: readonly string[], other: readonly string[]): boolean => {
  const [first, second] = [one, other].map((headers) => headers.filter((header) => !tellsReason(header)));
  return JSON.stringify(first) === JSON.stringify(second);
};

/** On which line a file has the names of the last one; none where it has those on no line. */
const lineAsLast = (rows: readonly FileRow[], { headers, headerLine }: LastHeaders): number | undefined =>
  headerLine === 0
    ? undefined
    : rows
        .slice(0, rowsWithNames)
        .find(({ cells }) => sameHeaders(headersIn(cells.slice(0, headers.length + 1), 0), headers))?.line;

/**
 * On which line a file has its column names: that with the names of the last file, else the first of its rows that has several names of the kind's columns, else the first that is as
 * wide as rows are. 0 where that one has values already, so that there are no names.
 *
 * @param rows the first of the file, with its lines of a title
 * @param last how the columns of the last file of the kind were called; a file as wide whose names aren't known has none where that had none
 */
export const headerLineIn = (
  rows: readonly FileRow[],
  columns: readonly ImportColumn[],
  last: LastHeaders | null = null,
): number => {
  const asLast = last && lineAsLast(rows, last);
  if (asLast) return asLast;
  const seen = rows.slice(0, rowsWithNames).map(({ line, cells }) => {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const known = Object.keys(proposedMatching(cells, columns)).length;
    return { line, filled: filled.length, known, hasValues: filled.some(isValue) };
  });
  const widest = Math.max(...seen.map(({ filled }) => filled));
  const isWide = ({ filled }: (typeof seen)[number]) => filled * 2 >= widest && (filled > 1 || widest === 1);
  const most = Math.max(...seen.map(({ known, hasValues }) => (hasValues ? 0 : known)));
  const named = seen.find(({ known, hasValues }) => !hasValues && known === most);
  const wide = seen.find(isWide);
  if (named && (most > 1 || (most === 1 && named === wide))) return named.line;
  if (last?.headerLine === 0 && last.headers.length === widest) return 0;
  return wide?.hasValues && wide.known === 0 ? 0 : (wide?.line ?? 1);
};
