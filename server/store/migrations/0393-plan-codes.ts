/**
 * Coupons and the codes of lifetime deals. Both are the installation's, and say nothing of a business; what a business has of them is in tables of
 * its own, with the terms as they were, so that its archive is whole without the installation's.
 */
export const planCodes = `
create table coupon (
  id uuid primary key,
  code text not null unique check (code = upper(code)),
  percent numeric(5,2) check (percent > 0 and percent <= 100),
  amount money_ check (amount > 0), currency text, -- by month
  lasts text not null check (lasts in ('months', 'once', 'ever')), months smallint check (months > 0),
  plans text[], intervals text[], -- null for all
  first_day date, last_day date, -- on which it can be used first, in UTC
  uses int check (uses > 0), -- in all; null for without end
  used int not null default 0, -- those that were paid
  once_per_business bool not null, new_only bool not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((percent is null) <> (amount is null)),
  check ((amount is null) = (currency is null)),
  check ((lasts = 'months') = (months is not null)));
comment on table coupon is 'What takes something off the price of a plan.';
grant select, update (used) on coupon to counterfoil_app;
grant select on coupon to counterfoil_maintenance;

create table coupon_reservation (
  coupon_id uuid references coupon, id uuid,
  until timestamptz, -- null while a payment is under way
  primary key (coupon_id, id));
comment on table coupon_reservation is 'A use of a coupon by a checkout that is not paid yet; its id is that of the coupon of the plan.';
grant select, insert, update, delete on coupon_reservation to counterfoil_app;
grant select on coupon_reservation to counterfoil_maintenance;

create table plan_coupon (
  business_id uuid references business, id uuid,
  coupon_id uuid not null, code text not null, -- the rest as the coupon had it then
  percent numeric(5,2), amount money_, currency text,
  lasts text not null, months smallint, plans text[], intervals text[],
  change_id uuid, -- of the change it is to be paid with; null for the next invoice
  starts_on date, -- first day of what it was first taken off; null before that is paid
  ended_on date,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, change_id));
comment on table plan_coupon is 'A coupon on the plan of a business: at most one that has started and not ended.';
create unique index plan_coupon_in_force on plan_coupon (business_id) where starts_on is not null and ended_on is null;

create table deal_code (
  id uuid primary key,
  hash bytea not null unique, -- of the code in capitals without dashes
  last4 text not null,
  status text not null default 'Unused' check (status in ('Unused', 'Redeemed', 'Refunded')),
  note text not null default '', -- of the operator, such as where it is sold
  created_at timestamptz not null,
  redeemed_at timestamptz,
  refunded_at timestamptz);
comment on table deal_code is 'The code of a lifetime deal, which is sold elsewhere and redeemed once.';
grant select, update (status, redeemed_at, refunded_at) on deal_code to counterfoil_app;
grant select on deal_code to counterfoil_maintenance;

create table deal_step (
  n smallint primary key check (n > 0),
  plan text not null, seats int not null check (seats > 0));
comment on table deal_step is 'What so many deal codes of a business give it; without rows, as usual.';
grant select on deal_step to counterfoil_app, counterfoil_maintenance;

create table business_deal (
  business_id uuid references business, id uuid,
  code_id uuid not null, last4 text not null,
  status text not null check (status in ('Redeemed', 'Refunded')),
  plan text not null, seats int not null, -- which it gave with those before it
  redeemed_at timestamptz not null, refunded_at timestamptz,
  primary key (business_id, id),
  unique (business_id, code_id));
comment on table business_deal is 'A deal code that a business redeemed.';

create table code_try (
  subject_hash bytea primary key,
  at timestamptz[] not null);
comment on table code_try is 'When codes were tried within the hour, by a business or an address.';
grant select, insert, update, delete on code_try to counterfoil_access;
grant select on code_try to counterfoil_maintenance;

do $$
declare guarded text;
begin
  foreach guarded in array array['plan_coupon', 'business_deal'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('alter table %I force row level security', guarded);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', guarded);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', guarded);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', guarded);
    execute format('grant select on %I to counterfoil_maintenance', guarded);
  end loop;
end $$;
grant select, insert, update, delete on plan_coupon to counterfoil_app;
grant select, insert, update on business_deal to counterfoil_app;
`;
