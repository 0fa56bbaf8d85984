/** What an installation asks for its plans, who sells them and which tax is on them; the invoices of each business, and what it has to its credit. */
export const planInvoices = `
create table plan_price (
  plan text check (plan in ('starter', 'growth', 'enterprise')),
  interval text check (interval in ('month', 'year')),
  currency text check (currency ~ '^[A-Z]{3}$'),
  from_day date,
  set_on date not null, -- subscribers have notice of it since then
  amount money_ not null check (amount >= 0), -- without tax
  seats int check (seats > 0), -- those it includes; null is without a bound
  seat_price money_ check (seat_price >= 0), -- of one more; null where there are no further ones
  primary key (plan, interval, currency, from_day));
comment on table plan_price is 'What a plan costs from a day on.';

create table plan_series (
  id uuid primary key,
  prefix text not null unique check (prefix ~ '^[A-Z0-9]{1,10}$'),
  next_number int not null default 1 check (next_number > 0));
comment on table plan_series is 'The numbers of the installation''s own invoices: each next one is taken as an invoice is finalised, so that none is missing.';

create table plan_seller (
  single bool primary key default true check (single),
  name text not null, address text not null, country text not null, tax_number text not null, email text not null,
  series_id uuid not null references plan_series);
comment on table plan_seller is 'Who sells the plans; without a row they are free of charge.';

create table plan_tax (
  country text, from_day date,
  name text not null,
  percent numeric(7,4) not null check (percent between 0 and 100),
  reverse_charge bool not null, -- a business with a tax number of the right form accounts for it itself
  sentence text not null, -- what its invoice says then
  primary key (country, from_day));
comment on table plan_tax is 'The tax on plans that are sold to a country, from a day on; the others bear none.';

create table plan_invoice (
  business_id uuid references business, id uuid,
  kind text not null check (kind in ('Invoice', 'Credit')),
  status text not null check (status in ('Draft', 'Open', 'Failed', 'Paid', 'Void', 'Refunded')),
  series_id uuid, -- without a reference: in an archive of one business there are no series
  n int, number text,
  corrects_id uuid,
  plan text not null, interval text not null, seats int, currency text not null,
  period_from date not null, period_to date not null,
  coupon text,
  net money_ not null, tax money_ not null, total money_ not null,
  tax_name text not null, tax_percent numeric(7,4) not null, tax_sentence text not null,
  credit_used money_ not null default 0 check (credit_used >= 0),
  seller jsonb, buyer jsonb, -- as they were when it was finalised
  finalised_on date, due_on date, paid_at timestamptz,
  payment_id uuid, -- without a reference: payments have tables of their own
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (series_id, n),
  foreign key (business_id, corrects_id) references plan_invoice,
  check (total = net + tax),
  check (case kind when 'Invoice' then total >= 0 and credit_used <= total else total <= 0 and credit_used = 0 end),
  check ((status = 'Draft') = (number is null) and (number is null) = (n is null) and (n is null) = (series_id is null)),
  check (status = 'Draft' or (seller is not null and buyer is not null and finalised_on is not null)),
  check (status <> 'Paid' or paid_at is not null));
comment on table plan_invoice is 'An invoice for a plan, or one of the same series that takes such an invoice back; with a number it only changes its status.';
create index plan_invoice_corrects on plan_invoice (business_id, corrects_id) where corrects_id is not null;
create index plan_invoice_payment on plan_invoice (business_id, payment_id) where payment_id is not null;
create index plan_invoice_draft on plan_invoice (business_id, currency) where status = 'Draft';

create table plan_invoice_line (
  business_id uuid, invoice_id uuid, n smallint,
  kind text not null check (kind in ('plan', 'seats', 'credit', 'refund')),
  plan text not null, interval text not null, seats int,
  from_day date not null, to_day date not null,
  price money_ not null, off money_ not null, -- without tax, and what the coupon takes off it
  net money_ not null, tax money_ not null,
  primary key (business_id, invoice_id, n),
  foreign key (business_id, invoice_id) references plan_invoice on delete cascade,
  check (net = price - off));
comment on table plan_invoice_line is 'What such an invoice is for: a plan, further people, what was left of something paid earlier, or a part given back.';

create table plan_credit (
  business_id uuid references business, id uuid,
  at timestamptz not null,
  currency text not null,
  amount money_ not null check (amount <> 0), -- what is used of it is below zero
  reason text not null check (reason in ('earned', 'overpaid', 'used', 'returned', 'refunded')),
  invoice_id uuid,
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references plan_invoice,
  check ((reason in ('used', 'refunded')) = (amount < 0)));
comment on table plan_credit is 'What a business has to its credit for later invoices of plans, and what was paid with it. It is never paid out.';
create index plan_credit_invoice on plan_credit (business_id, invoice_id) where invoice_id is not null;

create table plan_refund (
  business_id uuid, id uuid,
  invoice_id uuid not null,
  amount money_ not null check (amount > 0),
  status text not null check (status in ('Asked', 'Done', 'Failed')),
  asked_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references plan_invoice);
comment on table plan_refund is 'What the operator gives back of an invoice for a plan; its id tells the provider the same request from another.';
create index plan_refund_invoice on plan_refund (business_id, invoice_id);

create function plan_invoice_kept() returns trigger language plpgsql as $$
declare changing text[] := array['status', 'paid_at', 'payment_id'];
begin
  if old.number is not null and (tg_op = 'DELETE' or (to_jsonb(new) - changing) is distinct from (to_jsonb(old) - changing)) then
    raise exception 'the plan invoice % is finalised', old.number using errcode = 'CF004';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger kept before update or delete on plan_invoice for each row execute function plan_invoice_kept();
create trigger kept_whole before truncate on plan_invoice for each statement execute function append_only();
create trigger append_only before update or delete on plan_credit for each row execute function append_only();
create trigger append_only_whole before truncate on plan_credit for each statement execute function append_only();

do $$ declare t text; begin
  foreach t in array array['plan_invoice', 'plan_invoice_line', 'plan_credit', 'plan_refund'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', t);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', t);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', t);
    execute format('grant select on %I to counterfoil_maintenance', t);
  end loop;
  foreach t in array array['plan_price', 'plan_series', 'plan_seller', 'plan_tax'] loop
    execute format('grant select on %I to counterfoil_app, counterfoil_access, counterfoil_maintenance', t);
  end loop;
end $$;
grant update (next_number) on plan_series to counterfoil_app;
grant select, insert, update, delete on plan_invoice to counterfoil_app;
grant select, insert on plan_invoice_line, plan_credit to counterfoil_app;
grant select, insert, update on plan_refund to counterfoil_app;
`;
