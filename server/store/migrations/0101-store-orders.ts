/**
 * Orders of a business's online store: the store's reports as received, a record for each order and the documents made from it, the item
 * that each store variant stands for, and the runs that import orders, one open at a time. Source: connections.md, rules 5, 8, 10, 15, 18, 19.
 */
export const storeOrders = `
alter table store_connection add column polled_at timestamptz;
create table store_event (
  shop_id text, topic text, event_id text, business_id uuid not null references business, order_id text, raw bytea,
  received_at timestamptz not null, settled_at timestamptz, outcome text, primary key (shop_id, topic, event_id));
create index store_event_waiting on store_event (received_at) where settled_at is null;
create index store_event_business on store_event (business_id);
alter table store_event enable row level security;
alter table store_event force row level security;
create policy maintenance on store_event to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
create policy own on store_event to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy identity on store_event to counterfoil_access using (true);
grant select, update (settled_at, outcome) on store_event to counterfoil_app;
grant select, insert, update (settled_at, outcome, raw) on store_event to counterfoil_access;

create table store_order (
  business_id uuid references business, id uuid, shop_id text not null, order_id text not null, name text not null default '',
  customer text not null default '', status text not null check (status in ('Received', 'Held', 'Applied', 'Skipped', 'Failed')),
  waiting boolean not null, reason text, placed_at timestamptz, placed_on date, total money_, currency text,
  changed_at timestamptz, state jsonb, heard_at timestamptz not null, document_id uuid,
  primary key (business_id, id), unique (business_id, shop_id, order_id), foreign key (business_id, document_id) references document);
create index store_order_list on store_order (business_id, placed_at desc, id desc);
create index store_order_document on store_order (business_id, document_id);
create table store_order_deed (
  business_id uuid, store_order_id uuid, kind text check (kind in ('document', 'payment', 'refund', 'money back', 'cancellation')), key text,
  made_id uuid, at timestamptz not null, primary key (business_id, store_order_id, kind, key),
  foreign key (business_id, store_order_id) references store_order);
create table store_order_line (
  business_id uuid, store_order_id uuid, line_id text, document_line_id uuid not null,
  primary key (business_id, store_order_id, line_id), foreign key (business_id, store_order_id) references store_order);
create table store_variant (
  business_id uuid references business, shop_id text, variant_id text, product_id uuid not null, inventory_item text,
  pushed qty_, push jsonb, primary key (business_id, shop_id, variant_id), foreign key (business_id, product_id) references product);
create index store_variant_product on store_variant (business_id, product_id);
create table store_run (
  business_id uuid references business, id uuid, kind text not null check (kind in ('import', 'poll')),
  status text not null check (status in ('Queued', 'Running', 'Waiting', 'Done', 'Failed', 'Stopped')),
  since timestamptz not null, next text, listed boolean not null default false, found int not null default 0, done int not null default 0,
  epoch int not null, fault text, created_at timestamptz not null, ended_at timestamptz, primary key (business_id, id));
create unique index store_run_open on store_run (business_id) where status in ('Queued', 'Running', 'Waiting');
do $$ declare t text; begin
  foreach t in array array['store_order', 'store_order_deed', 'store_order_line', 'store_variant', 'store_run'] loop
    execute format('alter table %1$I enable row level security; alter table %1$I force row level security;
      create policy own on %1$I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid);
      create policy maintenance on %1$I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
        with check (current_setting(''app.maintenance'', true) = ''on'');
      grant select, insert, update on %1$I to counterfoil_app', t);
  end loop; end $$;
-- Whoever reports is nobody yet: which business has the store is told here, and to the jobs which stores are followed.
create function store_of_shop(asked text) returns table (business uuid, shop text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id, c.shop_id from store_connection c where c.shop = asked and c.status <> 'NotConnected'
    order by c.status = 'NeedsReauthorisation', c.authorised_at desc nulls last limit 1;
  perform set_config('app.maintenance', '', true);
end $$;
create function stores_followed() returns table (business uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id from store_connection c where c.status = 'Active' order by 1;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function store_of_shop(text) from public;
revoke all on function stores_followed() from public;
grant execute on function store_of_shop(text), stores_followed() to counterfoil_access;
`;
