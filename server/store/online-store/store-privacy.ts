import type { Day } from '../../../src/domain/day.ts';
import type { AccessQuery } from '../access/access.ts';
import { newId } from '../database/new-id.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** The businesses that have a shop, or had it and kept orders of it. */
export const businessesOfShop = async (query: AccessQuery, shopId: string): Promise<string[]> =>
  (
    await query({ businessId: column.id }, 'select business as business_id from businesses_of_shop($1)', [
      shopId,
    ])
  ).map(({ businessId }) => businessId);

/** The bytes of a report as they came, and when it happened; null once they were erased. */
export const rawOfEvent = async (
  query: AccessQuery,
  { shopId, topic, eventId }: Record<'shopId' | 'topic' | 'eventId', string>,
): Promise<{ raw: Buffer; happenedAt: Date } | null> => {
  const [row] = await query(
    { raw: column.bytes.orNull, happenedAt: column.instant },
    'select raw, coalesce(triggered_at, received_at) as happened_at from store_event where shop_id = $1 and topic = $2 and event_id = $3',
    [shopId, topic, eventId],
  );
  return row?.raw ? { raw: row.raw, happenedAt: row.happenedAt } : null;
};

/** What somebody who bought at the shop asks to be told. */
export interface StoreRequest {
  id: string;
  customer: string;
  orders: string[];
  dueOn: Day;
}

/** Notes that a shop's customer asks for what is kept of them, once for each event. True for a new one. */
export const keepRequest = async (
  tx: BusinessTx,
  shopId: string,
  eventId: string,
  query: { customer: string; orders: readonly string[]; dueOn: Day },
): Promise<boolean> =>
  (
    await tx.query(
      { id: column.id },
      `insert into store_request (business_id, id, shop_id, event_id, customer, orders, asked_at, due_on) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict do nothing returning id`,
      [tx.business.id, newId(), shopId, eventId, query.customer, query.orders, tx.now, query.dueOn],
    )
  ).length > 0;

/** What was asked for and isn't answered yet, with the orders it's about by their names. */
export const openRequests = (tx: BusinessTx): Promise<StoreRequest[]> =>
  tx.query(
    { id: column.id, customer: column.text, orders: column.texts, dueOn: column.day },
    `select r.id, r.customer, r.due_on, coalesce((select array_agg(o.name order by o.placed_at) from store_order o
       where o.business_id = r.business_id and o.shop_id = r.shop_id and o.order_id = any(r.orders)), '{}') as orders
     from store_request r where r.business_id = $1 and r.done_at is null order by r.due_on, r.id`,
    [tx.business.id],
  );

/** Notes that somebody answered a request. False for one that isn't there, or was answered. */
export const endRequest = async (tx: BusinessTx, id: string, by: string): Promise<boolean> =>
  (
    await tx.query(
      { id: column.id },
      'update store_request set done_at = $3, done_by = $4 where business_id = $1 and id = $2 and done_at is null returning id',
      [tx.business.id, id, tx.now, by],
    )
  ).length > 0;

const noOne = `'{"name": "", "email": ""}'::jsonb`;

/**
 * Forgets who bought at a shop: the bytes of reports, names and addresses on the records of orders, and on customers who have no document and no
 * money here. Issued documents keep what the law asks. Source: connections.md, rule 19.
 *
 * @param orderIds the orders whose buyer is forgotten; null for all of the shop's
 */
export const forgetBuyers = async (
  tx: BusinessTx,
  shopId: string,
  orderIds: readonly string[] | null,
  email: string,
): Promise<void> => {
  const { id } = tx.business;
  const mails = await tx.query(
    { email: column.text },
    `select distinct state -> 'customer' ->> 'email' as email from store_order
     where business_id = $1 and shop_id = $2 and state is not null and ($3::text[] is null or order_id = any($3))`,
    [id, shopId, orderIds],
  );
  await tx.query(
    'update store_event set raw = null where business_id = $1 and shop_id = $2 and raw is not null and ($3::text[] is null or order_id = any($3))',
    [id, shopId, orderIds],
  );
  await tx.query(
    `update store_order set customer = '', state = jsonb_set(state, '{customer}', ${noOne})
     where business_id = $1 and shop_id = $2 and ($3::text[] is null or order_id = any($3))`,
    [id, shopId, orderIds],
  );
  const known = [email, ...mails.map((one) => one.email)].filter((one) => one !== '');
  await tx.query(
    `update contact c set name = 'Store customer ' || left(c.id::text, 8), email = null, card = '{}', search = 'store customer'
     where c.business_id = $1 and c.channel = 'store' and c.email_key = any($2)
       and not exists (select 1 from document d where d.business_id = c.business_id and d.contact_id = c.id)
       and not exists (select 1 from open_item i where i.business_id = c.business_id and i.contact_id = c.id)`,
    [id, known.map((one) => one.toLowerCase())],
  );
};
