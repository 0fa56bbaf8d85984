import { pauseReminders } from '../../api/commands/paused-reminders.ts';
import type { CustomerView } from '../../domain/contact.ts';
import { tellOnce } from '../document/plain-commands.ts';

/** Pauses a customer's reminders, or resumes them where they are paused, and says so. */
export const pauseOrResume = (
  businessId: string,
  { id, reminders }: Pick<CustomerView, 'id' | 'reminders'>,
): Promise<unknown> =>
  tellOnce(`customer.reminders ${id} ${reminders}`, (intentKey) =>
    pauseReminders({ businessId, intentKey }, id, reminders === 'on'),
  );
