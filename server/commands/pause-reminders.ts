import { findContact } from '../store/contacts/contacts.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import type { Ctx } from '../store/database/tx.ts';
import { pauseRemindersOf } from '../store/mail/reminders.ts';
import { recordEvent } from '../store/plan/events.ts';

/** Sends a customer no reminders by themselves any more, or sends them again. Those sent by hand go out all the same. Throws `Missing`. */
export const pauseReminders = (ctx: Ctx, customerId: string, paused: boolean): Promise<Answer> =>
  runOnce(ctx, async (tx) => {
    const { id } = await findContact(tx, 'customer', customerId, true);
    const changed = await pauseRemindersOf(tx, id, paused);
    if (changed) await recordEvent(tx, paused ? 'reminders.pause' : 'reminders.resume', 'contact', id);
    return { id };
  });
