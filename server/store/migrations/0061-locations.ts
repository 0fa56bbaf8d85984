/**
 * Places where goods lie get a card, and stock transfers take goods from one to another. What is on its way lies at no place:
 * its moves name none, so that the stock of a product is the sum of all its moves, on the way too. A document's line may name a
 * place of its own. Source: answers-2.md, Q44 to Q52.
 */
export const locations = `
alter table location add column address text not null default '', add column city text not null default '',
  add column state text not null default '', add column postcode text not null default '', add column country text not null default '',
  add column version int not null default 1;
create unique index location_name on location (business_id, lower(name)) where active;
alter table document_line add column location_id uuid, add foreign key (business_id, location_id) references location;
create table stock_transfer (
  business_id uuid references business, id uuid, number text not null, seq int not null,
  status text not null check (status in ('InTransit', 'Transferred', 'Cancelled')),
  source_id uuid not null, destination_id uuid not null, on_day date not null, arrived_on date, notes text not null default '',
  search text collate "C" not null, reverses uuid, version int not null default 1, created_by uuid not null, created_at timestamptz not null,
  primary key (business_id, id), unique (business_id, seq),
  check (source_id <> destination_id), check (arrived_on is null or arrived_on >= on_day),
  foreign key (business_id, source_id) references location, foreign key (business_id, destination_id) references location,
  foreign key (business_id, reverses) references stock_transfer);
create unique index stock_transfer_reversed on stock_transfer (business_id, reverses) where status <> 'Cancelled';
create index stock_transfer_day on stock_transfer (business_id, status, on_day desc, id desc);
create table stock_transfer_line (
  business_id uuid, transfer_id uuid, n int, product_id uuid not null, name text not null, qty qty_ not null check (qty > 0),
  received qty_ check (received >= 0 and received <= qty), rest text check (rest in ('back', 'written-down')), cause text,
  primary key (business_id, transfer_id, n), unique (business_id, transfer_id, product_id),
  foreign key (business_id, transfer_id) references stock_transfer, foreign key (business_id, product_id) references product);
create index stock_transfer_line_product on stock_transfer_line (business_id, product_id);
alter table stock_move add column transfer_id uuid;
create index stock_move_transfer on stock_move (business_id, transfer_id) where transfer_id is not null;
create index stock_move_on_the_way on stock_move (business_id, product_id) where location_id is null and qty <> 0;
alter table stock_transfer enable row level security;
alter table stock_transfer force row level security;
create policy own on stock_transfer to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on stock_transfer to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update on stock_transfer to counterfoil_app;
alter table stock_transfer_line enable row level security;
alter table stock_transfer_line force row level security;
create policy own on stock_transfer_line to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on stock_transfer_line to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update, delete on stock_transfer_line to counterfoil_app;
select set_config('app.maintenance', 'on', true);
insert into series (business_id, kind, prefix) select id, 'transfer', 'TRF-' from business on conflict do nothing;
select set_config('app.maintenance', '', true);
`;
