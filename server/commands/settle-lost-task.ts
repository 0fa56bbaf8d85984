import { importProgress as words } from '../../src/domain/import/imports.words.ts';
import { isWorkedOn } from '../../src/domain/import/run.ts';
import { isOpenTask } from '../../src/domain/task/task.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { moveImportAct } from '../acts/import-run.ts';
import { noteRun } from '../services/move-import.ts';
import { type Ctx, type Tx, withBusiness } from '../store/database/tx.ts';
import { endTask, findTask, type Task } from '../store/files/tasks.ts';
import { lockRun } from '../store/imports/import-runs.ts';

/** Whether the work of a task was committed whole before its worker was lost. Where it is an import, that is noted to have failed if not. */
const wasDone = async (tx: Tx, task: Task): Promise<boolean> => {
  if (!task.input.run) return task.total !== null && task.done >= task.total;
  const run = await lockRun(tx, String(task.input.run));
  if (run.taskId !== task.id || !isWorkedOn(run)) return true;
  if (!isRefusal(moveImportAct(run, { type: 'import.fail' }, tx.now)))
    await noteRun(tx, run, 'import.fail', words.lost);
  return false;
};

/**
 * Ends a task that no job of the queue works for any more: its workers died as often as the queue tries. First it is asked whether
 * they committed, and only where they did not is it said to have failed; then people can try it again.
 */
export const settleLostTask = (ctx: Ctx, id: string): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    const task = await findTask(tx, id);
    if (!task || !isOpenTask(task)) return;
    const done = await wasDone(tx, task);
    await endTask(tx, id, done ? null : words.lost);
  });
