import type pg from 'pg';
import { runAcrossBusinesses } from '../database/across-businesses.ts';
import type { ChainTx } from './append-events.ts';

/** In SQL: an event of the business `b` isn't in its chain. */
const waits = `exists (select 1 from event e where e.business_id = b.id and e.xid >= coalesce((select m.xid from event_link l
    join event m on m.business_id = l.business_id and m.id = l.event_id where l.business_id = b.id order by l.n desc limit 1), '0'::xid8)
  and not exists (select 1 from event_link l where l.business_id = b.id and l.event_id = e.id))`;

/** In SQL: the last events of the business `b` are without a signed head since a day. */
const unsigned = `exists (select 1 from (select n from event_link where business_id = b.id order by n desc limit 1) l
  left join lateral (select n, signed_at from event_head where business_id = b.id order by n desc, signed_at desc limit 1) h on true
  where l.n > coalesce(h.n, 0) and coalesce(h.signed_at, '-infinity') < $1::timestamptz - interval '1 day')`;

/**
 * Queues a job for each business whose chain is to be carried on: events wait, or the last ones are to be signed.
 *
 * @param pool the owner's, who sees every business while it says that it does maintenance
 * @param signs whether the installation has a key
 */
export const queueChains = (pool: pg.Pool, now: Date, signs: boolean): Promise<void> =>
  runAcrossBusinesses(
    pool,
    `select graphile_worker.add_job('carry-chain-on', json_build_object('business', b.id), job_key := 'chain:' || b.id, max_attempts := 12, priority := 10)
     from business b where ${waits} or $2::bool and ${unsigned}`,
    [now, signs],
  );

/** Queues the same for one business, as part of what moved its lock date. */
export const queueChain = async (tx: ChainTx): Promise<void> => {
  await tx.query(
    `select enqueue('carry-chain-on', json_build_object('business', $1::text), 'chain:' || $1::text)`,
    [tx.business.id],
  );
};
