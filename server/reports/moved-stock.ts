/** What of each item moved after day $2, by month where the whole month is after it. */
const movedSince = (sums: readonly string[], months: string, also = ''): string =>
  `select product_id, ${sums.map((sum) => `sum(${sum}) as ${sum}`).join(', ')} from (
      select product_id, ${sums.join(', ')} from ${months} where business_id = $1 ${also} and month > $2
      union all
      select product_id, ${sums.join(', ')} from stock_move
      where business_id = $1 ${also} and on_day > $2 and on_day < (date_trunc('month', $2::date) + interval '1 month')::date) later
    group by 1`;

/** In SQL, by item: what moved after day $2, in quantity and value. What there was then is what there is now without it. */
export const movedAfter = movedSince(['qty', 'value'], 'stock_month');

/** The same at location $3, in quantity alone: an item's worth is one for all its locations. */
export const movedAfterAt = movedSince(['qty'], 'stock_level_month', 'and location_id = $3');
