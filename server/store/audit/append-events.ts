import { randomBytes } from 'node:crypto';
import type { ChainHead } from '../../../src/domain/audit/signed-head.ts';
import type { Query } from '../database/row.ts';
import { column } from '../database/row.ts';
import { eventsById, linkHash, noHash, saltedBy } from './event-hash.ts';

/** A transaction that sees one business's rows, or says which it is about. */
export interface ChainTx {
  query: Query;
  business: { id: string };
}

/** Events appended in one transaction at most. */
export const appendedAtOnce = 2_000;

/** An event by its transaction and id, the order in which events are appended. */
interface Mark {
  xid: string;
  id: string;
}

const markColumns = { xid: column.text, id: column.id };
const noId = '00000000-0000-0000-0000-000000000000';

/** The last link's event, behind which nearly all that waits is; the beginning where there is none, or it is of another database. */
const lastMark = async (tx: ChainTx): Promise<Mark> => {
  const [mark] = await tx.query(
    markColumns,
    `select xid::text as xid, id from event where business_id = $1 and xid < pg_snapshot_xmax(pg_current_snapshot())
     and id = (select event_id from event_link where business_id = $1 order by n desc limit 1)`,
    [tx.business.id],
  );
  return mark ?? { xid: '0', id: noId };
};

/**
 * In SQL: events behind a mark, in the order of their transactions. Those that are `over` are of transactions older than any that may still
 * add one; one from beyond this database's newest is of a database it was copied from.
 */
const behind = (which: 'all' | 'over'): string => `select xid::text as xid, id from event,
    (select pg_snapshot_xmin(s) as oldest, pg_snapshot_xmax(s) as next from pg_current_snapshot() s) moment
  where business_id = $1 and (xid, id) > ($2::xid8, $3::uuid)
    ${which === 'over' ? 'and (xid < moment.oldest or xid >= moment.next)' : ''}
  order by event.xid, event.id limit ${appendedAtOnce}`;

/** Those of some events that aren't in the chain. */
const withoutLinks = async (tx: ChainTx, marks: readonly Mark[]): Promise<Mark[]> => {
  const linked = await tx.query(
    { id: column.id.called('event_id') },
    'select event_id from event_link where business_id = $1 and event_id = any($2::uuid[])',
    [tx.business.id, marks.map(({ id }) => id)],
  );
  const there = new Set(linked.map(({ id }) => id));
  return marks.filter(({ id }) => !there.has(id));
};

/**
 * Events that aren't in the chain, some at a time: those behind the last link's, then those of its own transaction, for restored events all have
 * the same. What is asked for is small and whole each time: joined as sets, by a plan made for few, a hundred thousand were compared with each other.
 */
async function* unlinkedEvents(tx: ChainTx, which: 'all' | 'over'): AsyncGenerator<Mark[]> {
  const last = await lastMark(tx);
  for (const [from, until] of [
    [last, null],
    [{ xid: last.xid, id: noId }, last.id],
  ] as const)
    for (let mark: Mark | undefined = from; mark; ) {
      const found: Mark[] = await tx.query(markColumns, behind(which), [tx.business.id, mark.xid, mark.id]);
      const asked = found.filter(({ xid, id }) => until === null || (xid === last.xid && id < until));
      if (asked.length > 0) yield await withoutLinks(tx, asked);
      mark = asked.length === appendedAtOnce ? asked.at(-1) : undefined;
    }
}

/** How many events aren't in the chain yet. */
export const waitingEvents = async (tx: ChainTx): Promise<number> => {
  let waiting = 0;
  for await (const some of unlinkedEvents(tx, 'all')) waiting += some.length;
  return waiting;
};

/** Some events that wait and are surely all of their time, in the order of their transactions. */
const nextEvents = async (tx: ChainTx) => {
  const marks: Mark[] = [];
  for await (const some of unlinkedEvents(tx, 'over')) {
    marks.push(...some);
    if (marks.length >= appendedAtOnce) break;
  }
  const ids = marks.slice(0, appendedAtOnce).map(({ id }) => id);
  const events = new Map((await eventsById(tx, ids)).map((event) => [event.id, event]));
  return ids.map((id) => events.get(id)!);
};

const linkColumns = {
  number: column.long.called('n'),
  hash: column.text,
  at: column.instant.called('appended_at'),
};

/** The last event of the chain, and when it was appended; null before the first. */
export const lastLink = async (tx: ChainTx): Promise<(ChainHead & { at: Date }) | null> => {
  const [row] = await tx.query(
    linkColumns,
    `select n, encode(hash, 'hex') as hash, appended_at from event_link where business_id = $1 order by n desc limit 1`,
    [tx.business.id],
  );
  return row ? { ...row, number: Number(row.number) } : null;
};

/** Lets one at a time carry a business's chain on, until the transaction ends. */
export const holdChain = async (tx: ChainTx): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('chain ' || $1, 0))`, [tx.business.id]);
};

/** Keeps links, and the salts of their events. */
const keepLinks = async (
  tx: ChainTx,
  links: readonly (ChainHead & { eventId: string })[],
  salts: ReadonlyMap<string, Buffer>,
  now: Date,
): Promise<void> => {
  await tx.query(
    `insert into event_link (business_id, n, event_id, hash, appended_at)
     select $1, x.n, x.event_id, decode(x.hash, 'hex'), $5 from unnest($2::bigint[], $3::uuid[], $4::text[]) x (n, event_id, hash)`,
    [
      tx.business.id,
      links.map(({ number }) => number),
      links.map(({ eventId }) => eventId),
      links.map(({ hash }) => hash),
      now,
    ],
  );
  await tx.query(
    `insert into event_salt (business_id, event_id, salt)
     select $1, x.event_id, decode(x.salt, 'hex') from unnest($2::uuid[], $3::text[]) x (event_id, salt)`,
    [tx.business.id, [...salts.keys()], [...salts.values()].map((salt) => salt.toString('hex'))],
  );
};

/**
 * Appends events that wait to the chain of a business, in the order of their transactions, as many as go into one transaction. Those of a
 * transaction that isn't surely over wait on, so that none is passed over.
 *
 * @returns how many were appended: fewer than `appendedAtOnce` where none is left
 */
export const appendEvents = async (tx: ChainTx, now: Date): Promise<number> => {
  await holdChain(tx);
  const last = await lastLink(tx);
  const rows = await nextEvents(tx);
  if (rows.length === 0) return 0;
  let head: ChainHead = last ?? { number: 0, hash: noHash };
  const salts = new Map<string, Buffer>();
  const links = rows.map((row) => {
    const salted = saltedBy(() => {
      const salt = salts.get(row.id) ?? randomBytes(16);
      salts.set(row.id, salt);
      return salt;
    });
    head = { number: head.number + 1, hash: linkHash(head.hash, row, { salted }) };
    return { ...head, eventId: row.id };
  });
  await keepLinks(tx, links, salts, now);
  return rows.length;
};
