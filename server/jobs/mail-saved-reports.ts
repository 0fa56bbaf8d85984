import type { Task } from 'graphile-worker';
import type pg from 'pg';
import type { Day } from '../../src/domain/day.ts';
import type { News } from '../../src/domain/online-payment/online-payments.words.ts';
import { lastMailDay, type MailDays, nextMailDay } from '../../src/domain/report/mail-days.ts';
import {
  type MailObstacle,
  obstacleOf,
  type Reader,
  readerState,
} from '../../src/domain/report/saved-report.ts';
import type { Calendar, Span } from '../../src/domain/values/period.ts';
import { savedReportNews as words } from '../../src/domain/words/saved-reports.ts';
import type { Xlsx } from '../adapters/xlsx/xlsx.ts';
import { makeReport } from '../http/reports/report-making.ts';
import { datedFile, savedFile } from '../http/reports/saved-file.ts';
import { newsLetter } from '../letters/news-letter.ts';
import { tellOwners } from '../services/tell-owners.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { type Ctx, calendarOf, Missing, Refused, type Tx, withBusiness } from '../store/database/tx.ts';
import { takeAlong } from '../store/files/attachments.ts';
import { keepFile, type StoredFile } from '../store/files/files.ts';
import { queueLetter } from '../store/mail/letters.ts';
import { queueMessage } from '../store/mail/messages.ts';
import { recordEvent } from '../store/plan/events.ts';
import {
  mailableMembers,
  mailedUpTo,
  noteMailed,
  queueDueReports,
  readersOf,
  type SavedReport,
  savedReportStore,
} from '../store/settings/saved-reports.ts';
import type { JobServices } from './deliver-letter.ts';

type Making = JobServices & { xlsx: Xlsx };

/** Queues the saved reports that are due, a job for each, so that none waits for another's. */
export const queueSavedReports =
  ({ clock }: Pick<JobServices, 'clock'>, pool: pg.Pool): Task =>
  () =>
    queueDueReports(pool, clock());

/** A saved report on the day it is due, and the day after that on which it is due next. */
interface Due {
  row: SavedReport & MailDays;
  dueOn: Day;
  nextOn: Day;
  fiscal: Calendar['fiscal'];
  readers: Reader[];
}

/** A saved report that is due, held against others until the transaction ends; null for one that isn't, or was mailed meanwhile. */
const dueReport = async (tx: Tx, id: string, members: readonly Reader[]): Promise<Due | null> => {
  const row = await savedReportStore.hold(tx, id);
  const upTo = await mailedUpTo(tx);
  const { every, day, nextOn } = row;
  if (!every || day === null || !nextOn || nextOn > upTo) return null;
  const { fiscal } = calendarOf(tx);
  // Of several periods that were missed the newest alone is mailed.
  const last = lastMailDay({ every, day }, upTo, fiscal);
  const readers = (await readersOf(tx, id)).flatMap(({ userId, unsubscribed }) => {
    const member = members.find((one) => one.id === userId);
    return member && readerState(row.report, member, unsubscribed) === 'on' ? [member] : [];
  });
  return {
    row: { ...row, every, day },
    dueOn: last > nextOn ? last : nextOn,
    nextOn: nextMailDay({ every, day }, upTo, fiscal),
    fiscal,
    readers,
  };
};

/** What became of a saved report on the day it was due. */
type Outcome =
  | { file: StoredFile; days: Span }
  | { obstacle: MailObstacle | 'refused'; why: string | null }
  | null;

/** What is said to who is to see to it. */
const newsOf = ({ name }: SavedReport, obstacle: MailObstacle | 'refused', why: string | null): News => ({
  subject: words.subject(name),
  paragraphs: [
    obstacle === 'refused' ? words.refused({ name, why: why ?? '' }) : words[obstacle](name),
    words.once,
  ],
  leadsTo: { label: words.open, page: '/reports' },
});

/** Tells its owner once why it isn't mailed; where they left, the owners of the business, if it is the business's. */
const tellOnce = async (
  tx: Tx,
  origin: string,
  row: SavedReport,
  owner: Reader | undefined,
  { obstacle, why }: { obstacle: MailObstacle | 'refused'; why: string | null },
): Promise<void> => {
  if (row.obstacle === obstacle) return;
  await recordEvent(tx, 'saved-report.stop', 'saved-report', row.id, { name: row.name, reason: obstacle });
  const news = newsOf(row, obstacle, why);
  if (!owner && row.shared) await tellOwners(tx, origin, news);
  if (owner?.confirmed)
    await queueLetter(tx.query, newsLetter(origin, owner, tx.business.name, news), tx.now, tx.business.id);
};

/** Queues a mail to each reader, with the file that was made. */
const sendTo = async (
  tx: Tx,
  { row, readers, dueOn }: Due,
  { file, days }: { file: StoredFile; days: Span },
): Promise<void> => {
  const fileId = await keepFile(tx, file);
  for (const { id, email } of readers) {
    const about = { savedReportId: row.id, readerId: id, span: days };
    const mail = { to: email, cc: [], bcc: [], note: '' };
    await takeAlong(tx, await queueMessage(tx, about, 'report', mail, 'itself'), [fileId]);
  }
  await recordEvent(tx, 'saved-report.mail', 'saved-report', row.id, {
    name: row.name,
    dueOn,
    from: days.from,
    until: days.to,
    to: readers.map(({ name }) => name),
  });
};

/** Writes what became of it and when it is due next, once: another job that was as far finds it mailed. */
const settle = (
  ctx: Ctx,
  origin: string,
  { row: { id }, dueOn }: Due,
  members: readonly Reader[],
  outcome: Outcome,
): Promise<void> =>
  withBusiness<Ctx, void>(ctx, 'write', async (tx) => {
    const due = await dueReport(tx, id, members);
    if (due?.dueOn !== dueOn) return;
    const { row, nextOn } = due;
    if (outcome && 'file' in outcome) {
      if (due.readers.length > 0) await sendTo(tx, due, outcome);
      await noteMailed(tx, id, { nextOn, lastOn: dueOn, obstacle: null, fault: null });
    } else if (outcome) {
      const owner = members.find((one) => one.id === row.ownerId);
      await tellOnce(tx, origin, row, owner, outcome);
      await noteMailed(tx, id, { nextOn, lastOn: null, obstacle: outcome.obstacle, fault: outcome.why });
    } else await noteMailed(tx, id, { nextOn, lastOn: null, obstacle: row.obstacle, fault: row.fault });
  });

/** The file of a report as on the day it is due, or why there is none. */
const outcomeOf = async (ctx: Ctx, services: Making, { row, dueOn, fiscal }: Due): Promise<Outcome> => {
  try {
    const asked = savedFile(ctx.business.id, row, row.format!);
    const { sent, days } = datedFile(asked, dueOn, fiscal);
    return { file: await makeReport(ctx, services, sent), days };
  } catch (error) {
    if (error instanceof Refused) return { obstacle: 'refused', why: error.refusal.message };
    if (error instanceof Missing) return { obstacle: 'refused', why: words.gone };
    throw error;
  }
};

/**
 * Makes the file of one saved report that is due and queues a mail to each of its readers, once per period. What its owner may not have any
 * more isn't mailed, and they are told once. Source: finance-answers.md, Q127.
 */
export const mailSavedReport =
  (services: Making): Task =>
  async (payload) => {
    const { business: businessId, report: id } = payload as { business: string; report: string };
    const { database, clock, origin } = services;
    const access = asAccess(database);
    const business = await businessById(access, businessId);
    const members = await mailableMembers(access, businessId);
    const nobody: Ctx = { database, clock, business, user: { id: '', name: '', role: '' } };
    const due = await withBusiness<Ctx, Due | null>(nobody, 'write', (tx) =>
      dueReport(tx, id, members),
    ).catch((error: unknown) => {
      // It was deleted meanwhile.
      if (error instanceof Missing) return null;
      throw error;
    });
    if (!due) return;
    const { ownerId, report } = due.row;
    const owner = members.find((one) => one.id === ownerId);
    const ctx: Ctx = { ...nobody, user: { id: ownerId, name: owner?.name ?? '', role: owner?.role ?? '' } };
    const obstacle = obstacleOf(report, owner?.role ?? null, business.plan);
    const made = async (): Promise<Outcome> =>
      due.readers.length > 0 ? outcomeOf(ctx, services, due) : null;
    await settle(ctx, origin, due, members, obstacle ? { obstacle, why: null } : await made());
  };
