import { type Encoding, hasOtherLetters, unreadableLetter } from '../../src/domain/import/encodings.ts';
import { rowsWithNames } from '../../src/domain/import/headers.ts';
import { FileFault } from '../../src/domain/import/limits.ts';
import { importRunRefusals as words } from '../../src/domain/import/refusals.words.ts';
import type { RowLetters } from '../../src/domain/import/run.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { moveImportAct } from '../acts/import-run.ts';
import { rowsOfFile, shapeOf } from '../adapters/import-file.ts';
import { type Ctx, Refused, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { piecesOf } from '../store/imports/import-rows.ts';
import { findRun, type KeptRun, type RunChange } from '../store/imports/import-runs.ts';
import { firstRows, lookOf } from './import-reading.ts';
import { moved, type RunResult } from './move-import.ts';

/** As many rows as a person is shown to see whether the letters are right. */
const previewRows = 8;

/** As many cells of a row as tell which it is. */
const cellsShown = 6;

/** The letters of a run's file as an encoding reads them, its column names included. */
export const lettersOf = async (
  ctx: Ctx,
  { id }: Pick<KeptRun, 'id'>,
  encoding: Encoding,
): Promise<{ letters: RowLetters[]; unreadable: number }> => {
  const letters: RowLetters[] = [];
  let unreadable = 0;
  for await (const { line, cells } of rowsOfFile(piecesOf(ctx, id), encoding)) {
    if (cells.some((cell) => cell.includes(unreadableLetter))) unreadable += 1;
    const others = letters.length < previewRows ? cells.filter(hasOtherLetters) : [];
    if (others.length > 0) letters.push({ line, cells: others });
  }
  return { letters, unreadable };
};

/** How somebody chose that the file of a run is read: in another encoding, or with its column names on another line. */
export type ReadChoice = { encoding: Encoding } | { headerLine: number };

const eventOf = (choice: ReadChoice) =>
  ({ type: 'encoding' in choice ? 'import.decode' : 'import.chooseHeader' }) as const;

/** What is refused of a choice is said at it. */
const fieldOf = (choice: ReadChoice) => ('encoding' in choice ? 'encoding' : 'headerLine');

const isAsChosen = (run: KeptRun, choice: ReadChoice): boolean =>
  'encoding' in choice
    ? run.encoding === choice.encoding && run.encodingBy !== 'proposal'
    : run.headerLine === choice.headerLine;

/**
 * The file of a run as somebody chose that it is read; null where nothing changes by it. Throws `Missing`, and `Refused` where that can't be
 * chosen, or it can't be read so.
 */
export const readAs = async (ctx: Ctx, id: string, choice: ReadChoice): Promise<RunChange['read'] | null> => {
  const run = await withBusiness(ctx, 'read', (tx) => findRun(tx, id));
  if (isAsChosen(run, choice)) return null;
  runAct(moveImportAct, run, eventOf(choice), ctx.clock());
  const { encoding, encodingBy, headerLine } =
    'encoding' in choice
      ? { encoding: choice.encoding, encodingBy: 'person' as const, headerLine: run.headerLine }
      : { ...run, headerLine: choice.headerLine };
  try {
    const shape = await shapeOf(piecesOf(ctx, id), encoding, lookOf(run.kind, { headerLine }));
    if (shape.headers.some((header) => header.includes(unreadableLetter)))
      throw new Refused(invalid('encoding', words.columnNamesUnreadable));
    return { encoding, encodingBy, ...shape };
  } catch (error) {
    if (error instanceof FileFault) throw new Refused(invalid(fieldOf(choice), error.message));
    throw error;
  }
};

/** Notes how somebody chose that the file of a run is read, whose row is held: its columns are matched anew. */
export const readAgain = async (
  tx: Tx,
  run: KeptRun,
  choice: ReadChoice,
  read: RunChange['read'] | null,
): Promise<RunResult> =>
  read
    ? moved(tx, run, eventOf(choice), () => ({ read, reviewed: false }))
    : { id: run.id, status: run.status, moved: false };

/** The first rows of a file as they are typed, among which somebody chooses that of its column names. */
export const beginningOf = async (
  ctx: Ctx,
  { id, encoding }: Pick<KeptRun, 'id' | 'encoding'>,
): Promise<RowLetters[]> => {
  const first = await firstRows(rowsOfFile(piecesOf(ctx, id), encoding), rowsWithNames);
  return first.map(({ line, cells }) => ({ line, cells: cells.slice(0, cellsShown) }));
};
