import { roleOf, sourceOf } from '../../../src/domain/audit/source.ts';
import type { EventRecord } from '../../../src/domain/plan/plan.ts';
import { column, type RowOf, rowOf } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

export const eventColumns = {
  id: column.id,
  at: column.instant,
  userId: column.id,
  act: column.text,
  subjectKind: column.text,
  subjectId: column.id,
  from: column.text.called('from_status').orNull,
  to: column.text.called('to_status').orNull,
  data: column.json,
  changes: column.json.orNull,
  role: column.text.orNull,
  source: column.text,
  importId: column.id.orNull,
  actId: column.id,
  partOf: column.id.orNull,
};

/** The same of an act outside any business's transaction, where nobody may be known. */
export const outsideColumns = { ...eventColumns, userId: column.id.orNull };

/**
 * An event as it is kept: with who acts, in which role and from where, and the act it is of. What one act does to one thing is one row of
 * the audit trail: its later events are parts of the first.
 */
export const eventRow = (event: EventRecord, tx: Tx): RowOf<typeof eventColumns> => {
  const { heads, id: actId } = tx.act;
  const { subjectKind, subjectId, data } = event;
  const about = [subjectKind, subjectId, subjectKind === 'account' ? data.account : ''].join(' ');
  const partOf = heads.get(about) ?? null;
  if (partOf === null) heads.set(about, event.id);
  return rowOf(eventColumns, {
    ...event,
    changes: event.changes?.length ? event.changes : null,
    userId: tx.user.id,
    at: tx.now,
    role: roleOf(tx),
    source: sourceOf(tx),
    importId: tx.importRun ?? null,
    actId,
    partOf,
  });
};
