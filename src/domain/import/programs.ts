import type { FileRow } from './file-rows.ts';
import { type ProgramFile, programFiles } from './program-files.words.ts';
import type { ImportKind } from './run.ts';

const plain = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The file of another program that some columns are of; undefined for none that is known. */
export const programFileOf = (kind: ImportKind, headers: readonly string[]): ProgramFile | undefined => {
  const names = new Set(headers.map(plain));
  return programFiles.find((file) => file.kind === kind && file.has.every((name) => names.has(plain(name))));
};

/** Its percentages with their sign, which the file leaves out; null where it has none. */
export const percentRows = (
  { percents }: Pick<ProgramFile, 'percents'>,
  headers: readonly string[],
): ((row: FileRow) => FileRow) | null => {
  const places = (percents ?? [])
    .map((name) => headers.findIndex((header) => plain(header) === plain(name)))
    .filter((at) => at >= 0);
  if (places.length === 0) return null;
  return ({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (places.includes(at) && /\d\s*$/.test(cell) ? `${cell.trim()}%` : cell)),
  });
};
