import type { EventRecord } from '../../../src/domain/plan.ts';
import { column } from '../row.ts';
import type { Tx } from '../tx.ts';

export const eventColumns = {
  id: column.id,
  at: column.instant,
  user_id: column.id,
  act: column.text,
  subject_kind: column.text,
  subject_id: column.id,
  from_status: column.text,
  to_status: column.text,
  data: column.json,
};

export const eventRow = (event: EventRecord, tx: Tx) => ({
  id: event.id,
  at: tx.now,
  user_id: tx.user.id,
  act: event.act,
  subject_kind: event.subjectKind,
  subject_id: event.subjectId,
  from_status: event.from,
  to_status: event.to,
  data: event.data,
});
