import { type TaskAct, type TaskStep, type TaskView, taskStep } from '../../src/domain/task/task.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { moveImportAct } from '../acts/import-run.ts';
import type { Tx } from '../store/database/tx.ts';
import type { ListedTask, Task } from '../store/files/tasks.ts';
import { findRun, type KeptRun } from '../store/imports/import-runs.ts';

/** Whether an import can go on where it stopped or failed. */
export const mayResume = (run: KeptRun, now: Date): boolean =>
  !isRefusal(moveImportAct(run, { type: 'import.resume' }, now));

/**
 * What can be asked of a task: the chart of imports says it where the task is the newest work of one; what went wrong can always be tried again.
 *
 * @param run the import it works for; null for other work
 */
export const taskActsOf = (
  task: Pick<Task, 'id' | 'state'>,
  run: KeptRun | null,
  now: Date,
): readonly TaskAct[] => {
  const isNewest = run?.taskId === task.id;
  const may = (type: 'import.stop' | 'import.resume') =>
    run !== null && isNewest && !isRefusal(moveImportAct(run, { type }, now));
  switch (task.state) {
    case 'queued':
    case 'running':
      return may('import.stop') ? ['stop'] : [];
    case 'failed':
      return run === null || isNewest ? ['retry'] : [];
    case 'stopped':
      return may('import.resume') ? ['retry'] : [];
    case 'done':
      return [];
  }
};

/** What is done with a task, by what the queue knows of its job. */
export const stepOf = ({
  state,
  locked,
  alive,
  tries,
}: Pick<ListedTask, 'state' | 'locked' | 'alive' | 'tries'>): TaskStep | null =>
  taskStep({ state }, locked === null ? null : { locked, alive: alive === true, tries: tries ?? 0 });

/** A task as its page shows it. */
export const taskViewOf = async (tx: Tx, task: ListedTask): Promise<TaskView> => {
  const { id, kind, state, total, done, failed, fault, runId } = task;
  const run = runId && state !== 'done' ? await findRun(tx, runId) : null;
  const step = stepOf(task);
  return {
    id,
    kind,
    state,
    step,
    total,
    done,
    failed,
    fault,
    by: task.byName,
    startedAt: task.createdAt.toISOString(),
    endedAt: task.endedAt?.toISOString() ?? null,
    dueAt: step === 'again' ? (task.dueAt?.toISOString() ?? null) : null,
    import: runId
      ? {
          id: runId,
          kind: task.importKind!,
          fileName: task.fileName!,
          created: task.created!,
          updated: task.updated!,
          skipped: task.skipped!,
          failed: task.rowsFailed!,
          undone: task.undone!,
          kept: task.kept!,
          refused: task.refused!,
        }
      : null,
    // An import's name is that of the file it reads.
    file:
      !runId && typeof task.input.name === 'string'
        ? { name: task.input.name, ready: task.made === true }
        : null,
    acts: taskActsOf(task, run, tx.now),
  };
};
