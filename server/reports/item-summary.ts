import { readsCost } from '../../src/domain/access/permissions.ts';
import { payable, receivable, type Side } from '../../src/domain/books/side.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { type Decimal, isZero, over, rounded, zero } from '../../src/domain/money.ts';
import { expiryWarning } from '../../src/domain/stock/expiry.ts';
import { marginOf } from '../../src/domain/stock/margin.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import type { InventorySummary, ItemSummary, LevelAt } from '../../src/domain/stock/stock-view.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { amongHere, billedOn, postedOn } from '../store/rows/statuses.ts';
import { expiringHere, lowHere, outHere } from '../store/stock/narrowed-items.ts';
import { type EventView, historyOf } from './document-history.ts';
import { onOrder } from './on-order.ts';

/**
 * How many of each item stand on issued documents of a side, net of what was given back on them. Source: answers-2.md, Q40.
 */
export const tradedOn = async (
  tx: Tx,
  side: Side,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Decimal>> => {
  const rows = await tx.query(
    { id: column.id, quantity: column.exact },
    `with lines as (
       select l.product_id, l.id, l.qty, l.document_id from document_line l
       where l.business_id = $1 and l.product_id = any($2)
         and exists (select 1 from document where business_id = $1 and id = l.document_id and ${billedOn(side)})),
     back as (
       select l.product_id, coalesce((x ->> 'quantity')::numeric, 0) as qty from credit_note n
       cross join jsonb_array_elements(n.lines) x join lines l on l.id = (x ->> 'lineId')::uuid
       where n.business_id = $1 and n.undone_at is null and n.document_id in (select document_id from lines))
     select product_id as id, sum(qty) as quantity from (
       select product_id, qty from lines union all select product_id, -qty from back) traded group by 1`,
    [tx.business.id, productIds],
  );
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
};

/** How much of an item lies at each place in use, or lies at one that is not. */
const levelsOf = async (tx: Tx, productId: string): Promise<LevelAt[]> =>
  await tx.query(
    { locationId: column.id, location: column.text, quantity: column.exact },
    `select l.id as location_id, l.name as location, coalesce(s.qty, 0) as quantity from location l
     left join stock_level s on s.business_id = l.business_id and s.location_id = l.id and s.product_id = $2
     where l.business_id = $1 and (l.active or s.qty <> 0) order by l.is_default desc, lower(l.name)`,
    [tx.business.id, productId],
  );

/** What of it drafts ask for, what is in transit, and what one cost last. */
const draftsAndLast = (tx: Tx, productId: string) =>
  tx.query(
    { onDrafts: column.exact, inTransit: column.exact, lastCost: column.exact.orNull },
    `select coalesce((select sum(l.qty) from document d join document_line l on l.business_id = d.business_id and l.document_id = d.id
         where d.business_id = $1 and ${postedOn(receivable)} and ${amongHere('draft', 'd')} and l.product_id = $2), 0) as on_drafts,
       coalesce((select sum(qty) from stock_move where business_id = $1 and product_id = $2 and location_id is null), 0) as in_transit,
       (select value / qty from stock_move where business_id = $1 and product_id = $2 and reason = 'purchase' and qty > 0
         order by id desc limit 1) as last_cost`,
    [tx.business.id, productId],
  );

/** What one item came to. Source: answers-2.md, Q43. */
export const itemSummary = async (
  tx: Tx,
  product: Product,
): Promise<Omit<ItemSummary, 'history'> & { history: EventView[] }> => {
  const { id, quantity, value, cost, price } = product;
  const [levels, coming, sold, bought, [more], history] = await Promise.all([
    levelsOf(tx, id),
    onOrder(tx, [id]),
    tradedOn(tx, receivable, [id]),
    tradedOn(tx, payable, [id]),
    draftsAndLast(tx, id),
    historyOf(tx, id),
  ]);
  const averageCost = isZero(quantity) ? cost : rounded(over(value, quantity), 6);
  return {
    levels,
    inTransit: more!.inTransit,
    onOrder: coming.get(id) ?? zero,
    onDrafts: more!.onDrafts,
    sold: sold.get(id) ?? zero,
    bought: bought.get(id) ?? zero,
    ...(readsCost(tx.user.role)
      ? {
          averageCost,
          lastCost: more!.lastCost && rounded(more!.lastCost, 6),
          margin: marginOf(price, averageCost),
        }
      : { averageCost: null, lastCost: null, margin: null }),
    history,
  };
};

/** What all items come to; those that expire within 30 days, and those that have and aren't gone, are told together. Source: answers-2.md, Q43. */
export const inventorySummary = async (tx: Tx): Promise<InventorySummary> => {
  const [row] = await tx.query(
    {
      items: column.int,
      services: column.int,
      stockValue: column.exact,
      low: column.int,
      out: column.int,
      expiring: column.int,
    },
    `select (count(*) filter (where kind = 'product'))::int as items, (count(*) filter (where kind = 'service'))::int as services,
       coalesce(sum(value), 0) as stock_value,
       (count(*) filter (where ${lowHere}))::int as low,
       (count(*) filter (where ${outHere}))::int as out,
       (count(*) filter (where ${expiringHere('$2')}))::int as expiring
     from product where business_id = $1 and deleted_at is null`,
    [tx.business.id, daysAfter(tx.today, expiryWarning)],
  );
  return row!;
};
