import type {
  HeadOccasion,
  HeadSigning,
  SignableHead,
  SignedHead,
} from '../../../src/domain/audit/signed-head.ts';
import { type Day, dayIn } from '../../../src/domain/day.ts';
import { column, type RowOf } from '../database/row.ts';
import { type ChainTx, holdChain, lastLink } from './append-events.ts';

const headColumns = {
  number: column.long.called('n'),
  signedAt: column.instant,
  hash: column.text,
  occasion: column.text.as<HeadOccasion>(),
  lockedUntil: column.day.orNull,
  key: column.text,
  signature: column.text,
};
const selected = `select n, signed_at, encode(hash, 'hex') as hash, occasion, locked_until, key, signature from event_head where business_id = $1`;

const headIn = (tx: ChainTx, { number, signedAt, ...row }: RowOf<typeof headColumns>): SignedHead => ({
  businessId: tx.business.id,
  number: Number(number),
  signedAt: signedAt.toISOString(),
  ...row,
});

/** Every signed head of a business, the first first. */
export const signedHeads = async (tx: ChainTx): Promise<SignedHead[]> => {
  const rows = await tx.query(headColumns, `${selected} order by n, signed_at`, [tx.business.id]);
  return rows.map((row) => headIn(tx, row));
};

/** The last signed head; null before the first. */
export const lastHead = async (tx: ChainTx): Promise<SignedHead | null> => {
  const [row] = await tx.query(headColumns, `${selected} order by n desc, signed_at desc limit 1`, [
    tx.business.id,
  ]);
  return row ? headIn(tx, row) : null;
};

/** Until when the books are locked, and whether the lock date moved in events from a number on. */
const lockSince = async (tx: ChainTx, number: number) => {
  const [row] = await tx.query(
    { until: column.day.orNull, moved: column.bool },
    `select b.locked_until as until, exists (select 1 from event_link l join event e on e.business_id = l.business_id and e.id = l.event_id
       where l.business_id = $1 and l.n > $2 and e.data ? 'lockedUntil') as moved
     from book b where b.business_id = $1`,
    [tx.business.id, number],
  );
  return { until: row?.until ?? null, moved: row?.moved ?? false };
};

/** Why the end of the chain is to be signed now; null where it isn't. */
const occasionNow = (
  last: SignedHead | null,
  end: number,
  {
    lock,
    today,
    archive,
    timeZone,
  }: {
    lock: { until: Day | null; moved: boolean };
    today: Day;
    archive: boolean;
    timeZone: string;
  },
): HeadOccasion | null => {
  if (lock.moved || lock.until !== (last?.lockedUntil ?? null)) return 'lock';
  if (last && last.number === end) return null;
  if (archive) return 'archive';
  return last === null || dayIn(timeZone, new Date(last.signedAt)) < today ? 'daily' : null;
};

/**
 * Signs the end of a business's chain where that is due: on the first events of a day, when the lock date moved, and for an archive.
 *
 * @returns the new head; null where none was due
 */
export const signHead = async (
  tx: ChainTx & { business: { timeZone: string } },
  signing: HeadSigning,
  { now, archive = false }: { now: Date; archive?: boolean },
): Promise<SignedHead | null> => {
  await holdChain(tx);
  const end = await lastLink(tx);
  if (!end) return null;
  const { timeZone } = tx.business;
  const last = await lastHead(tx);
  const lock = await lockSince(tx, last?.number ?? 0);
  const occasion = occasionNow(last, end.number, { lock, today: dayIn(timeZone, now), archive, timeZone });
  if (!occasion) return null;
  const { number, hash } = end;
  const head: SignableHead = {
    businessId: tx.business.id,
    number,
    hash,
    signedAt: now.toISOString(),
    occasion,
    lockedUntil: lock.until,
  };
  const signed = signing.sign(head);
  await tx.query(
    `insert into event_head (business_id, n, signed_at, hash, occasion, locked_until, key, signature)
     values ($1, $2, $3, decode($4, 'hex'), $5, $6, $7, $8) on conflict do nothing`,
    [head.businessId, number, now, hash, occasion, lock.until, signed.key, signed.signature],
  );
  return signed;
};

/** The first head that was signed after days up to one were locked for the last time; null where they aren't, or it isn't signed yet. */
export const headOfLockedDay = async (tx: ChainTx, day: Day): Promise<SignedHead | null> => {
  const [row] = await tx.query(
    headColumns,
    `${selected} and locked_until >= $2 and exists (select 1 from book b where b.business_id = $1 and b.locked_until >= $2)
     and n > greatest(
       (select coalesce(max(h.n), 0) from event_head h where h.business_id = $1 and (h.locked_until is null or h.locked_until < $2)),
       (select coalesce(max(l.n), 0) from event e join event_link l on l.business_id = e.business_id and l.event_id = e.id
         where e.business_id = $1 and e.subject_id = $1 and e.data ? 'lockedUntil'
         and coalesce((e.data ->> 'lockedUntil')::date < $2, true)))
     order by n, signed_at limit 1`,
    [tx.business.id, day],
  );
  return row ? headIn(tx, row) : null;
};
