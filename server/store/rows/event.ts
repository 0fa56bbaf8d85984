import type { EventRecord } from '../../../src/domain/plan.ts';
import { column, type RowOf, rowOf } from '../row.ts';
import type { Tx } from '../tx.ts';

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
};

export const eventRow = (event: EventRecord, tx: Tx): RowOf<typeof eventColumns> =>
  rowOf(eventColumns, { userId: tx.user.id, ...event, at: tx.now });
