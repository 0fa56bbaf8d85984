import { idToWire } from '../../src/api/wire/id.ts';
import { paperDayLocale } from '../../src/domain/documents/paper-locale.ts';
import { headOf } from '../../src/domain/report/reports.ts';
import { readerState } from '../../src/domain/report/saved-report.ts';
import { daysOfSheet } from '../../src/domain/report/sheet.ts';
import { formatDay } from '../../src/domain/values/format.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { savedReportWords as words } from '../../src/domain/words/saved-reports.ts';
import { reportLetter } from '../letters/report-letter.ts';
import { asAccess } from '../store/access/access.ts';
import { type BusinessTx, Refused } from '../store/database/tx.ts';
import type { Letter } from '../store/mail/letters.ts';
import type { StoredMessage } from '../store/mail/messages.ts';
import {
  addUnsubscribeLink,
  mailableMembers,
  readersOf,
  savedReportStore,
} from '../store/settings/saved-reports.ts';

/**
 * The letter of a saved report to one reader, with a link of its own by which they take themselves off.
 *
 * @throws Missing where the report was deleted meanwhile, Refused where the reader left, took themselves off or may not have it any more
 */
export const savedReportLetter = async (
  tx: BusinessTx,
  origin: string,
  { savedReportId, readerId, span }: StoredMessage,
): Promise<Letter> => {
  const row = await savedReportStore.find(tx, savedReportId!);
  const members = await mailableMembers(asAccess(tx.database), tx.business.id);
  const reader = members.find(({ id }) => id === readerId);
  const listed = (await readersOf(tx, row.id)).find(({ userId }) => userId === readerId);
  const state = listed ? readerState(row.report, reader, listed.unsubscribed) : 'unsubscribed';
  if (!reader || state !== 'on')
    throw new Refused(refusal('illegal-move', words.readerStates[state === 'on' ? 'left' : state]));
  const { title, page } = headOf(row.report);
  const token = await addUnsubscribeLink(tx, row.id, reader.id);
  const locale = paperDayLocale(tx.business.locale);
  const query = new URLSearchParams(row.query);
  query.set('saved', idToWire(row.id));
  return reportLetter({
    to: reader.email,
    firstName: reader.firstName,
    name: row.name,
    title,
    days: daysOfSheet(span, (day) => formatDay(day, locale, 'long')),
    note: row.note,
    owner: members.find(({ id }) => id === row.ownerId)?.name ?? '',
    business: tx.business.name,
    page: `${origin}${page}?${query}`,
    unsubscribe: `${origin}/unsubscribe?business=${idToWire(tx.business.id)}&token=${token}`,
  });
};
