import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { type ImportKind, type ImportMapping, importStanding } from '../../src/domain/import/run.ts';
import type { Refusal } from '../../src/domain/values/refusal.ts';
import { importRefusal } from '../acts/import-run.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, refuse, type Tx } from '../store/database/tx.ts';
import { queueTask, requeueTask, stopTask } from '../store/files/tasks.ts';
import type { KeptRun } from '../store/imports/import-runs.ts';
import { moved, type RunResult } from './move-import.ts';

/** Why the role or the plan doesn't let what the kind holds be added, or null. */
export const whyNoKind = ({ user, business }: Ctx, kind: ImportKind): Refusal | null =>
  importRefusal(importKindSpecs[kind], user.role, business.plan);

/** Throws `Refused` where the role or the plan doesn't let what the kind holds be added. */
export const refuseKind = (ctx: Ctx, kind: ImportKind): void => refuse(whyNoKind(ctx, kind));

/** Throws `Refused` where vendors are to be added with the rows, and the role or the plan doesn't let them be. */
export const refuseVendors = (ctx: Ctx, mapping: Pick<ImportMapping, 'unknownVendors'> | null): void => {
  if (mapping?.unknownVendors === 'create') refuseKind(ctx, 'vendors');
};

/** What an earlier task came to is no longer told of everywhere once somebody stopped it, undid it or gave it up. */
export const closeTask = async (tx: Tx, { taskId }: KeptRun): Promise<void> => {
  if (taskId) await stopTask(tx, taskId);
};

/** Queues the work of a run: its rows, where it stopped or went wrong the same work once more; or their undoing. */
export const queued = async (tx: Tx, run: KeptRun, kind: 'import-items' | 'undo-import'): Promise<string> => {
  if (kind === 'import-items' && run.taskId) {
    await requeueTask(tx, { id: run.taskId, kind });
    return run.taskId;
  }
  const taskId = newId();
  await closeTask(tx, run);
  const { facts } = importStanding(run, tx.now);
  const total = kind === 'import-items' ? run.rows : facts.made;
  await queueTask(tx, { id: taskId, kind, total, input: { run: run.id, name: run.fileName } });
  return taskId;
};

/** What a run becomes once its rows are queued. */
export const running = async (tx: Tx, run: KeptRun) => ({
  taskId: await queued(tx, run, 'import-items'),
  fault: null,
  endedAt: null,
});

/** Lets an import end after the rows it is at. Its task is over at once, also where none of its work was begun. */
export const stopRun = (tx: Tx, run: KeptRun): Promise<RunResult> =>
  moved(tx, run, { type: 'import.stop' }, async () => {
    await closeTask(tx, run);
    return { endedAt: tx.now };
  });

/** Goes on with an import where it stopped or failed, where the role and the plan still let it. */
export const resumeRun = (ctx: Ctx, tx: Tx, run: KeptRun): Promise<RunResult> => {
  refuseKind(ctx, run.kind);
  refuseVendors(ctx, run.mapping);
  return moved(tx, run, { type: 'import.resume' }, () => running(tx, run));
};
