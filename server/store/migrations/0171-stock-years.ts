/**
 * What each year brought of each item, in all and by the end of its second, fourth, sixth, eighth and tenth month: one row where there were
 * four, so that a past day adds up fewer rows and reads fewer days of moves, and an act writes one as before.
 */
export const stockYears = `
create table stock_year (
  business_id uuid, product_id uuid, year int, qty qty_ not null, value money_ not null,
  qty_by_2 qty_ not null, value_by_2 money_ not null,
  qty_by_4 qty_ not null, value_by_4 money_ not null,
  qty_by_6 qty_ not null, value_by_6 money_ not null,
  qty_by_8 qty_ not null, value_by_8 money_ not null,
  qty_by_10 qty_ not null, value_by_10 money_ not null,
  primary key (business_id, year, product_id), foreign key (business_id, product_id) references product);
alter table stock_year enable row level security;
alter table stock_year force row level security;
create policy own on stock_year to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on stock_year to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update on stock_year to counterfoil_app;
select set_config('app.maintenance', 'on', true);
insert into stock_year (business_id, product_id, year, qty, value, qty_by_2, value_by_2, qty_by_4, value_by_4, qty_by_6, value_by_6, qty_by_8, value_by_8, qty_by_10, value_by_10)
  select business_id, product_id, extract(year from on_day)::int, sum(qty), sum(value),
    coalesce(sum(qty) filter (where extract(month from on_day) <= 2), 0), coalesce(sum(value) filter (where extract(month from on_day) <= 2), 0),
    coalesce(sum(qty) filter (where extract(month from on_day) <= 4), 0), coalesce(sum(value) filter (where extract(month from on_day) <= 4), 0),
    coalesce(sum(qty) filter (where extract(month from on_day) <= 6), 0), coalesce(sum(value) filter (where extract(month from on_day) <= 6), 0),
    coalesce(sum(qty) filter (where extract(month from on_day) <= 8), 0), coalesce(sum(value) filter (where extract(month from on_day) <= 8), 0),
    coalesce(sum(qty) filter (where extract(month from on_day) <= 10), 0), coalesce(sum(value) filter (where extract(month from on_day) <= 10), 0)
  from stock_move group by 1, 2, 3;
select set_config('app.maintenance', '', true);
drop table stock_quarter;
`;
