import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { id } from './wire-types.ts';

const { ours } = inBusiness('businessid', '/api/Client/');

/** Automatic reminders of one customer, paused and resumed. */
export const pausedReminderCalls = {
  pauseReminders: ours.change(
    'pause-reminders',
    'settings.business',
    envelope(z.object({ id, ...repeated })),
    { clientid: id, paused: z.boolean() },
  ),
};
