import type { EventRecord } from '../../../src/domain/plan.ts';
import type { Columns } from '../rowset.ts';
import type { Tx } from '../tx.ts';

export const eventColumns: Columns = {
  id: 'uuid',
  at: 'timestamptz',
  user_id: 'uuid',
  act: 'text',
  subject_kind: 'text',
  subject_id: 'uuid',
  from_status: 'text',
  to_status: 'text',
  data: 'jsonb',
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
