import type { MoveReason } from '../../src/domain/books/stock.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import { valuationMoves as spec } from '../../src/domain/report/valuation-moves.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column } from '../store/database/row.ts';
import { Missing } from '../store/database/tx.ts';
import { findProducts } from '../store/stock/products.ts';
import { reportSource } from './report.ts';

/** In SQL: the item's moves until the end of day $3 that changed its total quantity or value; a transfer between locations changes neither. */
const behind = `stock_move m where m.business_id = $1 and m.product_id = $2 and m.on_day <= $3
  and m.reason not in ('transfer-out', 'transfer-in')`;

/**
 * The moves behind what one item was worth at the end of the last day, the oldest first. A page beyond the last is the last.
 *
 * @throws Missing for an item there is none of
 */
export const valuationMoves = reportSource(spec, async (tx, { days, productId, ...request }) => {
  if (productId === null) throw new Missing();
  const values = [tx.business.id, productId, days.to ?? tx.today];
  const [[product], [sums], [away]] = await Promise.all([
    findProducts(tx, [productId]),
    tx.query(
      { total: column.int, quantity: column.exact, value: column.exact },
      `select count(*)::int as total, coalesce(sum(m.qty), 0) as quantity, coalesce(sum(m.value), 0) as value from ${behind}`,
      values,
    ),
    tx.query(
      { inTransit: column.exact },
      `select coalesce(sum(qty), 0) as in_transit from stock_move
       where business_id = $1 and product_id = $2 and on_day <= $3 and location_id is null and qty <> 0`,
      values,
    ),
  ]);
  const page = pageWithin(sums!.total, request);
  const rows = await tx.query(
    {
      id: column.id,
      reason: column.text.as<MoveReason>(),
      onDay: column.day,
      contact: column.text.orNull,
      documentId: column.id.orNull,
      documentType: column.text.as<DocumentType>().orNull,
      document: column.text.orNull,
      transferId: column.id.orNull,
      transfer: column.text.orNull,
      quantity: column.exact.called('qty'),
      value: column.exact,
      quantityThen: column.exact,
      valueThen: column.exact,
      cause: column.text.orNull,
      note: column.text,
    },
    `with page as (
       select m.*, sum(m.qty) over so_far as quantity_then, sum(m.value) over so_far as value_then
       from ${behind} window so_far as (order by m.on_day, m.id) order by m.on_day, m.id limit $4 offset $5)
     select m.id, m.reason, m.on_day, c.name as contact, m.document_id, d.subtype as document_type, d.number as document, m.transfer_id,
       t.number as transfer, m.qty, m.value, m.quantity_then, m.value_then, m.cause, m.note
     from page m left join document d on d.business_id = m.business_id and d.id = m.document_id
     left join stock_transfer t on t.business_id = m.business_id and t.id = m.transfer_id
     left join contact c on c.business_id = m.business_id and c.id = coalesce(m.contact_id, d.contact_id)
     order by m.on_day, m.id`,
    [...values, request.limit, (page - 1) * request.limit],
  );
  const { total, ...worth } = sums!;
  return { title: product!.name, ...worth, ...away!, rows, total, page };
});
