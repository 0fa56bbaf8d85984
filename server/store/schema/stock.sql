-- Items, where they are kept, and every move of stock.

-- A place where goods are kept.
create table location (
  business_id uuid references business,
  id uuid,
  name text not null,
  address text not null default '',
  city text not null default '',
  state text not null default '',
  postcode text not null default '',
  country text not null default '',
  is_default bool not null default false,
  active bool not null default true,
  version int not null default 1,
  primary key (business_id, id)
);
create unique index location_default on location (business_id) where is_default;
create unique index location_name on location (business_id, lower(name)) where active;
call pg_temp.guard('location', 'select, insert, update, delete');

-- A product or a service that is sold or bought.
create table product (
  business_id uuid references business,
  id uuid,
  kind text not null check (kind in ('product', 'service')),
  name text not null,
  description text not null default '',
  purchase_description text not null default '',
  sku text,
  barcode text,
  category_id uuid,
  unit text,
  image_id uuid,
  price price_ not null default 0,
  cost price_ not null default 0,
  sales_tax_id uuid,
  purchase_tax_id uuid,
  income_account int,
  cost_account int,
  vendor_id uuid, -- whom it is ordered from, where somebody chose
  tracked bool not null default false, -- its stock is counted
  inventory_account int, -- from its first move on, so that another default touches no stock
  qty qty_ not null default 0, -- of all its moves
  value money_ not null default 0,
  reorder_level qty_,
  expires_on date,
  channel text not null default 'manual', -- how it came here
  search text collate "C" not null, -- what it is found by, in small letters
  name_key text generated always as (lower(name)) stored,
  barcode_key text generated always as (regexp_replace(barcode, '^0(?=\d{12}$)', '')) stored, -- 13 digits that begin with 0 are the 12 after it
  version int not null default 1,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, sales_tax_id) references tax,
  foreign key (business_id, purchase_tax_id) references tax,
  foreign key (business_id, inventory_account) references account,
  foreign key (business_id, cost_account) references account,
  foreign key (business_id, vendor_id) references contact,
  foreign key (business_id, image_id) references file
);
create unique index product_sku on product (business_id, sku) where sku is not null;
create unique index product_barcode on product (business_id, barcode_key) where deleted_at is null;
create index product_barcode_key on product (business_id, barcode_key) where barcode_key is not null;
create index product_name_key on product (business_id, name_key);
create index product_search on product (business_id, search, id);
create index product_vendor on product (business_id, vendor_id) where vendor_id is not null;
create index product_expiry on product (business_id, expires_on) where expires_on is not null and deleted_at is null;
create index product_deleted on product (business_id, id) where deleted_at is not null;
call pg_temp.guard('product', 'select, insert, update');
grant update (qty, value) on product to counterfoil_maintenance;

-- A search among very many items reads those that have its letters, by an index of each three letters in a row. Row security lets `like` use an index
-- only where its function is leakproof, which a superuser alone may say of it; `like` faults a pattern of its own, which ours never have. Elsewhere, and
-- where PostgreSQL came without the two extensions, all items are read. Letters first in the index, it asks of few rows whose they are.
do $$ begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    create extension if not exists pg_trgm;
    create extension if not exists btree_gin;
    alter function pg_catalog.textlike(text, text) leakproof;
    create index product_letters on product using gin (search gin_trgm_ops, business_id) with (gin_pending_list_limit = 256);
  end if;
exception when feature_not_supported or undefined_file then
  raise notice 'Items are searched one by one: PostgreSQL has no pg_trgm or btree_gin.';
end $$;

-- A change of an item's stock. Goods in transit are at no location, so that the stock of an item is the sum of all its moves.
create table stock_move (
  business_id uuid,
  id uuid,
  product_id uuid not null,
  location_id uuid,
  on_day date not null,
  at timestamptz not null, -- when it was posted
  reason text not null,
  cause text, -- why it was changed by hand
  note text not null default '',
  qty qty_ not null,
  value money_ not null,
  qty_after qty_ not null,
  document_id uuid,
  document_line_id uuid,
  transfer_id uuid,
  contact_id uuid,
  reverses uuid,
  primary key (business_id, id),
  foreign key (business_id, product_id) references product
);
create index stock_move_product on stock_move (business_id, product_id, id);
create index stock_move_day on stock_move (business_id, product_id, on_day);
create index stock_move_since on stock_move (business_id, on_day) include (product_id, qty, value, location_id);
create index stock_move_posted on stock_move (business_id, at) include (on_day);
create index stock_move_sold on stock_move (business_id, on_day) include (product_id, qty, location_id) where reason in ('sale', 'return');
create index stock_move_document on stock_move (business_id, document_id) where document_id is not null;
create index stock_move_transfer on stock_move (business_id, transfer_id) where transfer_id is not null;
create index stock_move_on_the_way on stock_move (business_id, product_id) where location_id is null and qty <> 0;
call pg_temp.guard('stock_move', 'select, insert');
call pg_temp.only_grows('stock_move');

-- The stock of an item at a location today.
create table stock_level (
  business_id uuid,
  product_id uuid,
  location_id uuid,
  qty qty_ not null default 0,
  primary key (business_id, product_id, location_id),
  foreign key (business_id, product_id) references product,
  foreign key (business_id, location_id) references location
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('stock_level', 'select, insert, update, delete');
grant insert, update, delete on stock_level to counterfoil_maintenance;

-- What a year moved of an item, in all and by the end of every second month: the stock of a past day is today's without what moved since.
create table stock_year (
  business_id uuid,
  product_id uuid,
  year int,
  qty qty_ not null,
  value money_ not null,
  qty_by_2 qty_ not null,
  value_by_2 money_ not null,
  qty_by_4 qty_ not null,
  value_by_4 money_ not null,
  qty_by_6 qty_ not null,
  value_by_6 money_ not null,
  qty_by_8 qty_ not null,
  value_by_8 money_ not null,
  qty_by_10 qty_ not null,
  value_by_10 money_ not null,
  primary key (business_id, year, product_id),
  foreign key (business_id, product_id) references product
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('stock_year', 'select, insert, update');
grant insert, update, delete on stock_year to counterfoil_maintenance;

-- The same of an item at a location.
create table stock_level_year (
  business_id uuid,
  product_id uuid,
  location_id uuid,
  year int,
  qty qty_ not null,
  qty_by_2 qty_ not null,
  qty_by_4 qty_ not null,
  qty_by_6 qty_ not null,
  qty_by_8 qty_ not null,
  qty_by_10 qty_ not null,
  primary key (business_id, location_id, year, product_id),
  foreign key (business_id, product_id) references product,
  foreign key (business_id, location_id) references location
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('stock_level_year', 'select, insert, update');
grant insert, update, delete on stock_level_year to counterfoil_maintenance;

-- Goods taken from one location to another.
create table stock_transfer (
  business_id uuid references business,
  id uuid,
  number text not null,
  seq int not null, -- of its series
  status text not null check (status in ('InTransit', 'Transferred', 'Cancelled')),
  source_id uuid not null,
  destination_id uuid not null,
  on_day date not null, -- shipped
  arrived_on date,
  notes text not null default '',
  reverses uuid,
  search text collate "C" not null,
  version int not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, seq),
  check (source_id <> destination_id),
  check (arrived_on is null or arrived_on >= on_day),
  foreign key (business_id, source_id) references location,
  foreign key (business_id, destination_id) references location,
  foreign key (business_id, reverses) references stock_transfer
);
create unique index stock_transfer_reversed on stock_transfer (business_id, reverses) where status <> 'Cancelled';
create index stock_transfer_day on stock_transfer (business_id, status, on_day desc, id desc);
call pg_temp.guard('stock_transfer', 'select, insert, update');

-- An item of a transfer.
create table stock_transfer_line (
  business_id uuid,
  transfer_id uuid,
  n int,
  product_id uuid not null,
  name text not null,
  qty qty_ not null check (qty > 0),
  received qty_ check (received >= 0 and received <= qty),
  rest text check (rest in ('back', 'written-down')), -- what became of what wasn't received
  cause text,
  primary key (business_id, transfer_id, n),
  unique (business_id, transfer_id, product_id),
  foreign key (business_id, transfer_id) references stock_transfer,
  foreign key (business_id, product_id) references product
);
create index stock_transfer_line_product on stock_transfer_line (business_id, product_id);
call pg_temp.guard('stock_transfer_line', 'select, insert, update, delete');

-- A count of a location, over hours and by several people. Nothing of it is in the books before it is posted.
create table stock_count (
  business_id uuid references business,
  id uuid,
  location_id uuid not null,
  status text not null check (status in ('Open', 'Posted', 'Discarded')),
  version int not null default 1,
  started_by uuid not null,
  by_name text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, location_id) references location,
  check ((status = 'Open') = (ended_at is null))
);
create unique index stock_count_open on stock_count (business_id, location_id) where status = 'Open';
create index stock_count_newest on stock_count (business_id, started_at desc, id desc);
call pg_temp.guard('stock_count', 'select, insert, update');

-- An item that was counted.
create table stock_count_line (
  business_id uuid,
  count_id uuid,
  product_id uuid,
  qty qty_ not null check (qty >= 0),
  seen qty_ not null, -- the stock it was counted against
  posted bool not null default false,
  moved qty_, -- what posting it changed
  by_user uuid not null,
  at timestamptz not null,
  primary key (business_id, count_id, product_id),
  foreign key (business_id, count_id) references stock_count,
  foreign key (business_id, product_id) references product,
  check (posted = (moved is not null))
);
create index stock_count_line_product on stock_count_line (business_id, product_id);
call pg_temp.guard('stock_count_line', 'select, insert, update, delete');
