-- A business's online store: the connection, what the store reports, its orders, items and payouts.

-- The connection to a store, with its settings and its sealed tokens.
create table store_connection (
  business_id uuid primary key references business,
  id uuid,
  status text not null check (status in ('NotConnected', 'Inactive', 'Active', 'Paused', 'NeedsReauthorisation')),
  before text check (before in ('Inactive', 'Active', 'Paused')), -- its status before it had to be connected again
  lost_by text check (lost_by in ('uninstalled', 'access')), -- why it has to be
  paused_for text, -- why it was paused by itself
  shop text, -- its host
  shop_id text,
  shop_name text,
  currency text,
  scopes text[] not null default '{}',
  token text,
  token_until timestamptz,
  refresh_token text,
  refresh_until timestamptz,
  renewing_until timestamptz, -- somebody is at it
  epoch int not null default 0, -- counts connections, so that what an earlier one began ends
  authorised_at timestamptz,
  authorised_by uuid,
  sync jsonb,
  automation jsonb,
  automation_id uuid,
  accounting jsonb,
  accounting_id uuid,
  earlier jsonb, -- the settings of the store that was connected before
  told_of text[] not null default '{}' check (told_of <@ array['held', 'plan']), -- what the owners were mailed of that still goes on
  polled_at timestamptz,
  check ((status = 'NotConnected') = (shop_id is null)),
  check ((status = 'NeedsReauthorisation') = (before is not null)),
  check (token is null or status <> 'NotConnected')
);
create unique index store_connection_shop on store_connection (shop_id) where status in ('Inactive', 'Active', 'Paused');
call pg_temp.guard('store_connection', 'select, insert, update');

-- A way to a store that somebody began. The browser that returns from the store finds it before anybody is identified, so the access role sees it too.
create table store_authorisation (
  business_id uuid references business,
  id uuid,
  user_id uuid not null,
  shop text not null,
  state_hash bytea not null,
  cookie_hash bytea not null,
  until timestamptz not null,
  used_at timestamptz,
  code text,
  pickup_hash bytea, -- by which the page fetches what came back
  permission text, -- what the code was exchanged for, sealed, until the store is connected
  taken_at timestamptz,
  primary key (business_id, id)
);
create index store_authorisation_until on store_authorisation (until);
create index store_authorisation_state on store_authorisation (state_hash);
create index store_authorisation_pickup on store_authorisation (business_id, pickup_hash);
call pg_temp.guard('store_authorisation', 'select, insert, update');
create policy identity on store_authorisation to counterfoil_access using (true);
grant select (business_id, id, user_id, shop, state_hash, cookie_hash, until, used_at), update (used_at, code, pickup_hash)
  on store_authorisation to counterfoil_access;

-- A report of a store as it came. It only says where to look.
create table store_event (
  shop_id text,
  topic text,
  event_id text,
  business_id uuid not null references business,
  order_id text,
  raw bytea,
  triggered_at timestamptz, -- when it happened, as its header says
  received_at timestamptz not null,
  settled_at timestamptz,
  outcome text,
  primary key (shop_id, topic, event_id)
);
create index store_event_waiting on store_event (received_at) where settled_at is null;
create index store_event_business on store_event (business_id);
call pg_temp.guard('store_event', 'select');
create policy identity on store_event to counterfoil_access using (true);
grant update (settled_at, outcome, raw) on store_event to counterfoil_app;
grant select, insert, update (settled_at, outcome, raw) on store_event to counterfoil_access;

-- An order of a store.
create table store_order (
  business_id uuid references business,
  id uuid,
  shop_id text not null,
  order_id text not null,
  name text not null default '',
  customer text not null default '',
  status text not null check (status in ('Received', 'Held', 'Applied', 'Skipped', 'Failed')),
  waiting bool not null, -- something of it isn't looked at yet
  reason text,
  hold_kind text, -- what holds it
  hold_about text,
  placed_at timestamptz,
  placed_on date,
  total money_,
  currency text,
  changed_at timestamptz, -- at the store
  heard_at timestamptz not null,
  state jsonb, -- the order as it was fetched last
  billed jsonb, -- what of it is billed
  document_id uuid, -- the first one made of it
  primary key (business_id, id),
  unique (business_id, shop_id, order_id),
  foreign key (business_id, document_id) references document
);
create index store_order_list on store_order (business_id, placed_at desc, id desc);
create index store_order_document on store_order (business_id, document_id);
create index store_order_holds on store_order (business_id, hold_kind) where status = 'Held';
call pg_temp.guard('store_order', 'select, insert, update');

-- Something that was made of an order, by what it came from, so that it is made once.
create table store_order_deed (
  business_id uuid,
  store_order_id uuid,
  kind text check (kind in ('item', 'document', 'added', 'edit', 'payment', 'refund', 'money back', 'cancellation')),
  key text,
  made_id uuid,
  note text,
  at timestamptz not null,
  primary key (business_id, store_order_id, kind, key),
  foreign key (business_id, store_order_id) references store_order
);
call pg_temp.guard('store_order_deed', 'select, insert, update');

-- The line of a document that a line of an order became; an edited order has lines on several documents.
create table store_order_line (
  business_id uuid,
  store_order_id uuid,
  line_id text,
  document_line_id uuid,
  document_id uuid,
  primary key (business_id, store_order_id, line_id, document_line_id),
  foreign key (business_id, store_order_id) references store_order
);
call pg_temp.guard('store_order_line', 'select, insert, update, delete');

-- A run that fetches orders, one open at a time.
create table store_run (
  business_id uuid references business,
  id uuid,
  kind text not null check (kind in ('import', 'poll')),
  status text not null check (status in ('Queued', 'Running', 'Waiting', 'Done', 'Failed', 'Stopped')),
  since timestamptz not null,
  bulk text, -- the store's operation that writes them to one file
  paged bool not null default false, -- pages are asked for instead
  next text, -- the page after this one
  listed bool not null default false, -- all orders are known
  found int not null default 0,
  done int not null default 0,
  epoch int not null, -- of the connection
  rests_until timestamptz, -- because the store asked to wait
  fault text,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (business_id, id)
);
create unique index store_run_open on store_run (business_id) where status in ('Queued', 'Running', 'Waiting');
call pg_temp.guard('store_run', 'select, insert, update');

-- The item that a variant of the store is.
create table store_variant (
  business_id uuid references business,
  shop_id text,
  variant_id text,
  product_id uuid not null,
  inventory_item text, -- the store's id of its stock
  to_match bool not null default false, -- its levels are still to be brought together
  primary key (business_id, shop_id, variant_id),
  foreign key (business_id, product_id) references product
);
create index store_variant_product on store_variant (business_id, product_id);
call pg_temp.guard('store_variant', 'select, insert, update');

-- A location of the store, and the one of ours that it is.
create table store_place (
  business_id uuid references business,
  shop_id text,
  place_id text,
  name text not null,
  location_id uuid,
  primary key (business_id, shop_id, place_id),
  foreign key (business_id, location_id) references location
);
call pg_temp.guard('store_place', 'select, insert, update');

-- The stock of an item that a location of the store was sent; the one without a place goes to the store's first location, which has all of ours.
create table store_level (
  business_id uuid,
  shop_id text,
  variant_id text,
  place_id text,
  location_id uuid,
  pushed qty_ not null,
  push jsonb, -- that is under way
  primary key (business_id, shop_id, variant_id, place_id),
  foreign key (business_id, shop_id, variant_id) references store_variant,
  foreign key (business_id, location_id) references location,
  check ((place_id = '') = (location_id is null))
);
create index store_level_location on store_level (business_id, location_id);
call pg_temp.guard('store_level', 'select, insert, update, delete');

-- What the store counts of an item at a location of ours that couldn't be taken over.
create table store_count (
  business_id uuid,
  shop_id text,
  product_id uuid,
  location_id uuid,
  level int not null,
  reason text not null,
  held_at timestamptz not null,
  primary key (business_id, shop_id, product_id, location_id),
  foreign key (business_id, product_id) references product,
  foreign key (business_id, location_id) references location
);
create index store_count_product on store_count (business_id, product_id);
create index store_count_location on store_count (business_id, location_id);
call pg_temp.guard('store_count', 'select, insert, update, delete');

-- The account that money of a gateway of the store goes to.
create table store_gateway (
  business_id uuid references business,
  shop_id text,
  gateway text,
  account_id int,
  primary key (business_id, shop_id, gateway)
);
call pg_temp.guard('store_gateway', 'select, insert, update');

-- Money the store pays out to a bank.
create table store_payout (
  business_id uuid references business,
  shop_id text,
  payout_id text,
  status text not null check (status in ('Announced', 'Paid', 'Failed')),
  on_day date not null,
  net money_ not null,
  currency text not null,
  reason text, -- why it isn't booked
  entry_id uuid,
  reversal_id uuid,
  primary key (business_id, shop_id, payout_id)
);
create index store_payout_day on store_payout (business_id, on_day desc);
call pg_temp.guard('store_payout', 'select, insert, update');

-- A movement of money in a payout.
create table store_payout_line (
  business_id uuid,
  shop_id text,
  line_id text,
  payout_id text not null,
  kind text not null,
  amount money_ not null,
  fee money_ not null,
  order_id text,
  transaction_id text,
  primary key (business_id, shop_id, line_id),
  foreign key (business_id, shop_id, payout_id) references store_payout
);
create index store_payout_line_of on store_payout_line (business_id, shop_id, payout_id);
create index store_payout_line_money on store_payout_line (business_id, transaction_id);
call pg_temp.guard('store_payout_line', 'select, insert, update');

-- A customer of the store who asks for their data, which the platform obliges to give.
create table store_request (
  business_id uuid references business,
  id uuid,
  shop_id text not null,
  event_id text not null,
  customer text not null default '',
  orders text[] not null default '{}',
  asked_at timestamptz not null,
  due_on date not null,
  done_at timestamptz,
  done_by uuid,
  primary key (business_id, id),
  unique (business_id, shop_id, event_id)
);
call pg_temp.guard('store_request', 'select, insert, update');

-- Since when another business has a store, and nothing more.
create function store_shop_since(asked text) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp as $$
declare since timestamptz;
begin
  perform set_config('app.maintenance', 'on', true);
  select c.authorised_at into since from store_connection c where c.shop_id = asked and c.status in ('Inactive', 'Active', 'Paused')
    and c.business_id is distinct from nullif(current_setting('app.business', true), '')::uuid;
  perform set_config('app.maintenance', '', true);
  return since;
end $$;
revoke all on function store_shop_since(text) from public;
grant execute on function store_shop_since(text) to counterfoil_app;

-- The sealed tokens of all stores, and a new seal for one: for a change of the installation's key.
create function store_secrets() returns table (business uuid, connection uuid, access_token text, renewing_token text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id, c.id, c.token, c.refresh_token from store_connection c where c.token is not null order by 1 for update;
  perform set_config('app.maintenance', '', true);
end $$;
create function reseal_store(asked uuid, access_token text, renewing_token text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  update store_connection set token = access_token, refresh_token = renewing_token where business_id = asked;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function store_secrets() from public;
revoke all on function reseal_store(uuid, text, text) from public;
grant execute on function store_secrets(), reseal_store(uuid, text, text) to counterfoil_access;

-- Whoever reports is nobody yet: the business that has the store.
create function store_of_shop(asked text) returns table (business uuid, shop text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id, c.shop_id from store_connection c where c.shop = asked and c.status <> 'NotConnected'
    order by c.status = 'NeedsReauthorisation', c.authorised_at desc nulls last limit 1;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function store_of_shop(text) from public;
grant execute on function store_of_shop(text) to counterfoil_access;

-- The businesses that have or had a store: the platform may ask to forget one after it was disconnected.
create function businesses_of_shop(asked text) returns table (business uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id from store_connection c where c.shop_id = asked
    union select o.business_id from store_order o where o.shop_id = asked order by 1;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function businesses_of_shop(text) from public;
grant execute on function businesses_of_shop(text) to counterfoil_access;

-- For jobs: the businesses whose stores are followed, and those whose stores are connected.
create function stores_followed() returns table (business uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id from store_connection c where c.status = 'Active' order by 1;
  perform set_config('app.maintenance', '', true);
end $$;
create function stores_connected() returns table (business uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id from store_connection c where c.token is not null order by 1;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function stores_followed() from public;
revoke all on function stores_connected() from public;
grant execute on function stores_followed(), stores_connected() to counterfoil_access;
