import { zero } from '../../src/domain/money.ts';
import { stockAnalysis as spec } from '../../src/domain/report/stock-analysis.ts';
import {
  type AnalysisSort,
  proposedQuantity,
  type StockFilter,
} from '../../src/domain/stock/stock-analysis.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column, listed, type RowOf } from '../store/database/row.ts';
import { patterns } from '../store/database/search-patterns.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import { movedAfter, movedAfterAt } from './moved-stock.ts';
import { onOrder as onOrderOf } from './on-order.ts';
import { reportSource } from './report.ts';
import { soldUntil, type ToOrder, toOrder } from './to-order.ts';

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

/** How a statement of the analysis is built, beside its values. */
interface Analysed {
  filter: StockFilter;
  /** Whether it is of location $3. */
  atLocation: boolean;
}

/** In SQL: each item that is not deleted with what there was of it at the end of day $2, in all and at location $3. */
const pooled = ({ atLocation }: Analysed): string => `pooled as (
    select p.*, p.qty - coalesce(l.qty, 0) as pool_qty, p.value - coalesce(l.value, 0) as pool_value
      ${atLocation ? ', coalesce(v.qty, 0) - coalesce(t.qty, 0) as qty_there' : ''}
    from product p left join later l on l.product_id = p.id
    ${atLocation ? 'left join later_there t on t.product_id = p.id left join stock_level v on v.business_id = p.business_id and v.product_id = p.id and v.location_id = $3' : ''}
    where p.business_id = $1 and p.deleted_at is null and p.kind = 'product' and p.search like all($4)
      and ($5::date is null or p.expires_on <= $5))`;

/**
 * In SQL: each item that is not deleted as it stood at the end of day $2, in all or at location $3, where it is worth its part of the
 * item's worth. What six months sold is looked up only where that is asked.
 */
const analysed = (
  how: Analysed,
): string => `later as (${movedAfter}), ${how.atLocation ? `later_there as (${movedAfterAt}),` : ''}
  sold as (${soldUntil(how.filter === 'overstock' ? `($2::date - interval '6 months')` : '$2::date - 90')} group by 1),
  ${pooled(how)},
  stood as (
    select p.id, p.name, p.sku, p.search, p.tracked, p.reorder_level, p.expires_on, p.qty as on_hand,
      ${how.atLocation ? 'qty_there' : 'pool_qty'} as qty,
      ${how.atLocation ? 'case when pool_qty = 0 then 0 else round(pool_value * qty_there / pool_qty, $8::int) end' : 'pool_value'} as value,
      coalesce(s.sold30, 0) as sold30, coalesce(s.sold90, 0) as sold90, coalesce(s.sold, 0) as sold
    from pooled p left join sold s on s.product_id = p.id),
  analysed as materialized (select * from stood where ${filtered[how.filter]}),
  summed as (select count(*)::int as total, count(*)::numeric as items, coalesce(sum(value), 0) as sum_value from analysed)`;

const rowColumns = {
  productId: column.id.called('id'),
  name: column.text,
  sku: column.text.orNull,
  tracked: column.bool,
  onHand: column.exact,
  quantity: column.exact.called('qty'),
  reorderLevel: column.exact.orNull,
  sold30: column.exact,
  sold90: column.exact,
  expiresOn: column.day.orNull,
  value: column.exact,
};
const sumColumns = { total: column.int, items: column.exact, sumValue: column.exact };
type AnalysedRow = RowOf<typeof rowColumns>;

/** What is coming of each item, and how many more to order; in all, what the analysis read of an item tells it. */
const orderingOf = async (
  tx: Tx,
  rows: readonly AnalysedRow[],
  atLocation: boolean,
): Promise<ReadonlyMap<string, Pick<ToOrder, 'onOrder' | 'toOrder'>>> => {
  const ids = rows.filter(({ tracked }) => tracked).map(({ productId }) => productId);
  if (ids.length === 0) return new Map();
  if (atLocation) return toOrder(tx, ids);
  const coming = await onOrderOf(tx, ids);
  const proposed = ({ productId, onHand, reorderLevel, sold30 }: AnalysedRow) => {
    const onOrder = coming.get(productId) ?? zero;
    return { onOrder, toOrder: proposedQuantity({ onHand, onOrder, reorderLevel, sold30 }) };
  };
  return new Map(rows.filter(({ tracked }) => tracked).map((row) => [row.productId, proposed(row)]));
};

/**
 * The stock analysis at the end of its last day. What is on order, and what to order, is of today and of all locations: of a past day it
 * is left out. A page beyond the last is the last. Rows and sums are read at once.
 *
 * @throws Missing for a location there is none of
 */
export const stockAnalysis = reportSource(spec, async (tx, { days, locationId, picks, ...request }) => {
  const { filter, expiresBy, search, sort, ascending } = picks;
  const onDay = days.to ?? tx.today;
  const isPast = onDay < tx.today;
  const atLocation = locationId !== null;
  const how = { filter, atLocation };
  const direction = ascending ? 'asc nulls last' : 'desc nulls last';
  const [rows, [place]] = await Promise.all([
    tx.query(
      { ...rowColumns, ...sumColumns },
      `with ${analysed(how)} select ${listed(rowColumns)}, ${listed(sumColumns)} from analysed cross join summed
       order by ${sorted[sort]} ${direction}, search, id limit $6::int
       offset (select least($7::int, greatest(total - 1, 0) / $6::int * $6::int) from summed)`,
      [
        tx.business.id,
        onDay,
        locationId,
        patterns(search),
        expiresBy,
        request.limit,
        (request.page - 1) * request.limit,
        ...(atLocation ? [digitsOf(tx.business.homeCurrency)] : []),
      ],
    ),
    tx.query({ name: column.text }, 'select name from location where business_id = $1 and id = $2', [
      tx.business.id,
      locationId,
    ]),
  ]);
  if (atLocation && !place) throw new Missing();
  const { total, items, sumValue: value } = rows[0] ?? { total: 0, items: zero, sumValue: zero };
  const ordering = isPast ? new Map() : await orderingOf(tx, rows, atLocation);
  return {
    items,
    value,
    total,
    page: pageWithin(total, request),
    rows: rows.map((row) => {
      const { onOrder: coming = null, toOrder: more = null } = ordering.get(row.productId) ?? {};
      return { ...row, location: place?.name ?? null, onOrder: coming, toOrder: more };
    }),
  };
});
