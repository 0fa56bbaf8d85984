import { importReaders } from '../../src/domain/import/readers.ts';
import type { ReadRow } from '../../src/domain/import/row-done.ts';
import type { ImportMapping } from '../../src/domain/import/run.ts';
import type { FileRow } from '../../src/domain/import/separated.ts';
import { rowsOfFile } from '../adapters/import-file.ts';
import { piecesOf } from '../store/import-rows.ts';
import type { KeptRun } from '../store/import-runs.ts';
import type { BusinessCtx } from '../store/tx.ts';

/** The rows of a run's file in turn, without the one of its column names. Memory doesn't grow with the file. */
export async function* rowsOfRun(
  ctx: BusinessCtx,
  { id, encoding }: Pick<KeptRun, 'id' | 'encoding'>,
): AsyncGenerator<FileRow> {
  let isNamed = false;
  for await (const row of rowsOfFile(piecesOf(ctx, id), encoding)) {
    if (isNamed) yield row;
    isNamed = true;
  }
}

/** A row of a file as the run reads it. */
export const readRow = (
  row: FileRow,
  { headers, kind }: Pick<KeptRun, 'headers' | 'kind'>,
  mapping: ImportMapping,
): ReadRow => ({
  line: row.line,
  ...importReaders[kind].read(row, headers.length, mapping.matching, mapping),
});

/** Rows in turn, so many at once. */
export async function* inParts<Row>(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let part: Row[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** The first rows of a file, and no more of it than they take. */
export const firstRows = async (rows: AsyncIterable<FileRow>, most: number): Promise<FileRow[]> => {
  const first: FileRow[] = [];
  for await (const row of rows) {
    first.push(row);
    if (first.length >= most) break;
  }
  return first;
};
