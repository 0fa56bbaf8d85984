import type { HeldFor, HoldKind } from '../../../src/domain/online-store/hold.ts';
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
  page: number;
  limit: number;
}

/** A page of a shop's orders, the newest first, how many there are in each state, and on hold for each reason. */
export const listStoreOrders = async (
  tx: BusinessTx,
  { status, hold, page, limit }: OrderFilter,
): Promise<{ orders: ListedStoreOrder[]; counts: StoreOrderCounts; holds: HeldFor[]; total: number }> => {
  const [orders, counted, holds] = await Promise.all([
    tx.query(
      listColumns,
      `${listedOrders}
       where o.business_id = $1 and ($2::text is null or o.status = $2) and ($5::text is null or (o.status = 'Held' and coalesce(o.hold_kind, 'other') = $5))
       order by o.placed_at desc nulls first, o.id desc limit $3 offset $4`,
      [tx.business.id, status, limit, (page - 1) * limit, hold],
    ),
    tx.query(
      { status: column.text.as<StoreOrderStatus>(), n: column.int },
      'select status, count(*)::int as n from store_order where business_id = $1 group by status',
      [tx.business.id],
    ),
    countHolds(tx),
  ]);
  const counts = { Received: 0, Held: 0, Applied: 0, Skipped: 0, Failed: 0 };
  for (const { status: name, n } of counted) counts[name] = n;
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const heldSo = holds.find(({ kind }) => kind === hold)?.orders ?? 0;
  return { orders, counts, holds, total: hold ? heldSo : status ? counts[status] : all };
};
