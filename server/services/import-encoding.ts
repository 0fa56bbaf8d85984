import { type Encoding, hasOtherLetters, unreadableLetter } from '../../src/domain/import/encodings.ts';
import { FileFault } from '../../src/domain/import/limits.ts';
import { importRunRefusals as words } from '../../src/domain/import/refusals.words.ts';
import type { RowLetters } from '../../src/domain/import/run.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { moveImportAct } from '../acts/import-run.ts';
import { rowsOfFile, shapeOf } from '../adapters/import-file.ts';
import { type Ctx, Refused, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { piecesOf } from '../store/imports/import-rows.ts';
import { findRun, type KeptRun, type RunChange } from '../store/imports/import-runs.ts';
import { meaningOf } from './import-reading.ts';
import { moved, type RunResult } from './move-import.ts';

/** As many rows as a person is shown to see whether the letters are right. */
const previewRows = 8;

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

/**
 * The file of a run as an encoding reads it; null where nothing changes by it. Throws `Missing`, and `Refused` where its encoding can't be
 * chosen, or it can't be read so.
 */
export const readIn = async (ctx: Ctx, id: string, encoding: Encoding): Promise<RunChange['read'] | null> => {
  const run = await withBusiness(ctx, 'read', (tx) => findRun(tx, id));
  if (run.encoding === encoding && run.encodingBy !== 'proposal') return null;
  runAct(moveImportAct, run, { type: 'import.decode' }, ctx.clock());
  try {
    const meaning = (headers: string[]) => meaningOf(run.kind, headers);
    const { headers, rows } = await shapeOf(piecesOf(ctx, id), encoding, meaning);
    if (headers.some((header) => header.includes(unreadableLetter)))
      throw new Refused(invalid('encoding', words.columnNamesUnreadable));
    return { encoding, headers, rows };
  } catch (error) {
    if (error instanceof FileFault) throw new Refused(invalid('encoding', error.message));
    throw error;
  }
};

/** Notes the encoding somebody chose for the file of a run whose row is held: its columns are matched anew. */
export const decoded = async (tx: Tx, run: KeptRun, read: RunChange['read'] | null): Promise<RunResult> =>
  read
    ? moved(tx, run, { type: 'import.decode' }, () => ({ read }))
    : { id: run.id, status: run.status, moved: false };
