/**
 * The spine: identity, one business's books, documents and what hangs on them. Money is numeric(20,4) rounded to the
 * currency's digits, prices and rates numeric(24,10), quantities numeric(18,6); days are `date`; ids are uuid v7 made
 * in Node, so there are no sequences. Every table of a business is keyed (business_id, …) and guarded by row security.
 */
export const spine = `
create domain money_ as numeric(20,4);
create domain qty_ as numeric(18,6);
create domain price_ as numeric(24,10);
create domain rate_ as numeric(24,10) check (value > 0);

-- Global: reached by the access role, never by the app role but through its own business's row.
create table app_user (
  id uuid primary key, email text not null, password_hash text not null, first_name text not null, last_name text not null,
  verified_at timestamptz, created_at timestamptz not null);
create unique index app_user_email on app_user (lower(email));
create table business (
  id uuid primary key, name text not null, home_currency text not null, time_zone text not null, locale text not null,
  country text not null, address text not null default '', fiscal_month smallint not null default 1 check (fiscal_month between 1 and 12),
  plan text not null, multi_currency bool not null default true, settings jsonb not null default '{}',
  version int not null default 1, created_at timestamptz not null);
create table member (
  business_id uuid references business, user_id uuid references app_user, role text not null, joined_at timestamptz not null,
  ended_at timestamptz, primary key (business_id, user_id));
create index member_user on member (user_id);
create table session (
  token_hash bytea primary key, user_id uuid not null references app_user, remembered bool not null,
  created_at timestamptz not null, seen_at timestamptz not null, ends_at timestamptz not null);
create index session_of_user on session (user_id);
create table email_proof (
  id uuid primary key, user_id uuid not null references app_user, purpose text not null, code_hash bytea not null, link_hash bytea not null,
  code_until timestamptz not null, link_until timestamptz not null, tries_left smallint not null, used_at timestamptz,
  created_at timestamptz not null);
create index email_proof_user on email_proof (user_id, created_at desc);
create table letter (
  id uuid primary key, business_id uuid references business, to_address text not null, subject text not null, body_text text, body_html text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')), tries int not null default 0,
  fault text, created_at timestamptz not null, sent_at timestamptz);
create index letter_to on letter (to_address, created_at desc);
create table sign_in_try (
  subject_hash bytea primary key, failures int not null, first_at timestamptz not null, last_at timestamptz not null);
create table server_process (worker_id text primary key, beat_at timestamptz not null);
create table idempotency (
  scope uuid not null, key text not null, fingerprint bytea not null, call text not null, result jsonb, at timestamptz not null,
  primary key (scope, key));
create index idempotency_at on idempotency (at);
create table signed_file (token_hash bytea primary key, business_id uuid not null, file_id uuid not null, until timestamptz not null);
create table inbox_event (
  provider text, event_id text, business_id uuid, raw bytea not null, received_at timestamptz not null, applied_at timestamptz, outcome text,
  primary key (provider, event_id));

-- Per business.
create table book (business_id uuid primary key references business, locked_until date);
create table usage (business_id uuid references business, cap text, n int not null default 0 check (n >= 0), primary key (business_id, cap));
create table series (
  business_id uuid references business, kind text, prefix text not null default '', pad smallint not null default 4, next int not null default 1,
  primary key (business_id, kind));
create table location (
  business_id uuid references business, id uuid, name text not null, is_default bool not null default false, active bool not null default true,
  primary key (business_id, id));
create unique index location_default on location (business_id) where is_default;
create table account (
  business_id uuid references business, id int, name text not null,
  grp text not null check (grp in ('asset', 'liability', 'equity', 'income', 'expense')), subgroup text not null, is_current bool not null,
  cash_section text not null check (cash_section in ('cash', 'operating', 'investing', 'financing')), role text, currency text,
  is_system bool not null default false, active bool not null default true,
  primary key (business_id, id), unique (business_id, name));
create table bank (
  business_id uuid, id uuid, account_id int not null, details jsonb not null, is_default bool not null default false,
  primary key (business_id, id), foreign key (business_id, account_id) references account);
create table tax (
  business_id uuid references business, id uuid, name text not null, percent numeric(7,4) not null check (percent between 0 and 100),
  active bool not null default true, primary key (business_id, id), unique (business_id, name));
create table contact (
  business_id uuid references business, id uuid, is_customer bool not null, is_vendor bool not null, name text not null,
  search text collate "C" not null, email text, currency text, terms_days int, card jsonb not null default '{}',
  channel text not null default 'manual', version int not null default 1, created_at timestamptz not null, deleted_at timestamptz,
  primary key (business_id, id), check (is_customer or is_vendor));
create index contact_search on contact (business_id, search, id);
create table category (
  business_id uuid references business, id uuid, kind text not null, name text not null, account_id int, primary key (business_id, id));
create table product (
  business_id uuid references business, id uuid, kind text not null check (kind in ('product', 'service')), name text not null,
  search text collate "C" not null, sku text, barcode text, description text not null default '', category_id uuid, unit text,
  price price_ not null default 0, cost price_ not null default 0, sales_tax_id uuid, income_account int,
  channel text not null default 'manual', qty qty_ not null default 0, value money_ not null default 0,
  version int not null default 1, created_at timestamptz not null, deleted_at timestamptz, primary key (business_id, id));
create unique index product_sku on product (business_id, sku) where sku is not null;
create index product_search on product (business_id, search, id);
create table stock_level (
  business_id uuid, product_id uuid, location_id uuid, qty qty_ not null default 0, primary key (business_id, product_id, location_id),
  foreign key (business_id, product_id) references product, foreign key (business_id, location_id) references location);
create table document (
  business_id uuid references business, id uuid, kind text not null, subtype text not null, status text not null, status_before text,
  number text, seq int, contact_id uuid, issued_on date not null, due_on date, currency text not null, rate rate_ not null default 1,
  subtotal money_ not null, discount money_ not null, tax money_ not null, shipping money_ not null, shipping_tax money_ not null,
  total money_ not null, home_total money_ not null, settled money_ not null default 0, written_off money_ not null default 0,
  home_open money_ not null default 0, deposit_required money_, location_id uuid, channel text not null default 'manual',
  employee_id uuid not null, source_id uuid, payment_mode smallint, parties jsonb not null, notes text not null default '',
  ext jsonb not null default '{}', external_id text, search text collate "C" not null, version int not null default 1,
  created_at timestamptz not null,
  primary key (business_id, id), foreign key (business_id, contact_id) references contact,
  foreign key (business_id, location_id) references location, foreign key (business_id, source_id) references document,
  unique (business_id, kind, number), unique (business_id, kind, subtype, seq), unique (business_id, channel, external_id),
  check (settled >= 0 and settled <= total), check (written_off >= 0 and written_off <= settled));
create index document_by_day on document (business_id, kind, issued_on desc, id desc);
create index document_by_status on document (business_id, kind, status, issued_on desc, id desc);
create index document_by_contact on document (business_id, contact_id, issued_on desc, id desc);
create index document_by_due on document (business_id, kind, due_on, id) where home_open > 0;
create index document_by_total on document (business_id, kind, home_total desc, id desc);
create table document_line (
  business_id uuid, document_id uuid, n int, id uuid not null, product_id uuid, name text not null, description text not null default '',
  qty qty_ not null, unit text, price price_ not null, amount money_ not null, discount_share money_ not null default 0,
  tax_id uuid, tax_name text, tax_percent numeric(7,4), tax_amount money_ not null default 0, account_id int, category_id uuid,
  primary key (business_id, document_id, n), unique (business_id, id), foreign key (business_id, document_id) references document,
  foreign key (business_id, product_id) references product, foreign key (business_id, account_id) references account);
create table stock_move (
  business_id uuid, id uuid, product_id uuid not null, location_id uuid, qty qty_ not null, value money_ not null, qty_after qty_ not null,
  on_day date not null, reason text not null, document_id uuid, document_line_id uuid, contact_id uuid, reverses uuid,
  at timestamptz not null, primary key (business_id, id), foreign key (business_id, product_id) references product);
create index stock_move_product on stock_move (business_id, product_id, id);

-- Money: who paid, what is open, and who settled whom on which day.
create table payment (
  business_id uuid references business, id uuid, direction text not null check (direction in ('in', 'out')), contact_id uuid,
  account_id int not null, mode smallint not null, on_day date not null, currency text not null, rate rate_ not null,
  amount money_ not null check (amount > 0), home_amount money_ not null, provider text, provider_event text, memo text not null default '',
  undone_at timestamptz, primary key (business_id, id), unique (business_id, provider, provider_event),
  foreign key (business_id, account_id) references account, foreign key (business_id, contact_id) references contact);
create table journal_entry (
  business_id uuid references business, id uuid, number int not null, on_day date not null, kind text not null, document_id uuid,
  payment_id uuid, reverses uuid, memo text not null default '', posted_by uuid not null, posted_at timestamptz not null,
  xid xid8 not null default pg_current_xact_id(), primary key (business_id, id), unique (business_id, number), unique (business_id, reverses),
  foreign key (business_id, document_id) references document, foreign key (business_id, payment_id) references payment,
  foreign key (business_id, reverses) references journal_entry);
create index journal_entry_document on journal_entry (business_id, document_id) where document_id is not null;
create index journal_entry_payment on journal_entry (business_id, payment_id) where payment_id is not null;
create index journal_entry_day on journal_entry (business_id, on_day desc, number desc);
create table journal_line (
  business_id uuid, entry_id uuid, n smallint, on_day date not null, account_id int not null, amount money_ not null check (amount <> 0),
  currency text not null, fx_amount money_ not null, rate rate_ not null, contact_id uuid, product_id uuid, qty qty_, category_id uuid,
  tax_id uuid, tax_base money_, employee_id uuid, location_id uuid, channel text not null default 'manual', document_id uuid,
  document_line_id uuid, memo text, primary key (business_id, entry_id, n),
  foreign key (business_id, entry_id) references journal_entry, foreign key (business_id, account_id) references account,
  foreign key (business_id, contact_id) references contact);
create index journal_line_account on journal_line (business_id, account_id, on_day, entry_id);
create index journal_line_contact on journal_line (business_id, contact_id, on_day) where contact_id is not null;
create table open_item (
  business_id uuid references business, id uuid, side text not null check (side in ('receivable', 'payable', 'credit', 'advance')),
  contact_id uuid not null, document_id uuid, payment_id uuid, entry_id uuid, on_day date not null, due_on date not null,
  currency text not null, rate rate_ not null, amount money_ not null check (amount > 0), home_amount money_ not null,
  open money_ not null check (open >= 0), home_open money_ not null check (home_open >= 0), primary key (business_id, id),
  check (open <= amount), foreign key (business_id, contact_id) references contact,
  foreign key (business_id, document_id) references document, foreign key (business_id, payment_id) references payment);
create index open_item_contact on open_item (business_id, side, contact_id, due_on);
create index open_item_document on open_item (business_id, document_id) where document_id is not null;
create index open_item_payment on open_item (business_id, payment_id) where payment_id is not null;
create table settlement (
  business_id uuid, id uuid, item_id uuid not null, kind text not null, by_item_id uuid, payment_id uuid, entry_id uuid,
  on_day date not null, amount money_ not null check (amount <> 0), home_amount money_ not null, gain money_ not null default 0,
  reverses uuid, primary key (business_id, id), unique (business_id, reverses),
  foreign key (business_id, item_id) references open_item, foreign key (business_id, by_item_id) references open_item,
  foreign key (business_id, payment_id) references payment, foreign key (business_id, reverses) references settlement);
create index settlement_item on settlement (business_id, item_id);
create index settlement_payment on settlement (business_id, payment_id) where payment_id is not null;
create index settlement_by on settlement (business_id, by_item_id) where by_item_id is not null;

-- Rollups: written once, last, in key order by the one plan writer; rebuild recomputes them, a test compares.
create table contact_total (
  business_id uuid, contact_id uuid, side text, billed money_ not null, settled money_ not null, open money_ not null,
  primary key (business_id, contact_id, side), foreign key (business_id, contact_id) references contact);
create index contact_total_open on contact_total (business_id, side, open desc);
create table document_day (
  business_id uuid references business, kind text, subtype text, status text, on_day date, n int not null, home_total money_ not null,
  home_open money_ not null, primary key (business_id, kind, subtype, status, on_day));
create table day_balance (
  business_id uuid references business, account_id int, channel text, on_day date, debit money_ not null, credit money_ not null,
  primary key (business_id, account_id, channel, on_day));
create table month_balance (
  business_id uuid references business, account_id int, channel text, month date, debit money_ not null, credit money_ not null,
  primary key (business_id, account_id, channel, month));

-- Around: files, links, the audit trail, mail and long work.
create table exchange_rate (
  business_id uuid references business, from_code text, to_code text, on_day date, rate rate_ not null, source text not null,
  primary key (business_id, from_code, to_code, on_day));
create table file (
  business_id uuid references business, id uuid, sha256 bytea not null, name text not null, mime text not null,
  bytes bytea not null check (octet_length(bytes) <= 10485760), primary key (business_id, id));
create table attachment (
  business_id uuid, subject_id uuid, file_id uuid, role text not null, primary key (business_id, subject_id, file_id),
  foreign key (business_id, file_id) references file);
create table event (
  business_id uuid references business, id uuid, at timestamptz not null, user_id uuid, act text not null, subject_kind text not null,
  subject_id uuid, from_status text, to_status text, data jsonb not null, primary key (business_id, id));
create index event_subject on event (business_id, subject_id, id);
create table message (
  business_id uuid references business, id uuid, document_id uuid, channel text not null, recipients jsonb not null, subject text, body text,
  state text not null default 'queued', tries int not null default 0, created_at timestamptz not null, sent_at timestamptz, fault text,
  primary key (business_id, id));
create table task (
  business_id uuid references business, id uuid, kind text not null, state text not null check (state in ('queued', 'running', 'done', 'failed')),
  total int, done int not null default 0, failed int not null default 0, input jsonb not null, result jsonb, fault text, by_user uuid not null,
  created_at timestamptz not null, ended_at timestamptz, primary key (business_id, id));
`;
