import type { Source } from '../../../src/domain/audit/source.ts';
import type { EventRecord } from '../../../src/domain/plan/plan.ts';
import type { Change } from '../../../src/domain/values/changes.ts';
import type { AccessQuery } from '../access/access.ts';
import { newId } from '../database/new-id.ts';
import { column, rowOf } from '../database/row.ts';
import { insertByColumn } from '../database/rowset.ts';
import type { BusinessTx, Clock, Tx } from '../database/tx.ts';
import { eventColumns, eventRow, outsideColumns } from '../rows/event.ts';

const none = { from: null, to: null };

const write = async (tx: Tx, events: readonly EventRecord[]): Promise<void> => {
  const rows = events.map((event) => eventRow(event, tx));
  const { statement, values } = insertByColumn('event', eventColumns, rows);
  await tx.query(statement, [tx.business.id, ...values]);
};

/**
 * Adds an act to the audit trail, in the act's own transaction. Acts with a plan bring their events in it.
 *
 * @param changes what became different of what stood before
 */
export const recordEvent = (
  tx: Tx,
  act: string,
  subjectKind: string,
  subjectId: string,
  data: Record<string, unknown> = {},
  changes: readonly Change[] = [],
): Promise<void> =>
  write(tx, [
    {
      id: newId(),
      act,
      subjectKind,
      subjectId,
      ...none,
      data,
      ...(changes.length > 0 && { changes }),
    },
  ]);

const noData = {};

/** An act for the audit trail, without data of its own. */
export type PlainEvent = Pick<EventRecord, 'act' | 'subjectKind' | 'subjectId' | 'changes'>;

/** Adds several acts to the audit trail at once. */
export const recordEvents = async (tx: Tx, acts: readonly PlainEvent[]): Promise<void> => {
  if (acts.length > 0)
    await write(
      tx,
      acts.map((one) => ({ id: newId(), ...none, data: noData, ...one })),
    );
};

/** What somebody did who is in no business as they do it. */
interface OutsideAct {
  act: string;
  subjectKind: string;
  subjectId: string;
  /** Null where nobody proved who they are. */
  userId: string | null;
  source: Source;
  data?: Record<string, unknown>;
}

const writeOutside = async (
  query: AccessQuery,
  { data = noData, ...act }: OutsideAct,
  { businessId, role }: { businessId: string; role: string | null },
  at: Date,
): Promise<void> => {
  const id = newId();
  const row = rowOf(outsideColumns, { ...act, id, at, data, role, actId: id });
  const { statement, values } = insertByColumn('event', outsideColumns, [row]);
  await query(statement, [businessId, ...values]);
};

/** Tells a business that somebody joined it. */
export const recordJoining = (
  query: AccessQuery,
  businessId: string,
  member: { id: string; userId: string; role: string },
  source: Source,
  now: Date,
): Promise<void> => {
  const { id: subjectId, userId, role } = member;
  const act = { act: 'team.join', subjectKind: 'member', subjectId, userId, source, data: { role } };
  return writeOutside(query, act, { businessId, role }, now);
};

/** What users do about their accounts, or others try. */
export type AccountAct =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'factor-on'
  | 'factor-off'
  | 'factor-recovery'
  | 'sessions-end'
  | 'password'
  | 'email';

/** Tells every business a user is in what was done about their account, which is of none of them. */
export const recordOfAccount = async (
  query: AccessQuery,
  user: { id: string; isSure?: boolean },
  act: AccountAct,
  visit: { source?: Source | undefined; clock: Clock },
  data: Record<string, unknown> = noData,
): Promise<void> => {
  const { id: subjectId, isSure = true } = user;
  const memberships = await query(
    { businessId: column.id, role: column.text },
    'select business_id, role from member where user_id = $1 and ended_at is null order by business_id',
    [subjectId],
  );
  const told = {
    act: `access.${act}`,
    subjectKind: 'user',
    subjectId,
    userId: isSure ? subjectId : null,
    source: visit.source ?? ('job' as const),
    data,
  };
  for (const { businessId, role } of memberships)
    await writeOutside(query, told, { businessId, role: isSure ? role : null }, visit.clock());
};

/** Tells a business that the personal data of somebody who is or was in it was erased. */
export const recordErasure = (
  query: AccessQuery,
  businessId: string,
  { id: subjectId, number }: { id: string; number: number },
  now: Date,
): Promise<void> => {
  const act = { act: 'access.erase', subjectKind: 'user', subjectId, userId: null, source: 'job' as const };
  return writeOutside(query, { ...act, data: { number } }, { businessId, role: null }, now);
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
