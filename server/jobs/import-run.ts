import type { Task } from 'graphile-worker';
import { carryOnImport } from '../commands/carry-on-import.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { type Ctx, Missing, withBusiness } from '../store/database/tx.ts';
import { findTask } from '../store/files/tasks.ts';
import { findRun } from '../store/imports/import-runs.ts';
import type { JobServices } from './deliver-letter.ts';

type ImportServices = Pick<JobServices, 'database' | 'clock'>;

const contextOf = async ({ database, clock }: ImportServices, businessId: string, taskId: string) => {
  const business = await businessById(asAccess(database), businessId);
  // Who began it was asked for their role then: a job asks nobody's.
  const nobody = { database, clock, business, user: { id: '', name: '', role: '' } };
  return withBusiness(nobody, 'read', async (tx) => {
    const task = await findTask(tx, taskId);
    if (!task) throw new Missing();
    const runId = String(task.input.run);
    const { createdBy, byName, rows } = await findRun(tx, runId);
    const ctx: Ctx = { ...nobody, user: { id: createdBy, name: byName, role: '' }, importRun: runId };
    return { work: { ctx, runId, taskId }, rows, isOver: task.state === 'done' };
  });
};

/** Rows of a file that change what a table is like, so that PostgreSQL should look at it again. */
const manyRows = 1_000;

/**
 * Does the work of an import that its task names. Repeated, it goes on where it was cut short.
 *
 * @param analyze has PostgreSQL count the tables again after a large file, before somebody asks for a list; left to its own time when left out
 */
export const importRunJob =
  (services: ImportServices, analyze?: () => Promise<unknown>): Task =>
  async (payload, { abortSignal }) => {
    const { business, task } = payload as { business: string; task: string };
    const { work, rows, isOver } = await contextOf(services, business, task);
    // Cut short behind its end, it would take what its run does by now for its own.
    if (isOver) return;
    await carryOnImport({ ...work, ...(abortSignal && { signal: abortSignal }) });
    if (rows >= manyRows) await analyze?.();
  };
