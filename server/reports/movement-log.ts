import type { MoveReason } from '../../src/domain/books/stock.ts';
import type { Day } from '../../src/domain/day.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import type { Movement } from '../../src/domain/stock-view.ts';
import { column } from '../store/row.ts';
import type { Tx } from '../store/tx.ts';

export interface MovementsAsked {
  productId: string | null;
  locationId: string | null;
  reason: MoveReason | null;
  from: Day | null;
  to: Day | null;
  page: number;
  limit: number;
}

const movementColumns = {
  id: column.id,
  reason: column.text.as<MoveReason>(),
  onDay: column.day,
  productId: column.id,
  product: column.text,
  locationId: column.id.orNull,
  location: column.text.orNull,
  contactId: column.id.orNull,
  contact: column.text.orNull,
  documentId: column.id.orNull,
  documentType: column.text.as<DocumentType>().orNull,
  document: column.text.orNull,
  status: column.text.orNull,
  transferId: column.id.orNull,
  transfer: column.text.orNull,
  quantity: column.exact.called('qty'),
  quantityBefore: column.exact.called('qty_before'),
  quantityAfter: column.exact.called('qty_after'),
  value: column.exact,
  cause: column.text.orNull,
  note: column.text,
};

/** What goes from one place to another, with the whole stock as it was. */
const between = `('transfer-out', 'transfer-in')`;

const narrowed = `m.business_id = $1 and ($2::uuid is null or m.product_id = $2) and ($3::uuid is null or m.location_id = $3)
  and ($4::text is null or m.reason = $4) and ($5::date is null or m.on_day >= $5) and ($6::date is null or m.on_day <= $6)
  and (m.location_id is not null or m.reason not in ${between})`;

/**
 * What moved, the newest first: quantities are those of the whole stock, or of the place that is asked for. A page beyond the
 * last is the last. Source: answers-2.md, Q40.
 */
export const movementLog = async (
  tx: Tx,
  asked: MovementsAsked,
): Promise<{ rows: Movement[]; total: number; page: number }> => {
  const { productId, locationId, reason, from, to, limit } = asked;
  const values = [tx.business.id, productId, locationId, reason, from, to];
  const [count] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from stock_move m where ${narrowed}`,
    values,
  );
  const page = pageWithin(count!.n, asked);
  const rows = await tx.query(
    movementColumns,
    `with page as (select m.id, m.business_id, m.reason, m.on_day, m.product_id, m.location_id, m.contact_id, m.document_id, m.transfer_id,
         m.qty, m.value, m.cause, m.note,
         case when $3::uuid is null then m.qty_after else (select sum(x.qty) from stock_move x where x.business_id = m.business_id
           and x.product_id = m.product_id and x.location_id = $3 and x.id <= m.id) end as qty_after
       from stock_move m where ${narrowed} order by m.id desc limit $7 offset $8)
     select m.id, m.reason, m.on_day, m.product_id, p.name as product, m.location_id, l.name as location, m.contact_id,
       c.name as contact, m.document_id, d.subtype as document_type, d.number as document, d.status, m.transfer_id, t.number as transfer,
       m.qty, m.value, m.cause, m.note, m.qty_after,
       case when $3::uuid is null and m.reason in ${between} then m.qty_after else m.qty_after - m.qty end as qty_before
     from page m join product p on p.business_id = m.business_id and p.id = m.product_id
     left join location l on l.business_id = m.business_id and l.id = m.location_id
     left join document d on d.business_id = m.business_id and d.id = m.document_id
     left join stock_transfer t on t.business_id = m.business_id and t.id = m.transfer_id
     left join contact c on c.business_id = m.business_id and c.id = coalesce(m.contact_id, d.contact_id)
     order by m.id desc`,
    [...values, limit, (page - 1) * limit],
  );
  return { rows, total: count!.n, page };
};
