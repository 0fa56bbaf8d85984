import pg from 'pg';
import type { JobServices } from '../../server/jobs/deliver-letter.ts';
import { remindCustomers, sendReminders } from '../../server/jobs/send-reminders.ts';
import type { Server } from './server.ts';

/** The businesses whose reminders are queued, taken off the queue. */
export const remindersDue = async ({ clock, url, owner }: Server): Promise<string[]> => {
  const pool = new pg.Pool({ connectionString: url });
  try {
    await sendReminders({ clock }, pool)({}, {} as never);
  } finally {
    await pool.end();
  }
  const { rows } = await owner.query<{ business: string }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'remind-customers' returning j.payload ->> 'business' as business`,
  );
  return rows.map(({ business }) => business);
};

/** What the queue does by the hour, done once: whose reminders are due, and then those of each. */
export const remindAll = async (server: Server): Promise<void> => {
  const { database, clock } = server;
  for (const business of await remindersDue(server))
    await remindCustomers({ database, clock } as JobServices)({ business }, {} as never);
};
