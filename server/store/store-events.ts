import type { AccessQuery } from './access.ts';
import { column } from './row.ts';

/** A report of a shop as it came. */
export interface StoreEvent {
  shopId: string;
  topic: string;
  eventId: string;
  businessId: string;
  /** The order it's about; null for none. */
  orderId: string | null;
  /** When it happened, as the report's header says; null where it doesn't. No signature is over it. */
  triggeredAt: Date | null;
  raw: Buffer;
}

const job = `'apply-store-event', json_build_object('shop', shop_id, 'topic', topic, 'event', event_id),
  'store-event:' || shop_id || ':' || topic || ':' || event_id`;
const enqueue = `enqueue(${job})`;

/** The business that has the shop of a domain, and the shop's number; null where none has it. */
export const storeOfShop = async (query: AccessQuery, domain: string) => {
  const [row] = await query(
    { businessId: column.id, shopId: column.text },
    'select business as business_id, shop as shop_id from store_of_shop($1)',
    [domain],
  );
  return row ?? null;
};

/** Keeps a report and queues its application; one that is kept already stays as it is. True for a new one. */
export const keepStoreEvent = async (query: AccessQuery, event: StoreEvent, now: Date): Promise<boolean> => {
  const kept = await query(
    `with kept as (insert into store_event (shop_id, topic, event_id, business_id, order_id, raw, received_at, triggered_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning shop_id, topic, event_id)
     select ${enqueue} from kept`,
    [
      event.shopId,
      event.topic,
      event.eventId,
      event.businessId,
      event.orderId,
      event.raw,
      now,
      event.triggeredAt,
    ],
  );
  return kept.length > 0;
};

type EventKey = Pick<StoreEvent, 'shopId' | 'topic' | 'eventId'>;

/** A kept report that isn't settled; null for one that is, or never came. */
export const waitingStoreEvent = async (query: AccessQuery, { shopId, topic, eventId }: EventKey) => {
  const [row] = await query(
    { businessId: column.id, orderId: column.text.orNull, happenedAt: column.instant },
    `select business_id, order_id, coalesce(triggered_at, received_at) as happened_at from store_event where shop_id = $1 and topic = $2 and event_id = $3 and settled_at is null`,
    [shopId, topic, eventId],
  );
  return row ?? null;
};

/** Notes that a report is settled, and to what end. */
export const settleStoreEvent = async (
  query: AccessQuery,
  { shopId, topic, eventId }: EventKey,
  outcome: string,
  now: Date,
): Promise<void> => {
  await query(
    'update store_event set settled_at = $4, outcome = $5 where shop_id = $1 and topic = $2 and event_id = $3 and settled_at is null',
    [shopId, topic, eventId, now, outcome],
  );
};

/** Queues every report that waits: what an earlier process took in and did not settle. */
export const requeueStoreEvents = async (query: AccessQuery): Promise<void> => {
  await query(`select ${enqueue} from store_event where settled_at is null order by received_at`);
};

/** Queues a report that waits for later, by the machine's time. */
export const requeueStoreEventAt = async (
  query: AccessQuery,
  { shopId, topic, eventId }: EventKey,
  at: Date,
): Promise<void> => {
  await query(
    `select enqueue_later(${job}, $4) from store_event where shop_id = $1 and topic = $2 and event_id = $3 and settled_at is null`,
    [shopId, topic, eventId, at],
  );
};

/** The businesses whose store is followed. */
export const storesFollowed = async (query: AccessQuery): Promise<string[]> =>
  (await query({ businessId: column.id }, 'select business as business_id from stores_followed()')).map(
    ({ businessId }) => businessId,
  );
