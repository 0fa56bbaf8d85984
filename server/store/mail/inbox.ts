import type { AccessQuery } from '../access/access.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** A provider's report as it came. */
export interface InboxEvent {
  provider: string;
  id: string;
  /** The business it names; nobody has looked yet whether there is one. */
  businessId: string;
  raw: Buffer;
}

const enqueue = `enqueue('apply-provider-event', json_build_object('provider', provider, 'event', event_id),
  'inbox:' || provider || ':' || event_id)`;

/** Keeps a report and queues its application; one that is kept already stays as it is. True for a new one. */
export const keepEvent = async (query: AccessQuery, event: InboxEvent, now: Date): Promise<boolean> => {
  const kept = await query(
    `with kept as (insert into inbox_event (provider, event_id, business_id, raw, received_at) values ($1, $2, $3, $4, $5)
       on conflict (provider, event_id) do nothing returning provider, event_id)
     select ${enqueue} from kept`,
    [event.provider, event.id, event.businessId, event.raw, now],
  );
  return kept.length > 0;
};

/** A kept report that has not been applied; null for one that has, or never came. */
export const waitingEvent = async (
  query: AccessQuery,
  provider: string,
  id: string,
): Promise<InboxEvent | null> => {
  const [row] = await query(
    { businessId: column.id, raw: column.bytes },
    'select business_id, raw from inbox_event where provider = $1 and event_id = $2 and applied_at is null',
    [provider, id],
  );
  return row ? { provider, id, businessId: row.businessId, raw: row.raw } : null;
};

/** Queues every report that waits: what an earlier process took in and did not apply. */
export const requeueWaiting = async (query: AccessQuery): Promise<void> => {
  await query(`select ${enqueue} from inbox_event where applied_at is null order by received_at`);
};

/** Holds a report that has not been applied, so that it is applied once; false when it has been. */
export const holdEvent = async (tx: BusinessTx, provider: string, id: string): Promise<boolean> =>
  (
    await tx.query(
      `select 1 from inbox_event where business_id = $1 and provider = $2 and event_id = $3 and applied_at is null
       for no key update`,
      [tx.business.id, provider, id],
    )
  ).length > 0;

/** Notes that a report has been applied, and to what end. */
export const settleEvent = async (
  tx: BusinessTx,
  provider: string,
  id: string,
  outcome: string,
): Promise<void> => {
  await tx.query(
    `update inbox_event set applied_at = $4, outcome = $5 where business_id = $1 and provider = $2 and event_id = $3`,
    [tx.business.id, provider, id, tx.now, outcome],
  );
};

/** Notes why a report can't be applied yet; true the first time. */
export const noteObstacle = async (
  tx: BusinessTx,
  provider: string,
  id: string,
  obstacle: string,
): Promise<boolean> =>
  (
    await tx.query(
      `update inbox_event set outcome = $4 where business_id = $1 and provider = $2 and event_id = $3
         and applied_at is null and outcome is distinct from $4 returning event_id`,
      [tx.business.id, provider, id, obstacle],
    )
  ).length > 0;

/** Lays aside a report that names no business of ours. */
export const layAside = async (
  query: AccessQuery,
  provider: string,
  id: string,
  now: Date,
): Promise<void> => {
  await query(
    `update inbox_event set applied_at = $3, outcome = 'names no business' where provider = $1 and event_id = $2`,
    [provider, id, now],
  );
};
