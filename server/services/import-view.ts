import type { Encoding } from '../../src/domain/import/encodings.ts';
import type { FaultGroup } from '../../src/domain/import/fault-groups.ts';
import type { Matching } from '../../src/domain/import/matching.ts';
import { isNew, isWorkedOn, type RowLetters } from '../../src/domain/import/run.ts';
import type { TaskStep } from '../../src/domain/task/task.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { findTaskJob } from '../store/files/tasks.ts';
import { faultGroupsOf, rowsLeft } from '../store/imports/import-rows.ts';
import { findRun, type KeptRun, lastChoices } from '../store/imports/import-runs.ts';
import { beginningOf, lettersOf } from './import-encoding.ts';
import { engineKind } from './import-kinds.ts';
import { firstRows, rowsOfRun } from './import-reading.ts';
import { type Proposal, proposalFor } from './propose-import.ts';
import { stepOf } from './task-view.ts';

/** As many rows as formats are proposed from. Source: answers-2.md, Q57. */
const rowsLookedAt = 1000;
const sampleCount = 3;

/** A run with what a page shows of it. */
export interface RunView extends Proposal {
  run: KeptRun;
  /** The encoding its letters are shown in; no letters where it is known, or chosen for good. */
  encoding: Encoding;
  letters: RowLetters[];
  unreadable: number;
  /** The first rows of a new file, its column names and what is above them too. */
  beginning: RowLetters[];
  /** The first rows of its file, as they were typed. */
  samples: string[][];
  /** What is done with its work; null while there is none. */
  step: TaskStep | null;
  groups: FaultGroup[];
  left: Awaited<ReturnType<typeof rowsLeft>>;
}

/**
 * A run, what became of its rows, and how its file is proposed to be read. Throws `Missing`.
 *
 * @param request a matching somebody is about to choose, which the formats are proposed for; an encoding its letters are shown in
 */
export const viewRun = async (
  ctx: Ctx,
  id: string,
  request: { matching: Matching | null; encoding: Encoding | null },
): Promise<RunView> => {
  const { run, last, job, groups, left } = await withBusiness(ctx, 'read', async (tx) => {
    const run = await findRun(tx, id);
    const [last, job, groups, left] = await Promise.all([
      lastChoices(tx, run.kind, id),
      run.taskId && isWorkedOn(run) ? findTaskJob(tx, run.taskId) : null,
      faultGroupsOf(tx, id),
      rowsLeft(tx, id, engineKind(run.kind).acts.table),
    ]);
    return { run, last, job, groups, left };
  });
  const rows = run.fileKept ? await firstRows(rowsOfRun(ctx, run), rowsLookedAt) : [];
  const encoding = request.encoding ?? run.encoding;
  const isChosen = run.fileKept && isNew(run) && run.encodingBy !== 'file';
  return {
    run,
    step: job && stepOf(job),
    groups,
    left,
    encoding,
    ...(isChosen ? await lettersOf(ctx, run, encoding) : { letters: [], unreadable: 0 }),
    beginning: run.fileKept && isNew(run) ? await beginningOf(ctx, { id, encoding }) : [],
    samples: rows.slice(0, sampleCount).map(({ cells }) => run.headers.map((_, at) => cells[at] ?? '')),
    ...proposalFor(ctx, run, rows, last, request.matching),
  };
};
