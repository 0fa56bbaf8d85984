import type { AccessQuery } from '../access/access.ts';
import { column } from '../database/row.ts';

/** A report of a shop as it came. */
export interface StoreEvent {
  topic: string;
  eventId: string;
  /** The order it's about; null for none. */
  orderId: string | null;
  /** When it happened, as the report's header says; null where it doesn't. No signature is over it. */
  triggeredAt: Date | null;
  raw: Buffer;
}

const job = `'apply-store-event', json_build_object('shop', shop_id, 'topic', topic, 'event', event_id),
  'store-event:' || shop_id || ':' || topic || ':' || event_id`;
const enqueue = `enqueue(${job})`;

/** Keeps a report for whoever a select names, and queues its application; one that is kept already stays as it is. */
const keptFor = (store: string): string => `with kept as (
    insert into store_event (shop_id, topic, event_id, business_id, order_id, raw, received_at, triggered_at)
    select store.shop, $2, $3, store.business, $4, $5, $6, $7 from (${store}) store
    on conflict do nothing returning shop_id, topic, event_id)
  select ${enqueue} from kept`;
const keptForDomain = keptFor('select business, shop from store_of_shop($1)');
const keptForShop = keptFor('select $8::uuid as business, $1 as shop');

const valuesOf = ({ topic, eventId, orderId, raw, triggeredAt }: StoreEvent, now: Date) =>
  [topic, eventId, orderId, raw, now, triggeredAt] as const;

/** Keeps a report for the business that has the shop of a domain, and queues its application; nothing where none has it. */
export const keepReport = async (
  query: AccessQuery,
  domain: string,
  event: StoreEvent,
  now: Date,
): Promise<void> => {
  await query(keptForDomain, [domain, ...valuesOf(event, now)]);
};

/** Keeps a report for a business that has or had a shop, by the shop's own number. */
export const keepReportFor = async (
  query: AccessQuery,
  { businessId, shopId }: { businessId: string; shopId: string },
  event: StoreEvent,
  now: Date,
): Promise<void> => {
  await query(keptForShop, [shopId, ...valuesOf(event, now), businessId]);
};

type EventKey = Pick<StoreEvent, 'topic' | 'eventId'> & { shopId: string };

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

/** The jobs of one store that fall due by the clock. */
export type StoreTask =
  | 'check-store'
  | 'poll-store'
  | 'push-stock-to-store'
  | 'pull-stock-from-store'
  | 'follow-store-billing';

/** Queues a job for each store that is followed or connected, or bills its business's plan, behind what shops report, and one after the other for the same store. */
export const queueForStores = async (
  query: AccessQuery,
  task: StoreTask,
  which: 'followed' | 'connected' | 'billing',
): Promise<void> => {
  await query(
    `select enqueue_in_turn($1::text, json_build_object('business', business), $1::text || ':' || business, 10, 'store:' || business)
     from stores_${which}()`,
    [task],
  );
};

/** Whether the store of a business is followed: its orders are taken in. */
export const isFollowed = async (query: AccessQuery, businessId: string): Promise<boolean> =>
  (await query('select 1 from stores_followed() where business = $1', [businessId])).length > 0;
