/** What each year brought of each item at each location, kept as what it brought in all: the stock of one location on a past day reads few moves. */
export const levelYears = `
create table stock_level_year (
  business_id uuid, product_id uuid, location_id uuid, year int, qty qty_ not null,
  qty_by_2 qty_ not null, qty_by_4 qty_ not null, qty_by_6 qty_ not null, qty_by_8 qty_ not null, qty_by_10 qty_ not null,
  primary key (business_id, location_id, year, product_id), foreign key (business_id, product_id) references product,
  foreign key (business_id, location_id) references location);
alter table stock_level_year enable row level security;
alter table stock_level_year force row level security;
create policy own on stock_level_year to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on stock_level_year to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update on stock_level_year to counterfoil_app;
select set_config('app.maintenance', 'on', true);
insert into stock_level_year (business_id, product_id, location_id, year, qty, qty_by_2, qty_by_4, qty_by_6, qty_by_8, qty_by_10)
  select business_id, product_id, location_id, extract(year from on_day)::int, sum(qty),
    coalesce(sum(qty) filter (where extract(month from on_day) <= 2), 0), coalesce(sum(qty) filter (where extract(month from on_day) <= 4), 0),
    coalesce(sum(qty) filter (where extract(month from on_day) <= 6), 0), coalesce(sum(qty) filter (where extract(month from on_day) <= 8), 0),
    coalesce(sum(qty) filter (where extract(month from on_day) <= 10), 0)
  from stock_move where location_id is not null group by 1, 2, 3, 4;
select set_config('app.maintenance', '', true);
drop index stock_move_since;
create index stock_move_since on stock_move (business_id, on_day) include (product_id, qty, value, location_id);
`;
