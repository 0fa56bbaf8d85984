import type pg from 'pg';
import type { Day } from '../../../src/domain/day.ts';
import type { ReportFormat } from '../../../src/domain/report/formats.ts';
import { type MailRhythm, mailHour, nextMailDay } from '../../../src/domain/report/mail-days.ts';
import type { ReportName } from '../../../src/domain/report/reports.ts';
import type { MailObstacle, Reader } from '../../../src/domain/report/saved-report.ts';
import type { FiscalStarts } from '../../../src/domain/values/fiscal-year.ts';
import type { AccessQuery } from '../access/access.ts';
import { hashOf } from '../access/identity.ts';
import { newToken } from '../access/secrets.ts';
import { runAcrossBusinesses } from '../database/across-businesses.ts';
import { cardStore } from '../database/card-store.ts';
import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';

/** Saved reports, by name. Their owner and the day they are mailed next are written with what is typed. */
export const savedReportStore = cardStore({
  table: 'saved_report',
  typed: {
    name: column.text,
    note: column.text,
    report: column.text.as<ReportName>(),
    query: column.text,
    shared: column.bool,
    every: column.text.as<MailRhythm>().orNull,
    day: column.small.orNull,
    format: column.text.as<ReportFormat>().orNull,
    ownerId: column.id,
    nextOn: column.day.orNull,
  },
  own: {
    lastOn: column.day.orNull,
    obstacle: column.text.as<MailObstacle | 'refused'>().orNull,
    fault: column.text.orNull,
  },
  order: 'lower(name), id',
});

/** A saved report as its row says. */
export type SavedReport = Awaited<ReturnType<typeof savedReportStore.find>>;

/** Whether somebody sees another saved report of this name, in any capitalisation. */
export const savedNameIsTaken = async (
  tx: BusinessTx,
  name: string,
  { id, ownerId, shared }: { id: string; ownerId: string; shared: boolean },
): Promise<boolean> => {
  const rows = await tx.query(
    { id: column.id },
    `select id from saved_report where business_id = $1 and lower(name) = lower($2) and id <> $3
       and (owner_id = $4 or (shared and $5)) limit 1`,
    [tx.business.id, name, id, ownerId, shared],
  );
  return rows.length > 0;
};

/** Somebody a saved report is mailed to. */
interface StoredReader {
  reportId: string;
  userId: string;
  unsubscribed: boolean;
}

/** Who saved reports are mailed to: of one where it is named. */
export const readersOf = (tx: BusinessTx, reportId: string | null = null): Promise<StoredReader[]> =>
  tx.query(
    { reportId: column.id, userId: column.id, unsubscribed: column.bool },
    `select report_id, user_id, unsubscribed_at is not null as unsubscribed from saved_report_reader
     where business_id = $1 and ($2::uuid is null or report_id = $2) order by report_id, user_id`,
    [tx.business.id, reportId],
  );

/** Writes whom a saved report is mailed to. Who stays stays unsubscribed. */
export const writeReaders = async (tx: Tx, reportId: string, userIds: readonly string[]): Promise<void> => {
  const key = [tx.business.id, reportId, userIds];
  await tx.query(
    'delete from saved_report_reader where business_id = $1 and report_id = $2 and user_id <> all($3)',
    key,
  );
  await tx.query(
    `insert into saved_report_reader (business_id, report_id, user_id) select $1, $2, u from unnest($3::uuid[]) u
     on conflict do nothing`,
    key,
  );
};

/** Takes a reader off a saved report; false where they were already. */
export const unsubscribeReader = async (
  tx: BusinessTx,
  reportId: string,
  userId: string,
): Promise<boolean> => {
  const rows = await tx.query(
    { userId: column.id },
    `update saved_report_reader set unsubscribed_at = $4
     where business_id = $1 and report_id = $2 and user_id = $3 and unsubscribed_at is null returning user_id`,
    [tx.business.id, reportId, userId, tx.now],
  );
  return rows.length > 0;
};

/** Everybody who works in a business, as mailing asks about them. */
export const mailableMembers = (query: AccessQuery, businessId: string): Promise<Reader[]> =>
  query(
    {
      id: column.id,
      name: column.text,
      firstName: column.text,
      email: column.text,
      role: column.text,
      confirmed: column.bool,
    },
    `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.first_name, u.email, m.role, u.verified_at is not null as confirmed
     from member m join app_user u on u.id = m.user_id
     where m.business_id = $1 and m.status = 'Active' order by 2, 1`,
    [businessId],
  );

/** The day up to which what is due is mailed by now: today, or the day before until it is six by the business's clock. */
export const mailedUpTo = async (tx: BusinessTx): Promise<Day> => {
  const [row] = await tx.query(
    { day: column.day },
    `select (($1::timestamptz at time zone $2) - make_interval(hours => $3))::date as day`,
    [tx.now, tx.business.timeZone, mailHour],
  );
  return row!.day;
};

/** Sets anew when reports mailed once a quarter are due next: quarters of the fiscal year begin otherwise. */
export const rescheduleQuarterly = async (tx: BusinessTx, fiscal: FiscalStarts): Promise<void> => {
  const rows = await tx.query(
    { id: column.id, day: column.small },
    `select id, day from saved_report where business_id = $1 and every = 'quarter' order by id for update`,
    [tx.business.id],
  );
  const upTo = await mailedUpTo(tx);
  for (const { id, day } of rows)
    await tx.query('update saved_report set next_on = $3 where business_id = $1 and id = $2', [
      tx.business.id,
      id,
      nextMailDay({ every: 'quarter', day }, upTo, fiscal),
    ]);
};

/** Writes what became of a saved report on a day it was due, and when it is due next. */
export const noteMailed = async (
  tx: BusinessTx,
  id: string,
  outcome: {
    nextOn: Day;
    lastOn: Day | null;
    obstacle: MailObstacle | 'refused' | null;
    fault: string | null;
  },
): Promise<void> => {
  await tx.query(
    `update saved_report set next_on = $3, last_on = coalesce($4, last_on), obstacle = $5, fault = $6
     where business_id = $1 and id = $2`,
    [tx.business.id, id, outcome.nextOn, outcome.lastOn, outcome.obstacle, outcome.fault],
  );
};

/** Forgets what keeps a saved report from being mailed: its owner is told of it anew. */
export const clearObstacle = async (tx: Tx, id: string): Promise<void> => {
  await tx.query('update saved_report set obstacle = null, fault = null where business_id = $1 and id = $2', [
    tx.business.id,
    id,
  ]);
};

/** Makes the link by which a reader takes themselves off, and answers its token, which is kept nowhere. */
export const addUnsubscribeLink = async (
  tx: BusinessTx,
  reportId: string,
  userId: string,
): Promise<string> => {
  const token = newToken();
  await tx.query(
    'insert into saved_report_link (business_id, token_hash, report_id, user_id, created_at) values ($1, $2, $3, $4, $5)',
    [tx.business.id, hashOf(token), reportId, userId, tx.now],
  );
  return token;
};

/** Which saved report and reader a link is of; null for one of nothing. */
export const readerBehind = async (
  tx: BusinessTx,
  token: string,
): Promise<{ reportId: string; userId: string } | null> => {
  const [row] = await tx.query(
    { reportId: column.id, userId: column.id },
    'select report_id, user_id from saved_report_link where business_id = $1 and token_hash = $2',
    [tx.business.id, hashOf(token)],
  );
  return row ?? null;
};

/** To whom the last mail of each saved report couldn't be delivered. */
export const undelivered = (tx: BusinessTx): Promise<{ reportId: string; userId: string }[]> =>
  tx.query(
    { reportId: column.id, userId: column.id },
    `select report_id, user_id from (
       select distinct on (saved_report_id, reader_id) saved_report_id as report_id, reader_id as user_id, state from message
       where business_id = $1 and saved_report_id is not null order by saved_report_id, reader_id, id desc) last
     where state = 'failed'`,
    [tx.business.id],
  );

/**
 * Queues a job for each saved report that is due, behind what is done at once.
 *
 * @param pool the owner's, who sees the businesses' rows while it says that it does maintenance
 */
export const queueDueReports = async (pool: pg.Pool, now: Date): Promise<void> => {
  await runAcrossBusinesses(
    pool,
    `select graphile_worker.add_job('mail-saved-report', json_build_object('business', r.business_id, 'report', r.id),
         job_key := 'saved-report:' || r.id, max_attempts := 12, priority := 10)
       from saved_report r join business b on b.id = r.business_id
       where r.next_on <= (($1::timestamptz at time zone b.time_zone) - make_interval(hours => $2))::date`,
    [now, mailHour],
  );
};
