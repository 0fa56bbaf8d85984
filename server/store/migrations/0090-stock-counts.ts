/**
 * A location is counted over hours, by several people and on several devices: what they counted is kept here until it is posted, and
 * nothing of it is in the books before. A location has one open count. Source: lifecycles.md, count-stock.
 */
export const stockCounts = `
create table stock_count (
  business_id uuid references business, id uuid, location_id uuid not null,
  status text not null check (status in ('Open', 'Posted', 'Discarded')), version int not null default 1,
  started_by uuid not null, by_name text not null, started_at timestamptz not null, ended_at timestamptz,
  primary key (business_id, id), foreign key (business_id, location_id) references location,
  check ((status = 'Open') = (ended_at is null)));
create unique index stock_count_open on stock_count (business_id, location_id) where status = 'Open';
create index stock_count_newest on stock_count (business_id, started_at desc, id desc);
create table stock_count_line (
  business_id uuid, count_id uuid, product_id uuid, qty qty_ not null check (qty >= 0), seen qty_ not null,
  posted bool not null default false, moved qty_, by_user uuid not null, at timestamptz not null,
  primary key (business_id, count_id, product_id),
  foreign key (business_id, count_id) references stock_count, foreign key (business_id, product_id) references product,
  check (posted = (moved is not null)));
create index stock_count_line_product on stock_count_line (business_id, product_id);
do $$ declare t text; begin
  foreach t in array array['stock_count', 'stock_count_line'] loop
    execute format('alter table %1$I enable row level security; alter table %1$I force row level security;
      create policy own on %1$I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid);
      create policy maintenance on %1$I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
        with check (current_setting(''app.maintenance'', true) = ''on'');
      grant select, insert, update on %1$I to counterfoil_app', t);
  end loop; end $$;
grant delete on stock_count_line to counterfoil_app;
`;
