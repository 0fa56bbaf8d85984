import { importProgress as words } from '../../src/domain/import/imports.words.ts';
import { rowsAtOnce } from '../../src/domain/import/preview.ts';
import { linesOf, type ReadRow, type RowDone } from '../../src/domain/import/row-done.ts';
import {
  hasFailed,
  hasStopped,
  type ImportMapping,
  isWorkedOn,
  lookedAt,
} from '../../src/domain/import/run.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import type { ImportRunEvent } from '../../src/machines/import-run/import-run.lifecycle.ts';
import { moveImportAct } from '../acts/import-run.ts';
import { engineKind } from '../services/import-kinds.ts';
import { type EarlierRows, importPart, undoPart } from '../services/import-part.ts';
import { readingOf, rowsLeftOf } from '../services/import-reading.ts';
import { noteRun } from '../services/move-import.ts';
import { throughOutages } from '../services/through-outages.ts';
import { unavailabilityOf } from '../store/database/database-fault.ts';
import { point } from '../store/database/point.ts';
import { type Ctx, type Tx, withBusiness } from '../store/database/tx.ts';
import { endTask, noteProgress, stopTask } from '../store/files/tasks.ts';
import { keepRows, linesOfKeys, noteUndone, rowsToUndo, usedInRun } from '../store/imports/import-rows.ts';
import { findRun, type KeptRun, lockRun } from '../store/imports/import-runs.ts';

/** Work of a run in a task, whose row says how far it has come. */
export interface Work {
  ctx: Ctx;
  runId: string;
  taskId: string;
  /** Aborted where the worker ends: the work is left between two parts, and the queue gives it to another. */
  signal?: AbortSignal;
}

/** Carries out a part of the work while the run's row is held; null where the run is no longer in a state for it. */
const inRun = <Result>(
  { ctx, runId }: Work,
  type: 'import.rowsDone' | 'import.rowsUndone',
  part: (tx: Tx, run: KeptRun) => Promise<Result>,
): Promise<Result | null> =>
  withBusiness(ctx, 'write', async (tx) => {
    const run = await lockRun(tx, runId);
    return isRefusal(moveImportAct(run, { type }, tx.now)) ? null : part(tx, run);
  });

/** True where there was no room for the last row, which waits for some. */
const isCapped = (rows: readonly RowDone[]): boolean => rows.at(-1)!.outcome === 'capped';

/** Imports a part of the rows in a transaction that holds their run; false where the plan has no room for more, which the run notes. */
const importRowsIn = async (
  { runId, taskId }: Work,
  tx: Tx,
  run: KeptRun,
  mapping: ImportMapping,
  part: readonly ReadRow[],
): Promise<boolean> => {
  await point('import.part-begun');
  const rows = part.filter((row) => linesOf(row).at(-1)! > run.lastLine);
  if (rows.length === 0) return true;
  const kind = engineKind(run.kind);
  const earlier: EarlierRows = {
    linesOf: (keys) => linesOfKeys(tx, runId, keys),
    usedOf: (ids) => usedInRun(tx, runId, ids),
  };
  const done = await importPart(tx, kind, rows, mapping, earlier);
  const reached = (await keepRows(tx, runId, isCapped(done) ? done.slice(0, -1) : done)) ?? run;
  await noteProgress(tx, taskId, lookedAt(reached), reached.failed);
  await point('import.part-written');
  if (!isCapped(done)) return true;
  const full = words.planFull({ ...kind.spec.words, line: done.at(-1)!.line });
  await noteRun(tx, await findRun(tx, runId), 'import.reachCap', full);
  return false;
};

/** Imports the rows that are left, batch by batch; each is written with how far the run has come, so that a kill repeats none. */
const importRows = async (work: Work, cameFurther: () => void): Promise<void> => {
  const { ctx, runId } = work;
  const run = await withBusiness(ctx, 'read', (tx) => findRun(tx, runId));
  const { mapping } = run;
  // Its file is read for nothing else than rows to come.
  if (isRefusal(moveImportAct(run, { type: 'import.rowsDone' }, ctx.clock())) || !mapping) return;
  const parts = rowsLeftOf(ctx, run, await readingOf(ctx, mapping));
  for await (const part of parts) {
    const goesOn = await inRun(work, 'import.rowsDone', (tx, now) =>
      importRowsIn(work, tx, now, mapping, part),
    );
    await point('import.part-committed');
    if (!goesOn) return;
    cameFurther();
  }
  await inRun(work, 'import.rowsDone', (tx, now) => noteRun(tx, now, 'import.finish', null));
  await point('import.finished');
};

/** Takes back what the run made, batch by batch, the last row first. */
const undoRows = async (work: Work, cameFurther: () => void): Promise<void> => {
  const { runId, taskId } = work;
  for (;;) {
    const goesOn = await inRun(work, 'import.rowsUndone', async (tx, run) => {
      await point('undo.part-begun');
      const rows = await rowsToUndo(tx, runId, rowsAtOnce / 2);
      if (rows.length === 0) {
        await noteRun(tx, run, 'import.finishUndo', null);
        return false;
      }
      await noteUndone(tx, runId, await undoPart(tx, engineKind(run.kind), rows));
      const { undone, kept, refused } = await findRun(tx, runId);
      await noteProgress(tx, taskId, undone + kept + refused, refused);
      await point('undo.part-written');
      return true;
    });
    await point(goesOn ? 'undo.part-committed' : 'undo.finished');
    if (!goesOn) return;
    cameFurther();
  }
};

/** Ends the task of work that is over, as its run did: a run that goes on has a job of its own, and one that failed said so. */
const noteEnd = ({ ctx, runId, taskId }: Work): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    const run = await lockRun(tx, runId);
    if (isWorkedOn(run) || hasFailed(run)) return;
    await (hasStopped(run) ? stopTask(tx, taskId, run.fault) : endTask(tx, taskId, null));
  });

/**
 * Notes that a fault of ours ended the work, so that people see it and can go on. First it is asked whether the work was committed all the
 * same: a run that is over has not failed.
 */
const noteFault = (work: Work): Promise<void> =>
  withBusiness(work.ctx, 'write', async (tx) => {
    const { runId, taskId } = work;
    const run = await lockRun(tx, runId);
    if (!isWorkedOn(run)) return;
    const event: ImportRunEvent = { type: 'import.fail' };
    if (!isRefusal(moveImportAct(run, event, tx.now))) await noteRun(tx, run, 'import.fail', words.failed);
    await endTask(tx, taskId, words.failed);
  });

/**
 * Imports a file's rows, or takes them back. Repeated, it goes on where it was cut short: how far it came is written with the rows, so it
 * is never a matter of what the worker remembers. A database that is away for moments is waited for here, one that stays away by the queue.
 */
export const carryOnImport = async (work: Work): Promise<void> => {
  try {
    await throughOutages(async (further) => {
      const cameFurther = () => {
        further();
        work.signal?.throwIfAborted();
      };
      await importRows(work, cameFurther);
      await undoRows(work, cameFurther);
      await noteEnd(work);
    }, work.signal);
  } catch (error) {
    if (!work.signal?.aborted && !unavailabilityOf(error)) await noteFault(work);
    throw error;
  }
};
