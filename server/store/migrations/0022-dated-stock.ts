/**
 * What lay there on a past day is asked by day. Opening stock had no day of its own and stood on the day it was typed: where
 * goods were sold on an earlier day, it is moved to the first of these, for they were there by then. Its entry stays where
 * it was posted; only the day of the quantity moves.
 */
export const datedStock = `
create index stock_move_day on stock_move (business_id, product_id, on_day);
select set_config('app.maintenance', 'on', true);
alter table stock_move disable trigger user;
update stock_move o set on_day = first.day
  from (select business_id, product_id, min(on_day) as day from stock_move group by 1, 2) first
  where o.reason = 'opening' and first.business_id = o.business_id and first.product_id = o.product_id and first.day < o.on_day;
alter table stock_move enable trigger user;
select set_config('app.maintenance', '', true);
`;
