-- What a business sets up: its chart of accounts, taxes, categories, exchange rates, numbers and the look of its documents.

-- An account of the chart. Numbers below 1000 are the standard chart's, the others the business's own.
create table account (
  business_id uuid references business,
  id int,
  code text, -- what the business calls it, beside its name
  name text not null,
  description text not null default '',
  grp text not null check (grp in ('asset', 'liability', 'equity', 'income', 'expense')),
  subgroup text not null,
  is_current bool not null, -- rather than non-current
  cash_section text not null check (cash_section in ('cash', 'operating', 'investing', 'financing')), -- of the cash flow statement
  role text, -- that it has in the standard chart
  currency text, -- null is the business's own
  opening_id uuid, -- the entry of its opening balance, without a reference: entries refer to accounts, and an archive could order neither first
  is_system bool not null default false, -- of the standard chart
  active bool not null default true,
  version int not null default 1,
  primary key (business_id, id),
  unique (business_id, name)
);
create unique index account_code on account (business_id, lower(code)) where code is not null;
call pg_temp.guard('account', 'select, insert, update, delete');
-- An account goes with the bank it was made for; the references of journal and payments keep every one that anything is posted to.
create policy only_added on account as restrictive for delete to counterfoil_app using (not is_system);

-- The account that takes a role where that is not the standard chart's. What contacts owe and are owed stays on the accounts of the chart, whose
-- balances are those of the open items.
create table account_default (
  business_id uuid references business,
  role text check (role not in ('receivable', 'payable', 'credit', 'advance')),
  account_id int not null,
  primary key (business_id, role),
  foreign key (business_id, account_id) references account
);
call pg_temp.guard('account_default', 'select, insert, update, delete');

-- A rate of tax.
create table tax (
  business_id uuid references business,
  id uuid,
  name text not null,
  percent numeric(7,4) not null check (percent between 0 and 100),
  recoverable bool not null default true, -- what is paid of it on purchases can be claimed back
  used bool not null default false, -- set with the first line that names it, and never taken back
  active bool not null default true,
  version int not null default 1,
  primary key (business_id, id),
  unique (business_id, name)
);
create unique index tax_name on tax (business_id, lower(name));
call pg_temp.guard('tax', 'select, insert, update, delete');

-- A category of items or of expenses.
create table category (
  business_id uuid references business,
  id uuid,
  kind text not null, -- item or expense
  number int, -- of one of expenses; of items none has one
  name text not null,
  account_id int, -- what is bought of it is posted to
  active bool not null default true,
  primary key (business_id, id),
  foreign key (business_id, account_id) references account
);
create unique index category_number on category (business_id, kind, number) where number is not null;
call pg_temp.guard('category', 'select, insert, update, delete');

-- What one currency cost in another from a day on.
create table exchange_rate (
  business_id uuid references business,
  from_code text,
  to_code text,
  on_day date,
  rate rate_ not null,
  source text not null,
  primary key (business_id, from_code, to_code, on_day)
);
call pg_temp.guard('exchange_rate', 'select, insert, update, delete');

-- The numbers of a kind of document: what the next one gets. The row is locked last in an act, so that no number is lost.
create table series (
  business_id uuid references business,
  kind text,
  prefix text not null default '',
  pad smallint not null default 4, -- digits at least
  next int not null default 1,
  skipped int not null default 0, -- numbers left out because a document of a file came with them
  primary key (business_id, kind)
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('series', 'select, insert, update');

-- How documents look on paper. A document keeps the one it was issued with.
create table template (
  business_id uuid references business,
  id uuid,
  style text not null check (style in ('classic', 'band', 'letter')),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  font text not null default 'Avenir' check (font in ('Avenir', 'Inter', 'Georgia')),
  logo uuid,
  signature uuid,
  holder text not null default '', -- the name under the signature
  shows_bank bool not null default true,
  shows_online bool not null default true, -- how it is paid online
  is_default bool not null default false,
  version int not null default 1,
  primary key (business_id, id),
  foreign key (business_id, logo) references file,
  foreign key (business_id, signature) references file
);
create unique index template_default on template (business_id) where is_default;
call pg_temp.guard('template', 'select, insert, update, delete');
