import type { Day } from '../../../src/domain/day.ts';
import type { StoreOrderStanding } from '../../../src/domain/online-store/order-record.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { amongHere } from '../rows/statuses.ts';

/**
 * The day from which orders of a shop that is left are to be followed once it's back: that of the last one that was seen, or of the first that
 * still waits. Null where none was seen. Source: connections.md, rule 5.
 */
export const dayToGoOnFrom = async (tx: BusinessTx, shopId: string): Promise<Day | null> => {
  const [row] = await tx.query(
    { day: column.day.orNull },
    `select least(max(placed_on), min(placed_on) filter (where document_id is null and status <> 'Skipped')) as day
     from store_order where business_id = $1 and shop_id = $2`,
    [tx.business.id, shopId],
  );
  return row?.day ?? null;
};

/**
 * Moves every order that the settings left out, so that it's looked at again. Source: connections.md, rule 8.
 *
 * @param standing where its chart says they stand then
 */
export const moveLeftOut = async (
  tx: BusinessTx,
  shopId: string,
  { status, facts }: StoreOrderStanding,
): Promise<void> => {
  await tx.query(
    `update store_order set status = $3, waiting = $4, reason = null
     where business_id = $1 and shop_id = $2 and status = 'Skipped' and state is not null`,
    [tx.business.id, shopId, status, facts.waiting],
  );
};

/** Forgets what was fetched of an order that its shop no longer has: nothing is made of it any more. */
export const forgetState = async (tx: BusinessTx, id: string): Promise<void> => {
  await tx.query('update store_order set state = null, outcome = null where business_id = $1 and id = $2', [
    tx.business.id,
    id,
  ]);
};

/** What of an order is followed, as its settings say. */
export interface Followed {
  delivery: boolean;
  /** Refunds and cancellations. */
  returns: boolean;
}

/** That a deed of some kinds was done for the order `o`. */
const isDone = (kinds: string, also = ''): string =>
  `exists (select from store_order_deed m where m.business_id = o.business_id and m.store_order_id = o.id and m.kind in (${kinds}) ${also})`;

/**
 * The orders whose invoice was a draft as they were looked at and is issued now: what was paid of them isn't booked yet, or their cancellation
 * or delivery isn't followed. What the shop only wrote down as paid never is booked. Source: connections.md, rules 9 and 15.
 */
export const ordersIssuedSince = async (
  tx: BusinessTx,
  shopId: string,
  { delivery, returns }: Followed,
): Promise<string[]> =>
  (
    await tx.query(
      { id: column.id },
      `select o.id from store_order o join document d on d.business_id = o.business_id and d.id = o.document_id
       where o.business_id = $1 and o.shop_id = $2 and o.status = 'Applied' and not o.waiting and d.number is not null and (
         ($3 and o.state ->> 'cancelledAt' is not null and not ${isDone(`'cancellation', 'refund'`)})
         or ($4 and o.state ->> 'shippingStatus' = '1' and d.delivery is null and not ${amongHere('gone', 'd')})
         or exists (select from jsonb_array_elements(o.state -> 'transactions') t
           where t ->> 'kind' in ('SALE', 'CAPTURE') and t ->> 'status' = 'SUCCESS' and t ->> 'gateway' <> 'manual' and not (t ->> 'test')::boolean
             and not ${isDone(`'payment'`, `and m.key = t ->> 'id'`)}))
       order by o.placed_at, o.id limit 500`,
      [tx.business.id, shopId, returns, delivery],
    )
  ).map(({ id }) => id);
