import {
  mayChangeSaved,
  obstacleOf,
  type Reader,
  readerState,
  seesSaved,
} from '../../src/domain/report/saved-report.ts';
import type { Tx } from '../store/database/tx.ts';
import {
  readersOf,
  type SavedReport,
  savedReportStore,
  undelivered,
} from '../store/settings/saved-reports.ts';
import { memberNames } from '../store/team/members.ts';

/** The saved reports a user sees, each with whom it is mailed to and what keeps it from being mailed. */
export const savedReportsSeen = async (tx: Tx, members: readonly Reader[]) => {
  const [all, readers, failed] = [await savedReportStore.all(tx), await readersOf(tx), await undelivered(tx)];
  const names = new Map((await memberNames(tx)).map(({ id, name }) => [id, name]));
  const memberOf = (id: string) => members.find((one) => one.id === id);
  const nameOf = (id: string) => names.get(id) ?? '';
  const cameBack = (reportId: string, userId: string) =>
    failed.some((one) => one.reportId === reportId && one.userId === userId);
  const seen = ({ ownerId, obstacle: _told, version, ...row }: SavedReport) => ({
    ...row,
    version,
    owner: nameOf(ownerId),
    mayChange: mayChangeSaved({ ...row, ownerId }, tx.user),
    obstacle: row.every && obstacleOf(row.report, memberOf(ownerId)?.role ?? null, tx.business.plan),
    readers: readers
      .filter(({ reportId }) => reportId === row.id)
      .map(({ userId, unsubscribed }) => ({
        id: userId,
        name: nameOf(userId),
        state: readerState(row.report, memberOf(userId), unsubscribed),
        undelivered: cameBack(row.id, userId),
      })),
  });
  return all.filter((row) => seesSaved(row, tx.user.id)).map(seen);
};
