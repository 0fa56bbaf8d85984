import type { Reading, ReadRecord, RowFault } from '../../src/domain/import/cells.ts';
import { unreadableLetter } from '../../src/domain/import/encodings.ts';
import type { FileRow } from '../../src/domain/import/file-rows.ts';
import { headerLineIn, type LastHeaders } from '../../src/domain/import/headers.ts';
import { importRowFaults as words } from '../../src/domain/import/import-files.words.ts';
import { columnName } from '../../src/domain/import/kind.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { rowsAtOnce } from '../../src/domain/import/preview.ts';
import { percentRows, programFileOf } from '../../src/domain/import/programs.ts';
import type { ReadRow } from '../../src/domain/import/row-done.ts';
import type { ImportKind, ImportMapping } from '../../src/domain/import/run.ts';
import { asShopWrote, isShopExport, shopRows } from '../../src/domain/import/shop-export.ts';
import { rowsOfFile } from '../adapters/import-file.ts';
import { type BusinessCtx, type Ctx, withBusiness } from '../store/database/tx.ts';
import { piecesOf } from '../store/imports/import-rows.ts';
import type { KeptRun } from '../store/imports/import-runs.ts';
import { dayRulesOf } from '../store/plan/world.ts';

/**
 * How a kind means the rows of a file, where another program writes them otherwise than we do; null for a row that tells nothing.
 *
 * @returns null where each row is meant as it is
 */
const meaningOf = (
  kind: ImportKind,
  headers: readonly string[],
): ((row: FileRow) => FileRow | null) | null => {
  if (kind === 'inventory' && isShopExport(headers)) return shopRows(headers);
  const program = programFileOf(kind, headers);
  return program ? percentRows(program, headers) : null;
};

/** How a file of a kind is looked at: where its column names are found, as somebody said or as those of the last file were, and how its rows are meant. */
export const lookOf = (
  kind: ImportKind,
  { headerLine, last = null }: { headerLine?: number; last?: LastHeaders | null },
) => ({
  headerLineOf: (first: readonly FileRow[]): number =>
    headerLine ?? headerLineIn(first, importKindSpecs[kind].columns, last),
  meaningOf: (headers: string[]) => meaningOf(kind, headers),
});

/** What of a run says how the rows of its file are read. */
type ReadRun = Pick<KeptRun, 'id' | 'encoding' | 'kind' | 'headers' | 'headerLine'>;

/** How a run reads its rows today. */
export type RunReading = ImportMapping & Pick<Reading, 'days'>;

/** A far day is a fault of its row until the person who imports the file said that such days are meant. */
export const readingOf = (ctx: Ctx, mapping: ImportMapping): Promise<RunReading> =>
  withBusiness({ ...ctx, asksFarDays: mapping.farDays !== true }, 'read', async (tx) => ({
    ...mapping,
    days: { ...dayRulesOf(tx), thisYear: Number(tx.today.slice(0, 4)) },
  }));

/** How the cells of a row that was read are written as its file had them. */
export const writingOf = (
  kind: ImportKind,
  headers: readonly string[],
): ((cells: readonly string[]) => readonly string[]) =>
  kind === 'inventory' && isShopExport(headers) ? asShopWrote(headers) : (cells) => cells;

/** The rows of a run's file in turn, as they are meant, behind the line of its column names. Memory doesn't grow with the file. */
export async function* rowsOfRun(
  ctx: BusinessCtx,
  { id, encoding, kind, headers, headerLine }: ReadRun,
): AsyncGenerator<FileRow> {
  const meaning = meaningOf(kind, headers);
  for await (const row of rowsOfFile(piecesOf(ctx, id), encoding)) {
    if (row.line <= headerLine) continue;
    const read = meaning ? meaning(row) : row;
    if (read) yield read;
  }
}

/** Rows of one file that tell one thing, in the file's order. */
export type RowGroup = readonly [FileRow, ...FileRow[]];

/**
 * What a file tells in turn, each with its rows. Where a document may be told on several, the file is read once before to know its last
 * row, and it comes when that is reached: so the last lines only grow, and a run goes on behind the last it looked at. Its rows may lie
 * apart; as many are kept as documents are begun and not told whole.
 */
export async function* groupsOfRun(
  ctx: BusinessCtx,
  run: ReadRun,
  mapping: RunReading,
): AsyncGenerator<RowGroup> {
  const spans = importKindSpecs[run.kind].reader.spans?.(mapping.matching);
  if (!spans) {
    for await (const row of rowsOfRun(ctx, run)) yield [row];
    return;
  }
  const lasts = new Map<string, number>();
  const names = spans.naming(mapping.matching, mapping);
  for await (const row of rowsOfRun(ctx, run)) lasts.set(names(row), row.line);
  const begun = new Map<string, [FileRow, ...FileRow[]]>();
  const namesAgain = spans.naming(mapping.matching, mapping);
  for await (const row of rowsOfRun(ctx, run)) {
    const name = namesAgain(row);
    const group = begun.get(name);
    if (group) group.push(row);
    else begun.set(name, [row]);
    if (lasts.get(name) !== row.line) continue;
    yield begun.get(name)!;
    begun.delete(name);
  }
}

/** The line a group ends on. */
const endOf = (group: RowGroup): number => group.at(-1)!.line;

/** Faults of cells that have letters which can't be read: they come before what else is wrong with the cell. */
const withUnreadable = <Row>(
  { cells }: FileRow,
  { kind }: Pick<KeptRun, 'kind'>,
  { matching }: ImportMapping,
  { record, faults }: ReadRecord<Row>,
): ReadRecord<Row> => {
  if (!cells.some((cell) => cell.includes(unreadableLetter))) return { record, faults };
  const unreadable = Object.entries(matching).flatMap(([field, at]): RowFault[] => {
    const value = cells[at] ?? '';
    const column = columnName(importKindSpecs[kind], field);
    return value.includes(unreadableLetter)
      ? [{ column: field, value, message: words.lettersUnreadable({ column }) }]
      : [];
  });
  const others = faults.filter(({ column }) => unreadable.every((fault) => fault.column !== column));
  return { record, faults: [...unreadable, ...others] };
};

/** A group of rows as the run reads it. */
export const readRow = (
  group: RowGroup,
  { headers, kind }: Pick<KeptRun, 'headers' | 'kind'>,
  mapping: RunReading,
): ReadRow => {
  const reader = importKindSpecs[kind].reader;
  const read = group.map((row) => ({
    line: row.line,
    ...withUnreadable(row, { kind }, mapping, reader.read(row, headers.length, mapping.matching, mapping)),
  }));
  const { line } = group[0];
  const spans = reader.spans?.(mapping.matching);
  if (!spans) return { ...read[0]!, line };
  return { line, lines: group.map((row) => row.line), ...spans.joined(read) };
};

/** Groups in turn, in parts of so many rows, or of one group that has more. */
export async function* inBatches(groups: AsyncIterable<RowGroup>): AsyncGenerator<RowGroup[]> {
  let part: RowGroup[] = [];
  let rows = 0;
  for await (const group of groups) {
    if (rows > 0 && rows + group.length > rowsAtOnce) {
      yield part;
      [part, rows] = [[], 0];
    }
    part.push(group);
    rows += group.length;
  }
  if (part.length > 0) yield part;
}

/** The rows of a run after those it has looked at, as it reads them, in parts. */
export async function* rowsLeftOf(
  ctx: BusinessCtx,
  run: ReadRun & Pick<KeptRun, 'lastLine'>,
  mapping: RunReading,
): AsyncGenerator<ReadRow[]> {
  for await (const part of inBatches(groupsOfRun(ctx, run, mapping))) {
    const left = part.filter((group) => endOf(group) > run.lastLine);
    if (left.length > 0) yield left.map((group) => readRow(group, run, mapping));
  }
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
