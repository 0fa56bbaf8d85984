import { newId } from './new-id.ts';
import { column } from './row.ts';
import { eventColumns, eventRow } from './rows/event.ts';
import { insertByColumn } from './rowset.ts';
import type { BusinessTx, Tx } from './tx.ts';

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
    [tx.business.id, newId(), tx.now, tx.user.id, act, subjectKind, subjectId, JSON.stringify(data)],
  );
};

const noData = {};

/** Adds several acts to the audit trail at once, without data of their own. */
export const recordEvents = async (
  tx: Tx,
  acts: readonly { act: string; subjectKind: string; subjectId: string }[],
): Promise<void> => {
  if (acts.length === 0) return;
  const rows = acts.map((one) => eventRow({ id: newId(), from: null, to: null, data: noData, ...one }, tx));
  const { statement, values } = insertByColumn('event', eventColumns, rows);
  await tx.query(statement, [tx.business.id, ...values]);
};

/** How often each matter of a business was saved: its act, and for numbers what they are of. The matter's version. */
export const matterVersions = async (tx: BusinessTx): Promise<(act: string, kind?: string) => number> => {
  const rows = await tx.query(
    { act: column.text, kind: column.text.orNull, n: column.int },
    `select act, data ->> 'kind' as kind, count(*)::int as n from event
     where business_id = $1 and subject_id = $1 and subject_kind = 'business' group by 1, 2`,
    [tx.business.id],
  );
  return (act, kind) =>
    rows.find((row) => row.act === `business.${act}` && row.kind === (kind ?? null))?.n ?? 0;
};
