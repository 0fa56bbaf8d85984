import type { StoreOrderStepKind } from '../../../src/domain/online-store/order-record.ts';
import { column, type RowOf } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import type { StoreOrderRow } from './store-orders.ts';

const stepColumns = {
  at: column.instant,
  /** When what is reported happened, as the shop says. */
  happenedAt: column.instant.orNull,
  kind: column.text.as<StoreOrderStepKind>(),
  what: column.text,
  reason: column.text.orNull,
  documentId: column.id.orNull,
  number: column.text.orNull,
};

const entryColumns = { number: column.int, onDay: column.day, memo: column.text, documentId: column.id };

/**
 * The history of an order, oldest first: the shop's reports, what was made from it, and each change of its status. Where several happened at
 * once, they are listed in that order. A payment names the document it was booked on, a credit note its own number.
 */
export const stepsOf = (
  tx: BusinessTx,
  { id, shopId, orderId }: Pick<StoreOrderRow, 'id' | 'shopId' | 'orderId'>,
): Promise<RowOf<typeof stepColumns>[]> =>
  tx.query(
    stepColumns,
    `select at, happened_at, kind, what, reason, document_id, number from (
       select received_at as at, triggered_at as happened_at, 0 as rank, 'report' as kind, topic as what, null as reason, null::uuid as document_id, null as number
       from store_event where business_id = $1 and shop_id = $3 and order_id = $4
       union all
       select at, null, 2, 'status', act, data ->> 'reason', null, null from event
       where business_id = $1 and subject_id = $2 and subject_kind = 'store_order'
       union all
       select m.at, null, 1, 'deed', m.kind, m.note, d.id, coalesce(c.number, d.number) from store_order_deed m
       left join credit_note c on c.business_id = m.business_id and c.id = m.made_id
       left join lateral (select i.document_id from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id
         where s.business_id = m.business_id and s.payment_id = m.made_id limit 1) p on true
       left join document d on d.business_id = m.business_id and d.id = coalesce(c.document_id, p.document_id, m.made_id)
       where m.business_id = $1 and m.store_order_id = $2) step
     order by at, rank, array_position(array['item', 'document', 'added', 'payment', 'edit', 'refund', 'money back', 'cancellation'], what), what limit 200`,
    [tx.business.id, id, shopId, orderId],
  );

/** The journal entries of the documents made of an order, by number. */
export const entriesOfOrder = (
  tx: BusinessTx,
  { id }: Pick<StoreOrderRow, 'id'>,
): Promise<RowOf<typeof entryColumns>[]> =>
  tx.query(
    entryColumns,
    `select e.number, e.on_day, e.memo, e.document_id from journal_entry e
     join store_order_deed m on m.business_id = e.business_id and m.made_id = e.document_id and m.kind in ('document', 'added')
     where m.business_id = $1 and m.store_order_id = $2 order by e.number limit 200`,
    [tx.business.id, id],
  );
