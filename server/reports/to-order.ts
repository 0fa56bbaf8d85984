import type { Decimal } from '../../src/domain/money.ts';
import { proposedQuantity } from '../../src/domain/stock/stock-analysis.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { onOrder } from './on-order.ts';

/** What of an item there is and what is coming today, how many were sold, and how many more to order. */
export interface ToOrder {
  productId: string;
  name: string;
  sku: string | null;
  /** In all, in transit too; what was sold for a later day is off. */
  onHand: Decimal;
  onOrder: Decimal;
  reorderLevel: Decimal | null;
  sold30: Decimal;
  toOrder: Decimal;
}

/** In SQL: what was sold of each item in so many days until the end of day $2, net of what came back, at location $3 or in all. */
export const soldUntil = (days: string): string => `select product_id,
    -coalesce(sum(qty) filter (where on_day > $2::date - 30), 0) as sold30,
    -coalesce(sum(qty) filter (where on_day > $2::date - 90), 0) as sold90, -sum(qty) as sold
  from stock_move where business_id = $1 and reason in ('sale', 'return') and on_day > ${days} and on_day <= $2
    and ($3::uuid is null or location_id = $3)`;

/** How many of each of some counted items to order today, by the item; deleted ones and those that are not counted are left out. */
export const toOrder = async (
  tx: Tx,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ToOrder>> => {
  if (productIds.length === 0) return new Map();
  const [rows, coming] = await Promise.all([
    tx.query(
      {
        productId: column.id.called('id'),
        name: column.text,
        sku: column.text.orNull,
        onHand: column.exact.called('qty'),
        reorderLevel: column.exact.orNull,
        sold30: column.exact,
      },
      `select p.id, p.name, p.sku, p.qty, p.reorder_level, coalesce(s.sold30, 0) as sold30
       from product p left join (${soldUntil('$2::date - 30')} and product_id = any($4) group by 1) s on s.product_id = p.id
       where p.business_id = $1 and p.id = any($4) and p.tracked and p.deleted_at is null order by p.search, p.id`,
      [tx.business.id, tx.today, null, productIds],
    ),
    onOrder(tx, productIds),
  ]);
  return new Map(
    rows.map((row) => {
      const known = { ...row, onOrder: coming.get(row.productId) ?? '0' };
      return [row.productId, { ...known, toOrder: proposedQuantity(known) }];
    }),
  );
};
