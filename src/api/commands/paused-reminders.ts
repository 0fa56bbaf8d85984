import { send } from '../client/client.ts';
import { pausedReminderCalls as calls } from '../contract/paused-reminders.ts';
import type { Asked, Told } from './command.ts';

/** Sends a customer no automatic reminders any more, or sends them again. */
export const pauseReminders = (
  { businessId: businessid, intentKey }: Asked,
  clientid: string,
  paused: boolean,
): Promise<Told> => send(calls.pauseReminders, { body: { businessid, clientid, paused }, intentKey });
