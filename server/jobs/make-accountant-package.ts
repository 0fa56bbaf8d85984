import type { Task } from 'graphile-worker';
import { isOpenTask } from '../../src/domain/task/task.ts';
import type { KeptPackage } from '../commands/queue-accountant-package.ts';
import { makePackage } from '../http/reports/package-making.ts';
import { fileLetter } from '../letters/file-letter.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { point } from '../store/database/point.ts';
import { type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import { keepMade } from '../store/files/made-files.ts';
import { endTask, findTask, noteProgress } from '../store/files/tasks.ts';
import { queueLetter } from '../store/mail/letters.ts';
import { memberEmail } from '../store/settings/mail-wordings.ts';
import type { JobServices } from './deliver-letter.ts';

/** Makes the accountant's package that its task names and keeps it there; killed in the middle, it is made once more from the start. */
export const makeAccountantPackage =
  (services: Pick<JobServices, 'database' | 'clock' | 'pdf' | 'origin'>): Task =>
  async (payload) => {
    const { business: businessId, task: id } = payload as { business: string; task: string };
    const { database, clock } = services;
    const business = await businessById(asAccess(database), businessId);
    // Who asked for it was asked for their role then: a job asks nobody's.
    const nobody: Ctx = { database, clock, business, user: { id: '', name: '', role: '' } };
    const task = await withBusiness(nobody, 'read', (tx) => findTask(tx, id));
    if (!task || !isOpenTask(task)) return;
    const ctx = { ...nobody, user: { ...nobody.user, name: task.byName } };
    const noteStep = async (done: number) => {
      await withBusiness(ctx, 'write', (tx) => noteProgress(tx, id, done));
      await point(done === 0 ? 'package.begun' : 'package.step-done');
    };
    try {
      await noteStep(0);
      const asked = { name: String(task.input.name), kept: task.input.package as KeptPackage };
      const file = await makePackage(ctx, services, asked, noteStep);
      await point('package.made');
      await withBusiness(ctx, 'write', async (tx) => {
        await keepMade(tx, id, file);
        // Only now is all of it done: a task that stopped before is told from one that lost its worker after.
        await noteProgress(tx, id, task.total ?? 0);
        await endTask(tx, id, null);
        const to = await memberEmail(tx, asked.kept.mailTo);
        if (to) {
          const letter = fileLetter(services.origin, to, { name: file.name, business: business.name });
          await queueLetter(tx.query, letter, tx.now, businessId);
        }
      });
      await point('package.kept');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await withBusiness(ctx, 'write', (tx) => endTask(tx, id, error.refusal.message));
    }
  };
