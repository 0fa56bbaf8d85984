-- The books: entries and their lines, what is owed and what settled it, payments, expenses and credit notes.
-- A correction is a reversal: entries, lines and settlements are never changed.

-- The books of a business. Its row is held by every act that posts.
create table book (
  business_id uuid primary key references business,
  locked_until date -- nothing is posted on or before it
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('book', 'select, insert, update');

-- Money that was received or paid.
create table payment (
  business_id uuid references business,
  id uuid,
  direction text not null check (direction in ('in', 'out')),
  contact_id uuid,
  account_id int not null,
  mode smallint not null,
  on_day date not null,
  currency text not null,
  rate rate_ not null,
  amount money_ not null check (amount > 0),
  home_amount money_ not null,
  bank_charge money_ not null default 0 check (bank_charge >= 0), -- in the payment's currency
  home_bank_charge money_ not null default 0 check (home_bank_charge >= 0),
  provider text, -- that reported it
  provider_event text, -- by which it is booked once
  memo text not null default '',
  undone_at timestamptz,
  primary key (business_id, id),
  unique (business_id, provider, provider_event),
  foreign key (business_id, account_id) references account,
  foreign key (business_id, contact_id) references contact
);
create index payment_contact on payment (business_id, contact_id, on_day desc, id desc);
call pg_temp.guard('payment', 'select, insert, update');

-- An entry of the journal.
create table journal_entry (
  business_id uuid references business,
  id uuid,
  number int not null,
  on_day date not null,
  kind text not null,
  document_id uuid,
  payment_id uuid,
  reverses uuid,
  memo text not null default '',
  posted_by uuid not null,
  posted_at timestamptz not null,
  xid xid8 not null default pg_current_xact_id(), -- lines join it in its own transaction alone
  primary key (business_id, id),
  unique (business_id, number),
  unique (business_id, reverses),
  foreign key (business_id, document_id) references document,
  foreign key (business_id, payment_id) references payment,
  foreign key (business_id, reverses) references journal_entry
);
create index journal_entry_day on journal_entry (business_id, on_day desc, number desc);
create index journal_entry_document on journal_entry (business_id, document_id) where document_id is not null;
create index journal_entry_payment on journal_entry (business_id, payment_id) where payment_id is not null;
call pg_temp.guard('journal_entry', 'select, insert');
call pg_temp.only_grows('journal_entry');

-- A line of an entry: a debit where it is more than nothing, else a credit.
create table journal_line (
  business_id uuid,
  entry_id uuid,
  n smallint,
  on_day date not null, -- its entry's
  account_id int not null,
  amount money_ not null check (amount <> 0), -- in the business's own currency
  currency text not null,
  fx_amount money_ not null,
  rate rate_ not null,
  contact_id uuid,
  product_id uuid,
  qty qty_,
  category_id uuid,
  tax_id uuid,
  tax_base money_,
  employee_id uuid,
  location_id uuid,
  channel text not null default 'manual',
  document_id uuid,
  document_line_id uuid,
  memo text,
  primary key (business_id, entry_id, n),
  foreign key (business_id, entry_id) references journal_entry,
  foreign key (business_id, account_id) references account,
  foreign key (business_id, contact_id) references contact
);
create index journal_line_account on journal_line (business_id, account_id, on_day, entry_id);
create index journal_line_contact on journal_line (business_id, contact_id, on_day) where contact_id is not null;
create index journal_line_category on journal_line (business_id, category_id) where category_id is not null;
call pg_temp.guard('journal_line', 'select, insert');
call pg_temp.only_grows('journal_line');

-- A line joins its entry only in the transaction that made the entry, and carries the entry's day. Each line's entry is looked up by its key.
create function journal_line_guard() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added l
               cross join lateral (select xid, on_day from journal_entry where business_id = l.business_id and id = l.entry_id offset 0) e
             where e.xid <> pg_current_xact_id() or e.on_day <> l.on_day) then
    raise exception 'a journal line joins its entry only in the entry''s own transaction and on its day' using errcode = 'CF001';
  end if;
  return null;
end $$;
create trigger journal_line_guard after insert on journal_line referencing new table as added
  for each statement execute function journal_line_guard();

-- At commit every entry has two lines or more, and they add up to nothing.
create function entry_balances(b uuid, e uuid) returns void language plpgsql as $$
declare total numeric; lines int;
begin
  select coalesce(sum(amount), 0), count(*) into total, lines from journal_line where business_id = b and entry_id = e;
  if total <> 0 or lines < 2 then
    raise exception 'journal entry % does not balance: % lines, sum %', e, lines, total using errcode = 'CF002';
  end if;
end $$;
create function journal_line_balance() returns trigger language plpgsql as $$
begin perform entry_balances(new.business_id, new.entry_id); return null; end $$;
create function journal_entry_balance() returns trigger language plpgsql as $$
begin perform entry_balances(new.business_id, new.id); return null; end $$;
create constraint trigger journal_line_balance after insert or update on journal_line deferrable initially deferred
  for each row execute function journal_line_balance();
create constraint trigger journal_entry_balance after insert or update on journal_entry deferrable initially deferred
  for each row execute function journal_entry_balance();

-- Nothing is posted on or before the lock date, whoever posts; the book's row is held so that the lock can't move meanwhile.
create function journal_entry_lock_date() returns trigger language plpgsql as $$
declare locked date;
begin
  select locked_until into locked from book where business_id = new.business_id for share;
  if locked is not null and new.on_day <= locked then
    raise exception 'the books are locked until %', locked using errcode = 'CF003';
  end if;
  return new;
end $$;
create trigger journal_entry_lock_date before insert on journal_entry for each row execute function journal_entry_lock_date();

-- A bank account, wallet or cash desk, with an account of the chart for itself.
create table bank (
  business_id uuid,
  id uuid,
  account_id int not null,
  details jsonb not null, -- as on its card: name, number, address
  opening_id uuid, -- the entry of its opening balance
  is_default bool not null default false,
  active bool not null default true,
  version int not null default 1,
  primary key (business_id, id),
  foreign key (business_id, account_id) references account,
  foreign key (business_id, opening_id) references journal_entry deferrable initially deferred,
  constraint bank_default_is_active check (active or not is_default)
);
create unique index bank_default on bank (business_id) where is_default;
create unique index bank_account on bank (business_id, account_id);
call pg_temp.guard('bank', 'select, insert, update, delete');

-- What is owed on a document, or left of a payment, on one side of the books.
create table open_item (
  business_id uuid references business,
  id uuid,
  side text not null check (side in ('receivable', 'payable', 'credit', 'advance')),
  contact_id uuid not null,
  document_id uuid, -- none for an opening balance
  payment_id uuid,
  entry_id uuid,
  on_day date not null,
  due_on date not null,
  currency text not null,
  rate rate_ not null,
  amount money_ not null check (amount > 0),
  home_amount money_ not null,
  open money_ not null check (open >= 0), -- what is left after its settlements
  home_open money_ not null check (home_open >= 0),
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contact,
  foreign key (business_id, document_id) references document,
  foreign key (business_id, payment_id) references payment,
  check (open <= amount)
);
create index open_item_contact on open_item (business_id, side, contact_id, due_on, id);
create index open_item_document on open_item (business_id, document_id) where document_id is not null;
create index open_item_opening on open_item (business_id, contact_id) where document_id is null;
create index open_item_payment on open_item (business_id, payment_id) where payment_id is not null;
call pg_temp.guard('open_item', 'select, insert, update');
grant update (open, home_open) on open_item to counterfoil_maintenance;

-- One dated reduction of an open item.
create table settlement (
  business_id uuid,
  id uuid,
  item_id uuid not null,
  kind text not null,
  by_item_id uuid, -- the credit or advance it was settled with
  payment_id uuid,
  entry_id uuid,
  on_day date not null,
  amount money_ not null check (amount <> 0),
  home_amount money_ not null,
  gain money_ not null default 0, -- by the rate of the day
  reverses uuid,
  primary key (business_id, id),
  unique (business_id, reverses),
  foreign key (business_id, item_id) references open_item,
  foreign key (business_id, by_item_id) references open_item,
  foreign key (business_id, payment_id) references payment,
  foreign key (business_id, reverses) references settlement
);
create index settlement_item on settlement (business_id, item_id);
create index settlement_by on settlement (business_id, by_item_id) where by_item_id is not null;
create index settlement_payment on settlement (business_id, payment_id) where payment_id is not null;
-- What was forgiven or given back, which summaries leave out of what was paid, is few among very many.
create index settlement_forgiven on settlement (business_id, item_id) where kind in ('write-off', 'credit-note');
call pg_temp.guard('settlement', 'select, insert');
call pg_temp.only_grows('settlement');

-- What a day posted to an account, by how it came here.
create table day_balance (
  business_id uuid references business,
  account_id int,
  channel text,
  on_day date,
  debit money_ not null,
  credit money_ not null,
  primary key (business_id, account_id, channel, on_day)
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('day_balance', 'select, insert, update, delete');
grant insert, update, delete on day_balance to counterfoil_maintenance;

-- The same of a month.
create table month_balance (
  business_id uuid references business,
  account_id int,
  channel text,
  month date,
  debit money_ not null,
  credit money_ not null,
  primary key (business_id, account_id, channel, month)
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('month_balance', 'select, insert, update, delete');
grant insert, update, delete on month_balance to counterfoil_maintenance;

-- Something paid right away, without lines and with nothing owed.
create table expense (
  business_id uuid references business,
  id uuid,
  number text not null,
  seq int not null, -- the number without its prefix
  status text not null check (status in ('Recorded', 'Deleted')),
  name text not null,
  description text not null,
  reference text not null default '',
  category_id uuid not null,
  contact_id uuid,
  on_day date not null,
  mode smallint not null,
  bank_id uuid,
  account_id int not null, -- the money left
  currency text not null,
  rate rate_ not null,
  amount money_ not null check (amount > 0), -- as it was typed
  includes_tax bool not null,
  tax_id uuid,
  tax_name text,
  tax_percent numeric(7,4),
  tax_recoverable bool,
  net money_ not null,
  tax_amount money_ not null,
  total money_ not null,
  home_total money_ not null,
  entry_id uuid not null, -- the last one
  search text collate "C" not null,
  reference_key text generated always as (lower(reference)) stored,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, seq),
  check (total = net + tax_amount),
  foreign key (business_id, category_id) references category,
  foreign key (business_id, contact_id) references contact,
  foreign key (business_id, bank_id) references bank,
  foreign key (business_id, account_id) references account,
  foreign key (business_id, entry_id) references journal_entry
);
create index expense_day on expense (business_id, status, on_day desc, id desc);
create index expense_contact on expense (business_id, contact_id, on_day desc) where contact_id is not null;
create index expense_deleted on expense (business_id, id) where status = 'Deleted';
create index expense_reference on expense (business_id, reference_key) where reference <> '';
call pg_temp.guard('expense', 'select, insert, update');

-- What was given back on a document: a credit note to a customer, a vendor's credit, or the paper that says an issued document is cancelled.
create table credit_note (
  business_id uuid references business,
  id uuid,
  document_id uuid not null,
  kind text not null check (kind in ('credit-note', 'vendor-credit', 'cancellation')),
  number text not null,
  seq int not null, -- the number without its prefix
  on_day date not null,
  reason text not null,
  amount money_ not null,
  settled money_ not null check (settled >= 0), -- of what was owed; what is more is the contact's credit
  home_amount money_ not null,
  lines jsonb not null,
  shipping jsonb, -- what was given back of it, with each line's part on a bill
  figures jsonb, -- of the document that is cancelled
  settlement_id uuid,
  entry_id uuid,
  goods_entry_id uuid,
  item_id uuid, -- the credit that is left
  payment_id uuid, -- that paid it out
  undone_at timestamptz,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, kind, seq),
  unique (business_id, kind, number),
  check (settled <= amount),
  constraint credit_note_amount_check check (amount > 0 or (kind = 'cancellation' and amount = 0)),
  constraint credit_note_figures_check check ((figures is not null) = (kind = 'cancellation')),
  foreign key (business_id, document_id) references document,
  foreign key (business_id, settlement_id) references settlement,
  foreign key (business_id, entry_id) references journal_entry,
  foreign key (business_id, goods_entry_id) references journal_entry,
  foreign key (business_id, item_id) references open_item,
  foreign key (business_id, payment_id) references payment
);
create index credit_note_document on credit_note (business_id, document_id);
create unique index credit_note_cancellation on credit_note (business_id, document_id) where kind = 'cancellation' and undone_at is null;
call pg_temp.guard('credit_note', 'select, insert, update');
