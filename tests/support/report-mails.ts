import pg from 'pg';
import type { Mail } from '../../server/adapters/mail/mail.ts';
import type { JobServices } from '../../server/jobs/deliver-letter.ts';
import { deliverMessage } from '../../server/jobs/deliver-message.ts';
import { mailSavedReport, queueSavedReports } from '../../server/jobs/mail-saved-reports.ts';
import { office } from './mailing.ts';
import { type Client, origin, type Server } from './server.ts';

/** The jobs of a kind that a business has, those of all taken off the queue. */
const takeJobs = async <Payload extends { business: string }>(
  { owner }: Server,
  { shop }: Client,
  task: string,
): Promise<Payload[]> => {
  const { rows } = await owner.query<{ payload: Payload }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [task],
  );
  return rows.map(({ payload }) => payload).filter(({ business }) => business === shop.business.id);
};

/** The saved reports of a business that are due by now, as the queue has them. */
export const reportsDue = async (
  server: Server,
  client: Client,
): Promise<{ business: string; report: string }[]> => {
  const pool = new pg.Pool({ connectionString: server.url });
  try {
    await queueSavedReports(server, pool)({}, {} as never);
  } finally {
    await pool.end();
  }
  return takeJobs(server, client, 'mail-saved-report');
};

const servicesOf = ({ services }: Server, mail: Mail) =>
  ({ ...services, mail, payments: null, origin }) as unknown as JobServices & {
    xlsx: Server['services']['xlsx'];
  };

/** Makes these reports, as the queue would. */
export const makeReports = async (
  server: Server,
  due: readonly { business: string; report: string }[],
): Promise<void> => {
  const work = mailSavedReport(servicesOf(server, office().mail));
  await Promise.all(due.map((one) => work(one, {} as never)));
};

/** Sends what waits, and answers the mails that went out. */
export const deliverAll = async (server: Server, client: Client) => {
  const { mail, taken } = office();
  const work = deliverMessage(servicesOf(server, mail));
  for (const message of await takeJobs(server, client, 'deliver-message'))
    await work(message, { job: { attempts: 1, max_attempts: 12 } } as never);
  return taken;
};

/** What the queue does every quarter of an hour, done once: what is due is made, and what is made is sent. */
export const mailReports = async (server: Server, client: Client) => {
  await makeReports(server, await reportsDue(server, client));
  return deliverAll(server, client);
};
