-- Whom a business sells to and buys from.

-- A customer, a vendor, or both. Each role is deleted and restored by itself, and has its own part of the card.
create table contact (
  business_id uuid references business,
  id uuid,
  is_customer bool not null,
  is_vendor bool not null,
  name text not null,
  email text,
  currency text, -- of new documents; null is the business's own
  terms_days int, -- a customer's, until an invoice is due
  card jsonb not null default '{}', -- what both roles share, and the customer's part
  vendor_card jsonb not null default '{}',
  last_sent_by text check (last_sent_by in ('mail', 'whatsapp', 'link')), -- the way they were sent something last
  reminders_paused_at timestamptz,
  channel text not null default 'manual', -- how they came here
  search text collate "C" not null, -- what they are found by, in small letters
  name_key text generated always as (lower(name)) stored,
  email_key text generated always as (lower(email)) stored,
  version int not null default 1,
  created_at timestamptz not null,
  deleted_at timestamptz, -- the customer
  vendor_deleted_at timestamptz,
  primary key (business_id, id),
  check (is_customer or is_vendor),
  check (vendor_deleted_at is null or is_vendor)
);
create index contact_search on contact (business_id, search, id);
create index contact_vendor on contact (business_id, search, id) where is_vendor;
create index contact_created on contact (business_id, created_at);
create index contact_deleted on contact (business_id, id) where deleted_at is not null;
create index contact_vendor_deleted on contact (business_id, id) where vendor_deleted_at is not null;
-- A file of contacts knows them again by email or name, in columns of their own: row security lets no index be asked by `lower`.
create index contact_name on contact (business_id, name_key);
create index contact_email on contact (business_id, email_key) where email_key is not null;
call pg_temp.guard('contact', 'select, insert, update');

-- Sums of a contact on one side of the books, kept beside the open items.
create table contact_total (
  business_id uuid,
  contact_id uuid,
  side text,
  items int not null default 0, -- claims that weren't cancelled
  claimed money_ not null default 0, -- what these came to
  billed money_ not null,
  settled money_ not null,
  open money_ not null,
  primary key (business_id, contact_id, side),
  foreign key (business_id, contact_id) references contact
) with (autovacuum_vacuum_scale_factor = 0.02);
create index contact_total_open on contact_total (business_id, side, open desc);
create index contact_total_settled on contact_total (business_id, side, settled desc);
call pg_temp.guard('contact_total', 'select, insert, update, delete');
grant insert, update, delete on contact_total to counterfoil_maintenance;

-- What was issued to a contact in a month, by kind of document.
create table contact_month (
  business_id uuid references business,
  kind text,
  contact_id uuid,
  month date,
  n int not null,
  home_total money_ not null,
  primary key (business_id, kind, contact_id, month),
  foreign key (business_id, contact_id) references contact
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('contact_month', 'select, insert, update');
grant insert, update, delete on contact_month to counterfoil_maintenance;
