import type { Task } from 'graphile-worker';
import type pg from 'pg';
import { isReminderDue, reminderHour } from '../../src/domain/business/reminders.ts';
import { reminders } from '../../src/domain/words/business.ts';
import { sendWithin } from '../services/send-within.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { Throttled } from '../store/access/tries.ts';
import { type BusinessCtx, type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import { lockDocument } from '../store/documents/documents.ts';
import { queueReminders, type Remindable, remindable } from '../store/mail/reminders.ts';
import type { JobServices } from './deliver-letter.ts';

/** Queues the reminder of one document, unless it was reminded of or paid meanwhile. */
const remind = (ctx: BusinessCtx, { id, kind, employeeId }: Remindable): Promise<void> => {
  // It counts among the mails of whoever wrote the document, and is answered to them.
  const user = { id: employeeId, name: reminders.automatic, role: 'Owner' };
  return withBusiness<Ctx, void>({ ...ctx, user }, 'write', async (tx) => {
    await lockDocument(tx, kind, id);
    const found = await remindable(tx, id);
    const [document] = found?.documents ?? [];
    if (!found || !document || !isReminderDue(found.days, document.dueOn, document.last, tx.today)) return;
    const plainMail = { to: null, cc: null, bcc: null, note: null };
    await sendWithin(tx, tx, { kind, id, purpose: 'reminder', ...plainMail, sentBy: reminders.automatic });
  });
};

/**
 * Queues the reminders of every business that wants them, once its day has come to nine o'clock: a job for each, so that none waits for
 * another's, nor a stop for all of them.
 */
export const sendReminders =
  ({ clock }: Pick<JobServices, 'clock'>, pool: pg.Pool): Task =>
  () =>
    queueReminders(pool, clock(), reminderHour);

/**
 * Reminds the customers of one business: at most one mail a document and day, and none of what is paid. What a day missed is made up for by one
 * mail on the next run; a run repeated sends nothing twice.
 */
export const remindCustomers =
  ({ database, clock }: JobServices): Task =>
  async (payload) => {
    const business = await businessById(asAccess(database), (payload as { business: string }).business);
    const ctx: BusinessCtx = { database, clock, business };
    const due = await withBusiness(ctx, 'read', async (tx) => {
      const found = await remindable(tx);
      return (found?.documents ?? []).filter(({ dueOn, last }) =>
        isReminderDue(found!.days, dueOn, last, tx.today),
      );
    });
    // What goes wrong with one leaves the others theirs, and is told once all had their turn.
    let fault: unknown = null;
    for (const document of due) {
      try {
        await remind(ctx, document);
      } catch (error) {
        // No mail is left for now: the next hour has some.
        if (error instanceof Throttled) break;
        // One without an address is let be, and so is one that may not be sent any more.
        if (!(error instanceof Refused)) fault ??= error;
      }
    }
    if (fault) throw fault;
  };
