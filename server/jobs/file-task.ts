import type { Task } from 'graphile-worker';
import { isOpenTask } from '../../src/domain/task/task.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import type { StoredFile } from '../store/files/files.ts';
import { keepMade } from '../store/files/made-files.ts';
import { endTask, findTask } from '../store/files/tasks.ts';
import type { JobServices } from './deliver-letter.ts';

/**
 * Makes the file a task is for and keeps it there; what a file can't hold ends the task with the reason.
 *
 * @param make makes it of what was kept with the task
 */
export const fileTask =
  (
    { database, clock }: Pick<JobServices, 'database' | 'clock'>,
    make: (ctx: Ctx, input: Record<string, unknown>) => Promise<StoredFile>,
  ): Task =>
  async (payload) => {
    const { business: businessId, task: id } = payload as { business: string; task: string };
    const business = await businessById(asAccess(database), businessId);
    // Who asked for it was asked for their role then: a job asks nobody's.
    const nobody: Ctx = { database, clock, business, user: { id: '', name: '', role: '' } };
    const task = await withBusiness(nobody, 'read', (tx) => findTask(tx, id));
    if (!task || !isOpenTask(task)) return;
    const ctx = { ...nobody, user: { ...nobody.user, name: task.byName } };
    try {
      const file = await make(ctx, task.input);
      await withBusiness(ctx, 'write', async (tx) => {
        await keepMade(tx, id, file);
        await endTask(tx, id, null);
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await withBusiness(ctx, 'write', (tx) => endTask(tx, id, error.refusal.message));
    }
  };
