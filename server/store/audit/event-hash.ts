import { createHash } from 'node:crypto';
import {
  type ChainedEvent,
  canonicalJson,
  chainedForm,
  type Hiding,
} from '../../../src/domain/audit/canonical-event.ts';
import { column, type Query } from '../database/row.ts';

/** What is hashed of an event. */
const chainedColumns = {
  businessId: column.id,
  id: column.id,
  at: column.text,
  userId: column.id.orNull,
  act: column.text,
  subjectKind: column.text,
  subjectId: column.id.orNull,
  fromStatus: column.text.orNull,
  toStatus: column.text.orNull,
  data: column.json,
  changes: column.json.orNull,
  role: column.text.orNull,
  source: column.text.orNull,
  importId: column.id.orNull,
  actId: column.id.orNull,
  partOf: column.id.orNull,
};

/** Some events of a business as they are hashed; the driver would cut their instants to milliseconds. */
export const eventsById = (
  tx: { query: Query; business: { id: string } },
  ids: readonly string[],
): Promise<ChainedEvent[]> =>
  tx.query(
    chainedColumns,
    `select business_id, id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, user_id, act, subject_kind, subject_id,
       from_status, to_status, data, changes, role, source, import_id, act_id, part_of
     from event where business_id = $1 and id = any($2::uuid[])`,
    [tx.business.id, ids],
  );

/** The hash before the first event's, in hex. */
export const noHash = '0'.repeat(64);

/** Hides by a salt, made the first time it is needed or taken from where it is kept. */
export const saltedBy =
  (salt: () => Buffer): Hiding['salted'] =>
  (text) =>
    createHash('sha256').update(salt()).update(text).digest('hex');

/** The hash of the chain up to an event, in hex: of the hash before it, as bytes, and the event's own canonical text. */
export const linkHash = (before: string, event: ChainedEvent, hiding: Hiding): string =>
  createHash('sha256')
    .update(Buffer.from(before, 'hex'))
    .update(canonicalJson(chainedForm(event, hiding)))
    .digest('hex');
