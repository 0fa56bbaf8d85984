import type { HeldFor, HoldKind } from '../../../src/domain/online-store/hold.ts';
import type { StoreOutcome } from '../../../src/domain/online-store/order.ts';
import type { StoreOrderCounts, StoreOrderStatus } from '../../../src/domain/online-store/order-record.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing } from '../database/tx.ts';
import { storeOrderColumns } from './store-orders.ts';

const listColumns = { ...storeOrderColumns, documentNumber: column.text.orNull };
const listedOrders = `select ${listed(storeOrderColumns, 'o')}, d.number as document_number from store_order o
       left join document d on d.business_id = o.business_id and d.id = o.document_id`;

/** An order as it's listed. */
export type ListedStoreOrder = RowOf<typeof listColumns>;

/** An order as it's listed, by itself. Throws `Missing`. */
export const findStoreOrder = async (tx: BusinessTx, id: string): Promise<ListedStoreOrder> => {
  const [row] = await tx.query(listColumns, `${listedOrders} where o.business_id = $1 and o.id = $2`, [
    tx.business.id,
    id,
  ]);
  if (!row) throw new Missing();
  return row;
};

/** How many orders are on hold for each reason, the most first. */
export const countHolds = (tx: BusinessTx): Promise<HeldFor[]> =>
  tx.query(
    { kind: column.text.as<HoldKind>(), orders: column.int },
    `select coalesce(hold_kind, 'other') as kind, count(*)::int as orders from store_order where business_id = $1 and status = 'Held'
     group by 1 order by 2 desc, 1`,
    [tx.business.id],
  );

interface OrderFilter {
  status: StoreOrderStatus | null;
  /** On hold for this reason alone. */
  hold: HoldKind | null;
  /** In the books, and this became of it at its shop. */
  outcome: StoreOutcome | null;
  page: number;
  limit: number;
}

const narrowedHere = `o.business_id = $1 and ($2::text is null or o.status = $2)
  and ($3::text is null or (o.status = 'Held' and coalesce(o.hold_kind, 'other') = $3))
  and ($4::text is null or (o.status = 'Applied' and o.outcome = $4))`;

/** A page of a shop's orders, the newest first, how many there are in each state, and on hold for each reason. */
export const listStoreOrders = async (
  tx: BusinessTx,
  { status, hold, outcome, page, limit }: OrderFilter,
): Promise<{ orders: ListedStoreOrder[]; counts: StoreOrderCounts; holds: HeldFor[]; total: number }> => {
  const [orders, narrowed, counted, holds] = await Promise.all([
    tx.query(
      listColumns,
      `${listedOrders} where ${narrowedHere} order by o.placed_at desc nulls first, o.id desc limit $5 offset $6`,
      [tx.business.id, status, hold, outcome, limit, (page - 1) * limit],
    ),
    tx.query({ n: column.int }, `select count(*)::int as n from store_order o where ${narrowedHere}`, [
      tx.business.id,
      status,
      hold,
      outcome,
    ]),
    tx.query(
      { status: column.text.as<StoreOrderStatus>(), n: column.int },
      'select status, count(*)::int as n from store_order where business_id = $1 group by status',
      [tx.business.id],
    ),
    countHolds(tx),
  ]);
  const counts = { Received: 0, Held: 0, Applied: 0, Skipped: 0, Failed: 0 };
  for (const { status: name, n } of counted) counts[name] = n;
  return { orders, counts, holds, total: narrowed[0]!.n };
};
