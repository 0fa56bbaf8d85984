import { digitsOf } from '../../src/domain/currency.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import { valuation as spec } from '../../src/domain/report/valuation.ts';
import { column } from '../store/row.ts';
import { reportSource } from './report.ts';

/**
 * In SQL: what there was of each item at the end of day $2, and what that was worth. It is what there is now without what moved later,
 * so that a day near today costs little however much ever moved. Deleted items count: they were in stock that day. Goods in
 * transit were at no location. They have their share of the item's value, and are summed up in the last row, which names no item.
 */
const stockAt = `later as (
    select product_id, sum(qty) as qty, sum(value) as value from stock_move where business_id = $1 and on_day > $2 group by 1),
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
  valued as (
    select id, name, sku, search, price, qty - away as qty, value - away_value as value, round((qty - away) * price, $3) as retail
    from shared where qty <> away or value <> away_value
    union all
    select null, null, null, null, null, sum(away), sum(away_value), sum(round(away * price, $3)) from shared where away <> 0 having count(*) > 0)`;

/** The valuation at the end of its last day, by name. A page beyond the last is the last. */
export const valuation = reportSource(spec, async (tx, { days, ...asked }) => {
  const onDay = days.to ?? tx.today;
  const values = [tx.business.id, onDay, digitsOf(tx.business.homeCurrency)];
  const [[sums], [late]] = await Promise.all([
    tx.query(
      { total: column.int, value: column.exact, retail: column.exact },
      `with ${stockAt} select count(*)::int as total, coalesce(sum(value), 0) as value, coalesce(sum(retail), 0) as retail from valued`,
      values,
    ),
    tx.query(
      { postedLater: column.exact },
      `select count(*)::numeric as posted_later from stock_move m join business b on b.id = m.business_id
       where m.business_id = $1 and m.on_day <= $2 and m.at >= ($2::date + 1)::timestamp at time zone b.time_zone`,
      [tx.business.id, onDay],
    ),
  ]);
  const { total, ...worth } = sums!;
  const page = pageWithin(total, asked);
  const rows = await tx.query(
    {
      productId: column.id.orNull,
      name: column.text.orNull,
      sku: column.text.orNull,
      quantity: column.exact.called('qty'),
      price: column.exact.orNull,
      value: column.exact,
      retail: column.exact,
    },
    `with ${stockAt} select id as product_id, name, sku, qty, price, value, retail from valued order by search nulls last, id limit $4 offset $5`,
    [...values, asked.limit, (page - 1) * asked.limit],
  );
  return { ...worth, ...late!, rows, total, page };
});
