/**
 * What each quarter brought of each item: the stock of a past day is today's without the quarters since, and without what moved in a part of
 * its own quarter. What was entered later than a day is counted without a look at the moves themselves.
 */
export const stockQuarters = `
create table stock_quarter (
  business_id uuid, product_id uuid, quarter date, qty qty_ not null, value money_ not null,
  primary key (business_id, quarter, product_id), foreign key (business_id, product_id) references product);
alter table stock_quarter enable row level security;
alter table stock_quarter force row level security;
create policy own on stock_quarter to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on stock_quarter to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update on stock_quarter to counterfoil_app;
select set_config('app.maintenance', 'on', true);
insert into stock_quarter (business_id, product_id, quarter, qty, value)
  select business_id, product_id, date_trunc('quarter', on_day::timestamp)::date, sum(qty), sum(value) from stock_move
  group by 1, 2, 3 having sum(qty) <> 0 or sum(value) <> 0;
select set_config('app.maintenance', '', true);
drop index stock_move_posted;
create index stock_move_posted on stock_move (business_id, at) include (on_day);
`;
