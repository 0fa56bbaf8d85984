import { isOpenTask, type TaskAct, type TaskState } from '../../src/domain/task/task.ts';
import { taskRefusals as words } from '../../src/domain/task/tasks.words.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { mayResume, taskActsOf } from '../services/task-view.ts';
import { resumeRun, stopRun } from '../services/work-on-import.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Missing, Refused, type Tx } from '../store/database/tx.ts';
import { findTask, requeueTask, type Task } from '../store/files/tasks.ts';
import { type KeptRun, lockRun } from '../store/imports/import-runs.ts';

/** What a command about long work answers. */
export type TaskResult = { id: string; state: TaskState; repeated?: boolean };

interface Found {
  task: Task;
  /** The import it works for, its row held; null for other work. */
  run: KeptRun | null;
}

/** A task, read once what it works for is held. Throws `Missing`. */
const held = async (tx: Tx, id: string): Promise<Found> => {
  const found = await findTask(tx, id);
  if (!found) throw new Missing();
  const run = found.input.run ? await lockRun(tx, String(found.input.run)) : null;
  const task = await findTask(tx, id);
  return { task: task!, run };
};

const refuseUnless = (tx: Tx, act: TaskAct, { task, run }: Found, why: string): void => {
  if (!taskActsOf(task, run, tx.now).includes(act)) throw new Refused(refusal('illegal-move', why));
};

/** Stops long work after what it is at; what was done is kept. Asked again, it is stopped already. Throws `Missing` and `Refused`. */
export const stopLongWork = (ctx: Ctx, id: string): Promise<TaskResult> =>
  runOnce(ctx, async (tx): Promise<TaskResult> => {
    const found = await held(tx, id);
    const { state } = found.task;
    if (state === 'stopped') return { id, state };
    refuseUnless(tx, 'stop', found, words.notStopped);
    await stopRun(tx, found.run!);
    return { id, state: 'stopped' };
  });

/** Goes on with work that stopped or went wrong, where it came to. Throws `Missing` and `Refused`. */
export const retryLongWork = (ctx: Ctx, id: string): Promise<TaskResult> =>
  runOnce(ctx, async (tx): Promise<TaskResult> => {
    const found = await held(tx, id);
    const { task, run } = found;
    if (isOpenTask(task)) return { id, state: task.state };
    refuseUnless(tx, 'retry', found, words.nothingToRetry);
    if (run && mayResume(run, tx.now)) await resumeRun(ctx, tx, run);
    // An undo goes on by its job alone: its run never left that state.
    else await requeueTask(tx, task);
    return { id, state: 'queued' };
  });
