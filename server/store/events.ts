import { v7 } from 'uuid';
import type { Tx } from './tx.ts';

/** Adds an act to the audit trail, in the act's own transaction. Acts with a plan bring their events in it. */
export const recordEvent = async (
  tx: Tx,
  act: string,
  subjectKind: string,
  subjectId: string,
  data: Record<string, unknown> = {},
): Promise<void> => {
  await tx.query(
    `insert into event (business_id, id, at, user_id, act, subject_kind, subject_id, data) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tx.business.id, v7(), tx.now, tx.user.id, act, subjectKind, subjectId, JSON.stringify(data)],
  );
};
