import { pausedReminderCalls } from '../../api/calls/paused-reminders.ts';
import { ask } from '../../api/client/ask.ts';
import type { CustomerView } from '../../domain/contact/contact.ts';
import { tellOnce } from '../document/plain-commands.ts';

/** Pauses a customer's reminders, or resumes them where they are paused, and says so. */
export const pauseOrResume = (
  businessId: string,
  { id, reminders }: Pick<CustomerView, 'id' | 'reminders'>,
): Promise<unknown> =>
  tellOnce(`customer.reminders ${id} ${reminders}`, (intentKey) =>
    ask(
      pausedReminderCalls.pauseReminders,
      { businessId, customerId: id, paused: reminders === 'on' },
      { intentKey },
    ),
  );
