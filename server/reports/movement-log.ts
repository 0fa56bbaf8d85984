import { readsCost } from '../../src/domain/access/permissions.ts';
import type { MoveReason } from '../../src/domain/books/stock.ts';
import type { Day } from '../../src/domain/day.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import { stockMovements as spec } from '../../src/domain/report/stock-movements.ts';
import type { Movement } from '../../src/domain/stock/stock-view.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { reportSource } from './report.ts';

export interface MovementsQuery {
  productId: string | null;
  locationId: string | null;
  reason: MoveReason | null;
  from: Day | null;
  to: Day | null;
  limit: number;
}

/** Where in the log a page of it begins: at the newest move, or beside one of them. */
export type MoveCursor = { side: 'older' | 'newer'; id: string } | null;

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
  depositRequired: column.exact.orNull,
  transferId: column.id.orNull,
  transfer: column.text.orNull,
  quantity: column.exact.called('qty'),
  quantityBefore: column.exact.called('qty_before'),
  quantityAfter: column.exact.called('qty_after'),
  value: column.exact,
  cause: column.text.orNull,
  note: column.text,
};

/** What goes from one place to another: the whole stock stays as it was, so that its quantities are those of its place. */
const between = `('transfer-out', 'transfer-in')`;

const narrowed = `m.business_id = $1 and ($2::uuid is null or m.product_id = $2) and ($3::uuid is null or m.location_id = $3)
  and ($4::text is null or m.reason = $4) and ($5::date is null or m.on_day >= $5) and ($6::date is null or m.on_day <= $6)
  and (m.location_id is not null or m.reason not in ${between})`;

const valuesOf = (tx: Tx, { productId, locationId, reason, from, to }: MovementsQuery) => [
  tx.business.id,
  productId,
  locationId,
  reason,
  from,
  to,
];

/**
 * Some of the moves, the newest first. What lay at a location after a move is the sum of all that moved there until then, taken for
 * the items of the page alone, and where no location was chosen for its transfers alone. What it was worth is null for who may not
 * read what stock cost.
 *
 * @param picked in SQL: which of the narrowed moves, in which order; its parameters are from $7 on
 */
const movesAt = async (
  tx: Tx,
  query: MovementsQuery,
  picked: string,
  more: readonly unknown[],
): Promise<Movement[]> => {
  const rows = await tx.query(
    movementColumns,
    `with page as (select m.* from stock_move m where ${narrowed} ${picked}),
     there as (select x.id, sum(x.qty) over (partition by x.product_id, x.location_id order by x.id) as qty from stock_move x
       where x.business_id = $1 and (x.product_id, x.location_id) in
         (select product_id, location_id from page where $3::uuid is not null or reason in ${between})),
     told as (select m.*, case when $3::uuid is not null or m.reason in ${between} then t.qty else m.qty_after end as after
       from page m left join there t on t.id = m.id)
     select m.id, m.reason, m.on_day, m.product_id, p.name as product, m.location_id, l.name as location, m.contact_id,
       c.name as contact, m.document_id, d.subtype as document_type, d.number as document, d.status, d.deposit_required, m.transfer_id, t.number as transfer,
       m.qty, m.value, m.cause, m.note, m.after as qty_after,
       m.after - m.qty as qty_before
     from told m join product p on p.business_id = m.business_id and p.id = m.product_id
     left join location l on l.business_id = m.business_id and l.id = m.location_id
     left join document d on d.business_id = m.business_id and d.id = m.document_id
     left join stock_transfer t on t.business_id = m.business_id and t.id = m.transfer_id
     left join contact c on c.business_id = m.business_id and c.id = coalesce(m.contact_id, d.contact_id)
     order by m.id desc`,
    [...valuesOf(tx, query), ...more],
  );
  return readsCost(tx.user.role) ? rows : rows.map((row) => ({ ...row, value: null }));
};

/**
 * What moved, the newest first: quantities are those of the whole stock, or of the place that is asked for. A page beyond the
 * last is the last. Source: answers-2.md, Q40.
 */
const movementLog = async (
  tx: Tx,
  query: MovementsQuery & { page: number },
): Promise<{ rows: Movement[]; total: number; page: number }> => {
  const [count] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from stock_move m where ${narrowed}`,
    valuesOf(tx, query),
  );
  const page = pageWithin(count!.n, query);
  const rows = await movesAt(tx, query, 'order by m.id desc limit $7 offset $8', [
    query.limit,
    (page - 1) * query.limit,
  ]);
  return { rows, total: count!.n, page };
};

/**
 * The same by where a page begins, which costs as little far back as at the newest: nothing is counted. Fewer moves than a page that
 * are newer than one are the newest page.
 *
 * @returns the moves, and those beside which the pages next to theirs begin; null where there is none
 */
export const movementsFrom = async (
  tx: Tx,
  query: MovementsQuery,
  cursor: MoveCursor,
): Promise<{ rows: Movement[]; newer: string | null; older: string | null }> => {
  const isNewer = cursor?.side === 'newer';
  const beside = cursor ? `and m.id ${isNewer ? '>' : '<'} $8` : '';
  // One more than is shown tells whether there is another page.
  const found = await movesAt(tx, query, `${beside} order by m.id ${isNewer ? 'asc' : 'desc'} limit $7`, [
    query.limit + 1,
    ...(cursor ? [cursor.id] : []),
  ]);
  const goesOn = found.length > query.limit;
  if (isNewer && !goesOn) return movementsFrom(tx, query, null);
  const rows = isNewer ? found.slice(1) : found.slice(0, query.limit);
  return {
    rows,
    newer: cursor ? (rows[0]?.id ?? null) : null,
    older: isNewer || goesOn ? (rows.at(-1)?.id ?? null) : null,
  };
};

/** All that moved on its days, as a report. */
export const stockMovements = reportSource(spec, (tx, { days, ...request }) =>
  movementLog(tx, { ...request, ...days }),
);
