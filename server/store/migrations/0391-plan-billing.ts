/** How a business's plan is paid for: its state, the lines that were paid, payments under way, and what is due when. */
export const planBilling = `
create table plan_billing (
  business_id uuid primary key references business,
  state text not null check (state in ('Trial', 'Free', 'Active', 'PastDue', 'Cancelling', 'Store', 'Deal')),
  plan text, interval text check (interval in ('month', 'year')), seats int, -- what is paid for; seats: null where nothing bounds them
  currency text,
  anchor_on date, -- the day its periods keep
  period_from date, period_to date, -- paid for, both days in it
  next_plan text, next_interval text check (next_interval in ('month', 'year')), next_seats int, -- what waits for the end of the period
  deal_plan text, deal_seats int, -- kept by deal codes
  past_due_since date, past_due_invoice uuid, tries int, final bool, reason text, -- of the invoice that couldn't be charged
  customer text, method text, method_label text, method_live bool, -- how renewals are paid, at the provider
  version int not null default 1,
  check ((plan is null) = (interval is null)),
  check ((plan is null) = (state not in ('Active', 'PastDue', 'Cancelling', 'Store'))),
  check ((past_due_since is null) = (state <> 'PastDue')),
  check (next_plan is null or state = 'Cancelling'),
  check (deal_plan is not null or state <> 'Deal'));
comment on table plan_billing is 'How the plan of a business is paid for. Without a row nothing was ever paid.';

create table plan_line (
  business_id uuid references business, id uuid,
  invoice_id uuid,
  kind text not null check (kind in ('plan', 'seats')),
  plan text not null,
  quantity int not null check (quantity > 0),
  from_day date not null, to_day date not null check (to_day >= from_day), -- the days it was paid for
  net money_ not null check (net >= 0), -- after the coupon, without tax
  coupon_off money_ not null default 0,
  currency text not null,
  credited_on date, -- the day from which it was credited
  primary key (business_id, id));
comment on table plan_line is 'A line of a plan that was paid. What is left of it is credited when the plan changes before its days are over.';

create table plan_payment (
  business_id uuid references business, id uuid, -- its reference at the provider, by which nothing is charged twice
  kind text not null check (kind in ('start', 'up', 'pay', 'method', 'renew', 'retry')),
  state text not null check (state in ('Incomplete', 'Paid', 'Failed', 'Lapsed', 'Credited')),
  quote jsonb, -- what it pays for, where that is more than an open invoice
  coupon text,
  amount money_ not null check (amount >= 0), -- with tax, after plan credit
  currency text not null,
  invoice_id uuid,
  description text not null,
  email text not null,
  customer text, method text, method_label text, -- what it is charged to; null where a page of the provider asks
  off_session bool not null,
  ref text, -- its name at the provider; null while no answer came
  link text,
  begun_at timestamptz not null,
  lapses_at timestamptz,
  settled_at timestamptz,
  reason text, -- why it failed, in words
  refunded money_ not null default 0,
  disputed bool not null default false,
  version int not null default 1,
  primary key (business_id, id));
comment on table plan_payment is 'A payment of a plan, under way or over. Until it succeeded it has changed nothing.';
create unique index plan_payment_change on plan_payment (business_id) where state = 'Incomplete' and kind in ('start', 'up');
create unique index plan_payment_invoice on plan_payment (business_id) where state = 'Incomplete' and kind in ('renew', 'retry');
create index plan_payment_begun on plan_payment (begun_at) where state = 'Incomplete';
create index plan_payment_reference on plan_payment (id);

create table plan_timer (
  business_id uuid references business, step text,
  due_at timestamptz not null,
  primary key (business_id, step));
comment on table plan_timer is 'What is to be done about a plan at a time: a step is done once it is due, and its row goes with it.';
create index plan_timer_due on plan_timer (due_at);

do $$
declare guarded text;
begin
  foreach guarded in array array['plan_billing', 'plan_line', 'plan_payment', 'plan_timer'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('alter table %I force row level security', guarded);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', guarded);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', guarded);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', guarded);
    execute format('grant select, insert, update, delete on %I to counterfoil_app', guarded);
    execute format('grant select on %I to counterfoil_maintenance', guarded);
  end loop;
end $$;

-- Whose payment a provider reports, and those it is to be asked about: nobody is signed in, and what a report says of a business is never believed.
create function plan_payments_begun(asked uuid, until timestamptz) returns table (business_id uuid, id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select p.business_id, p.id from plan_payment p
    where case when asked is not null then p.id = asked else p.state = 'Incomplete' and p.begun_at <= until end
    order by 1, 2;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function plan_payments_begun(uuid, timestamptz) from public;
grant execute on function plan_payments_begun(uuid, timestamptz) to counterfoil_access;

-- Trials that run end by a step of their own.
do $$
begin
  perform set_config('app.maintenance', 'on', true);
  insert into plan_timer (business_id, step, due_at)
    select b.id, step.name, b.trial_ends_at - step.before from business b,
      (values ('trial.soon', interval '3 days'), ('trial.last', interval '1 day'), ('trial.end', interval '0')) as step(name, before)
    where b.plan = 'trial' and b.trial_ends_at is not null;
  perform set_config('app.maintenance', '', true);
end $$;
`;
