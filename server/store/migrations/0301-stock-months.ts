/**
 * What each month brought of each item, and of each item at each location, as accounts have months: one plain row where a year had one of
 * thirteen sums.
 */
export const stockMonths = `
create table stock_month (
  business_id uuid, product_id uuid, month date check (extract(day from month) = 1), qty qty_ not null, value money_ not null,
  primary key (business_id, month, product_id), foreign key (business_id, product_id) references product);
create table stock_level_month (
  business_id uuid, product_id uuid, location_id uuid, month date check (extract(day from month) = 1), qty qty_ not null,
  primary key (business_id, location_id, month, product_id), foreign key (business_id, product_id) references product,
  foreign key (business_id, location_id) references location);
do $$ declare t text; begin
  foreach t in array array['stock_month', 'stock_level_month'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02)', t);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', t);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', t);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', t);
    execute format('grant select, insert, update on %I to counterfoil_app', t);
    execute format('grant select, insert, update, delete on %I to counterfoil_maintenance', t);
  end loop;
end $$;
select set_config('app.maintenance', 'on', true);
insert into stock_month (business_id, product_id, month, qty, value)
  select business_id, product_id, on_day - extract(day from on_day)::int + 1, sum(qty), sum(value) from stock_move group by 1, 2, 3;
insert into stock_level_month (business_id, product_id, location_id, month, qty)
  select business_id, product_id, location_id, on_day - extract(day from on_day)::int + 1, sum(qty) from stock_move
  where location_id is not null group by 1, 2, 3, 4;
select set_config('app.maintenance', '', true);
drop table stock_year;
drop table stock_level_year;
`;
