-- Quotes, invoices, purchase orders and bills: one table of documents, one of their lines.

-- A document of any kind. Its status is a state of its kind's chart.
create table document (
  business_id uuid references business,
  id uuid,
  kind text not null,
  subtype text not null, -- such as a receipt among invoices
  status text not null,
  status_before text, -- what it was before it was deleted or cancelled
  number text, -- ours; none for a draft
  seq int, -- the number without its prefix
  external_number text, -- what it was called where a file of it came from
  external_id text, -- written by nothing
  reference text not null default '', -- the other party's number
  contact_id uuid,
  parties jsonb not null, -- { from, to }: names and addresses as they were
  issued_on date not null,
  due_on date, -- a quote's last day
  early_percent numeric(7,4), -- what a vendor takes off a bill paid early
  early_days smallint, -- for so many days from the bill's own
  currency text not null,
  rate rate_, -- none for a foreign draft that nobody gave one
  subtotal money_ not null,
  discount money_ not null,
  tax money_ not null,
  shipping money_ not null,
  shipping_tax money_ not null,
  total money_ not null,
  home_total money_ not null, -- in the business's own currency
  settled money_ not null default 0,
  written_off money_ not null default 0, -- of what is settled
  home_open money_ not null default 0,
  credited jsonb not null default '[]', -- the credit notes on it that count, for its chart
  deposit_required money_,
  payment_mode smallint, -- a receipt's
  location_id uuid,
  delivery text check (delivery in ('Shipped', 'Delivered')),
  tracking text not null default '',
  notes text not null default '',
  ext jsonb not null default '{}', -- { terms, template, sending, paper }
  answer jsonb, -- what the customer answered to a quote: { answer, name, note, on, online }
  employee_id uuid not null, -- who wrote it
  source_id uuid, -- the document it was made from
  channel text not null default 'manual', -- how it came here
  undone_at timestamptz, -- when it was taken back with its import
  search text collate "C" not null, -- what it is found by, in small letters
  version int not null default 1,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, kind, subtype, seq),
  foreign key (business_id, contact_id) references contact,
  foreign key (business_id, location_id) references location,
  foreign key (business_id, source_id) references document,
  check (settled >= 0 and settled <= total),
  check (written_off >= 0 and written_off <= settled),
  check ((early_percent is null) = (early_days is null)),
  constraint document_answer check (answer is null or (kind = 'quote' and answer ->> 'answer' in ('accepted', 'declined')))
);

-- What another party calls a document, without what doesn't tell two apart: case, spaces and leading zeros.
create function plain_reference(text) returns text language sql immutable parallel safe
  return ltrim(lower(regexp_replace($1, '\s', '', 'g')), '0');

-- A number is unique among documents whose import wasn't undone, so that the file can be imported again.
create unique index document_number on document (business_id, kind, number) where undone_at is null;
create index document_by_added on document (business_id, kind, id);
create index document_by_day on document (business_id, kind, issued_on desc, id desc);
create index document_by_status on document (business_id, kind, status, issued_on desc, id desc);
create index document_by_contact on document (business_id, contact_id, issued_on desc, id desc);
create index document_by_due on document (business_id, kind, due_on, id) where home_open > 0;
create index document_by_total on document (business_id, kind, home_total desc, id desc);
create index document_by_reference on document (business_id, contact_id, plain_reference(reference)) where reference <> '';
create index document_source on document (business_id, source_id) where source_id is not null;
create index document_delivered on document (business_id, kind, issued_on) where delivery = 'Delivered';
call pg_temp.guard('document', 'select, insert, update');
grant update (settled, written_off, home_open) on document to counterfoil_maintenance;

-- A line of a document, with the names and rates as they were.
create table document_line (
  business_id uuid,
  document_id uuid,
  n int,
  id uuid not null,
  product_id uuid,
  name text not null,
  description text not null default '',
  qty qty_ not null,
  unit text,
  price price_ not null,
  amount money_ not null,
  own_percent numeric(7,4) check (own_percent > 0 and own_percent <= 100), -- the line's own discount
  own_discount money_ not null default 0 check (own_discount >= 0),
  discount_share money_ not null default 0, -- of all discounts, its own among them
  tax_id uuid,
  tax_name text,
  tax_percent numeric(7,4),
  tax_recoverable bool not null default true,
  tax_amount money_ not null default 0,
  account_id int,
  category_id uuid,
  location_id uuid,
  source_line_id uuid, -- the line it was made from, which may be written anew when its document is edited
  closed numeric not null default 0 check (closed >= 0), -- how much of an order's line is given up
  primary key (business_id, document_id, n),
  unique (business_id, id),
  foreign key (business_id, document_id) references document,
  foreign key (business_id, product_id) references product,
  foreign key (business_id, account_id) references account,
  foreign key (business_id, location_id) references location
);
create index document_line_product on document_line (business_id, product_id) where product_id is not null;
create index document_line_by_source on document_line (business_id, source_line_id) where source_line_id is not null;
call pg_temp.guard('document_line', 'select, insert, update, delete');

-- Documents of a day, by kind and status.
create table document_day (
  business_id uuid references business,
  kind text,
  subtype text,
  status text,
  on_day date,
  n int not null,
  home_total money_ not null,
  home_open money_ not null,
  primary key (business_id, kind, subtype, status, on_day)
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('document_day', 'select, insert, update, delete');
grant insert, update, delete on document_day to counterfoil_maintenance;

-- What is open of the documents that are due on a day.
create table document_due (
  business_id uuid references business,
  kind text,
  due_on date,
  n int not null,
  home_open money_ not null,
  primary key (business_id, kind, due_on)
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('document_due', 'select, insert, update');
grant insert, update, delete on document_due to counterfoil_maintenance;
