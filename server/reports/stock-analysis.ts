import { digitsOf } from '../../src/domain/currency.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import { stockAnalysis as spec } from '../../src/domain/report/stock-analysis.ts';
import type { AnalysisSort, StockFilter } from '../../src/domain/stock-analysis.ts';
import { column } from '../store/row.ts';
import { patterns } from '../store/search-patterns.ts';
import { Missing } from '../store/tx.ts';
import { reportSource } from './report.ts';
import { soldUntil, toOrder } from './to-order.ts';

/** In SQL, which of the analysed items are meant. Source: answers-2.md, Q42. */
const filtered: Readonly<Record<StockFilter, string>> = {
  pullallstock: 'tracked',
  outofstock: 'tracked and qty <= 0',
  lowstock: 'tracked and qty <= reorder_level',
  overstock: 'tracked and qty > 0 and qty > sold',
  slowmoving: 'tracked and sold90 <= 0',
  notracked: 'not tracked',
};

const sorted: Readonly<Record<AnalysisSort, string>> = {
  quantity: 'qty',
  name: 'search',
  sold: 'sold30',
  value: 'value',
  expires: 'expires_on',
};

/**
 * In SQL: each item that is not deleted as it stood at the end of day $2, in all or at location $3. It is what there is now without what
 * moved later; at a location it is worth its part of the item's worth. What six months sold is looked up only where that is asked.
 */
const analysed = (filter: StockFilter): string => `later as (
    select product_id, sum(qty) as qty, sum(value) as value, sum(qty) filter (where location_id = $3) as qty_there
    from stock_move where business_id = $1 and on_day > $2 group by 1),
  sold as (${soldUntil(filter === 'overstock' ? `($2::date - interval '6 months')` : '$2::date - 90')} group by 1),
  pooled as (
    select p.*, p.qty - coalesce(l.qty, 0) as pool_qty, p.value - coalesce(l.value, 0) as pool_value,
      coalesce(v.qty, 0) - coalesce(l.qty_there, 0) as qty_there
    from product p left join later l on l.product_id = p.id
    left join stock_level v on v.business_id = p.business_id and v.product_id = p.id and v.location_id = $3
    where p.business_id = $1 and p.deleted_at is null and p.kind = 'product' and p.search like all($5)
      and ($6::date is null or p.expires_on <= $6)),
  stood as (
    select p.id, p.name, p.sku, p.search, p.tracked, p.reorder_level, p.expires_on,
      case when $3::uuid is null then pool_qty else qty_there end as qty,
      case when $3::uuid is null then pool_value when pool_qty = 0 then 0 else round(pool_value * qty_there / pool_qty, $4) end as value,
      coalesce(s.sold30, 0) as sold30, coalesce(s.sold90, 0) as sold90, coalesce(s.sold, 0) as sold
    from pooled p left join sold s on s.product_id = p.id),
  analysed as (select * from stood where ${filtered[filter]})`;

/**
 * The stock analysis at the end of its last day. What is on order, and what to order, is of today and of all locations: of a past day it
 * is left out. A page beyond the last is the last.
 *
 * @throws Missing for a location there is none of
 */
export const stockAnalysis = reportSource(spec, async (tx, { days, locationId, picks, ...asked }) => {
  const { filter, expiresBy, search, sort, ascending } = picks;
  const onDay = days.to ?? tx.today;
  const values = [
    ...[tx.business.id, onDay, locationId, digitsOf(tx.business.homeCurrency)],
    ...[patterns(search), expiresBy],
  ];
  const [[sums], [place]] = await Promise.all([
    tx.query(
      { total: column.int, items: column.exact, value: column.exact },
      `with ${analysed(filter)} select count(*)::int as total, count(*)::numeric as items, coalesce(sum(value), 0) as value from analysed`,
      values,
    ),
    tx.query({ name: column.text }, 'select name from location where business_id = $1 and id = $2', [
      tx.business.id,
      locationId,
    ]),
  ]);
  if (locationId !== null && !place) throw new Missing();
  const { total, ...worth } = sums!;
  const page = pageWithin(total, asked);
  const direction = ascending ? 'asc nulls last' : 'desc nulls last';
  const rows = await tx.query(
    {
      productId: column.id.called('id'),
      name: column.text,
      sku: column.text.orNull,
      tracked: column.bool,
      quantity: column.exact.called('qty'),
      reorderLevel: column.exact.orNull,
      sold30: column.exact,
      sold90: column.exact,
      expiresOn: column.day.orNull,
      value: column.exact,
    },
    `with ${analysed(filter)} select id, name, sku, tracked, qty, reorder_level, sold30, sold90, expires_on, value from analysed
     order by ${sorted[sort]} ${direction}, search, id limit $7 offset $8`,
    [...values, asked.limit, (page - 1) * asked.limit],
  );
  const ordering =
    onDay < tx.today
      ? new Map()
      : await toOrder(
          tx,
          rows.map(({ productId }) => productId),
        );
  return {
    ...worth,
    rows: rows.map((row) => {
      const { onOrder = null, toOrder: more = null } = ordering.get(row.productId) ?? {};
      return { ...row, location: place?.name ?? null, onOrder, toOrder: more };
    }),
    total,
    page,
  };
});
