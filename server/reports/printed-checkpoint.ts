import { shortHash } from '../../src/domain/audit/signed-head.ts';
import { dayIn } from '../../src/domain/day.ts';
import { headOf, type ReportName } from '../../src/domain/report/reports.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { headOfLockedDay } from '../store/audit/signed-heads.ts';
import type { Tx } from '../store/database/tx.ts';

/**
 * The checkpoint of the audit trail that a report names where its days are locked: the first that was signed after they were, so that the
 * same days name the same one. Nothing where they are open, or the report names none. Source: finance-answers.md, Q138.
 */
export const printedCheckpoint = async (
  tx: Tx,
  name: ReportName,
  { to }: Span,
): Promise<Pick<ReportSheet, 'checkpoint'>> => {
  const head = to && headOf(name).checkpoint ? await headOfLockedDay(tx, to) : null;
  if (!head) return {};
  const { number, hash, signedAt } = head;
  return {
    checkpoint: { number, hash: shortHash(hash), day: dayIn(tx.business.timeZone, new Date(signedAt)) },
  };
};
