import { zero } from '../../src/domain/money.ts';
import { mostPostedLater, valuation as spec } from '../../src/domain/report/valuation.ts';
import { averageCostOf } from '../../src/domain/stock/valuation.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column, listed } from '../store/database/row.ts';
import { movedAfter } from './moved-stock.ts';
import { reportSource } from './report.ts';

/**
 * In SQL: what there was of each item at the end of day $2, and what that was worth. Deleted items count: they were in stock that day. Goods
 * in transit were at no location. They have their share of the item's value, and are summed up in the last row, which names no item.
 */
const stockAt = `later as (${movedAfter}),
  away as (
    select product_id, sum(qty) as qty from stock_move
    where business_id = $1 and location_id is null and qty <> 0 and on_day <= $2 group by 1 having sum(qty) <> 0),
  stock as (
    select p.id, p.name, p.sku, p.search, p.price, p.qty - coalesce(l.qty, 0) as qty, p.value - coalesce(l.value, 0) as value,
      coalesce(a.qty, 0) as away
    from product p left join later l on l.product_id = p.id left join away a on a.product_id = p.id where p.business_id = $1),
  shared as (
    select *, case when away = 0 or qty = 0 then 0 else round(value * away / qty, $3) end as away_value
    from stock where qty <> 0 or value <> 0 or away <> 0),
  valued as materialized (
    select id, name, sku, search, price, qty - away as qty, value - away_value as value, round((qty - away) * price, $3) as retail
    from shared where qty <> away or value <> away_value
    union all
    select null, null, null, null, null, sum(away), sum(away_value), sum(round(away * price, $3)) from shared where away <> 0 having count(*) > 0),
  summed as (
    select count(*)::int as total, coalesce(sum(value), 0) as sum_value, coalesce(sum(retail), 0) as sum_retail from valued)`;

const rowColumns = {
  productId: column.id.orNull.called('id'),
  name: column.text.orNull,
  sku: column.text.orNull,

  quantity: column.exact.called('qty'),
  price: column.exact.orNull,
  value: column.exact,
  retail: column.exact,
};
const sumColumns = { total: column.int, sumValue: column.exact, sumRetail: column.exact };

/** The valuation at the end of its last day, by name. A page beyond the last is the last. Rows and sums are read at once. */
export const valuation = reportSource(spec, async (tx, { days, ...request }) => {
  const onDay = days.to ?? tx.today;
  const [clock] = await tx.query(
    { ended: column.text.orNull },
    `select case when $2::date < $3::date then (($2::date + 1)::timestamp at time zone time_zone)::text end as ended from business where id = $1`,
    [tx.business.id, onDay, tx.today],
  );
  const [rows, [late]] = await Promise.all([
    tx.query(
      { ...rowColumns, ...sumColumns },
      `with ${stockAt} select ${listed(rowColumns)}, ${listed(sumColumns)} from valued cross join summed
       order by search nulls last, id limit $4::int
       offset (select least($5::int, greatest(total - 1, 0) / $4::int * $4::int) from summed)`,
      [
        tx.business.id,
        onDay,
        digitsOf(tx.business.homeCurrency),
        request.limit,
        (request.page - 1) * request.limit,
      ],
    ),
    tx.query(
      { postedLater: column.exact },
      `select count(*)::numeric as posted_later from (
         select from stock_move where business_id = $1 and on_day <= $2 and at >= $3::timestamptz limit ${mostPostedLater}) late`,
      [tx.business.id, onDay, clock!.ended],
    ),
  ]);
  const {
    total,
    sumValue: value,
    sumRetail: retail,
  } = rows[0] ?? { total: 0, sumValue: zero, sumRetail: zero };
  return {
    value,
    retail,
    ...late!,
    total,
    page: pageWithin(total, request),
    rows: rows.map((row) => ({ ...row, cost: averageCostOf(row) })),
  };
});
