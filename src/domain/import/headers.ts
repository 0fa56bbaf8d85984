import { importAnswers, importFileFaults as words } from './import-files.words.ts';
import { importLimits } from './limits.ts';

const nameOf = (header: string): string => header.trim().replace(/\s+/g, ' ');

/** Columns behind the last named one are what a spreadsheet leaves of emptied cells. */
const withoutEnd = (cells: readonly string[]): string[] => {
  const last = cells.findLastIndex((cell) => nameOf(cell) !== '');
  return cells.slice(0, last + 1).map(nameOf);
};

const firstTwice = (headers: readonly string[]): string | undefined => {
  const seen = new Set<string>();
  return headers.find((header) => {
    const plain = header.toLowerCase();
    return seen.has(plain) || !seen.add(plain);
  });
};

/** The column that a file of faulty rows has beside its own, in whatever letters: what to correct in each. It is for people, and no row is read for it. */
export const tellsReason = (header: string): boolean =>
  header.toLowerCase() === importAnswers.reason.toLowerCase();

/**
 * The names of a file's columns, or why they can't be told apart: 1 to 100 of them, each named and each once. What to correct isn't counted,
 * so that the faulty rows of a file with as many columns as there may be are uploaded as they come. Source: answers-2.md, Q53.
 */
export const headersIn = (cells: readonly string[]): { headers: string[] } | { fault: string } => {
  const headers = withoutEnd(cells);
  if (headers.length === 0) return { fault: words.empty };
  const own = headers.filter((header) => !tellsReason(header));
  if (own.length > importLimits.columns) return { fault: words.tooManyColumns };
  const unnamed = headers.indexOf('');
  if (unnamed >= 0) return { fault: words.headerUnnamed({ place: unnamed + 1 }) };
  if (headers.some((header) => header.length > importLimits.header)) return { fault: words.headerTooLong };
  const twice = firstTwice(headers);
  return twice === undefined ? { headers } : { fault: words.headerTwice({ header: twice }) };
};
