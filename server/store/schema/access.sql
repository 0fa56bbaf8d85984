-- Who works here and what each may see: roles of the database, people and how they sign in, businesses and their teams.
--
-- In every file: ids are uuid v7 made by the server, so there are no sequences; days are `date`, moments `timestamptz`; a table of a business is keyed
-- (business_id, …), its foreign keys begin with it, and row security is forced on it.

-- Money, rounded to the digits of its currency.
create domain money_ as numeric(20,4);
create domain qty_ as numeric(18,6);
create domain price_ as numeric(24,10);
-- What one unit of a currency costs in the business's own.
create domain rate_ as numeric(24,10) check (value > 0);

-- Roles without a login that bypass nothing: `app` sees the one business its transaction names in `app.business`, `access` sees people and no books,
-- `maintenance` reads all and writes only sums. Two databases of one server may be made at once.
do $$ declare missing text; begin
  foreach missing in array array['counterfoil_app', 'counterfoil_access', 'counterfoil_maintenance'] loop
    if not exists (select 1 from pg_roles where rolname = missing) then execute format('create role %I nologin', missing); end if;
  end loop;
exception when unique_violation or duplicate_object then null;
end $$;
grant counterfoil_app, counterfoil_access, counterfoil_maintenance to current_user;
grant usage on schema public to counterfoil_app, counterfoil_access, counterfoil_maintenance;

-- Guards a table of a business: the app role sees rows of its own business and may do what is named here; the owner sees rows only while it says that
-- it does maintenance; the role of maintenance sees all. It is gone when the schema is made.
create procedure pg_temp.guard(guarded text, app_may text, key text default 'business_id') language plpgsql as $$
begin
  execute format('alter table %I enable row level security', guarded);
  execute format('alter table %I force row level security', guarded);
  execute format('create policy own on %I to counterfoil_app
    using (%I = nullif(current_setting(''app.business'', true), '''')::uuid)', guarded, key);
  execute format('create policy maintenance on %I to current_user
    using (current_setting(''app.maintenance'', true) = ''on'') with check (current_setting(''app.maintenance'', true) = ''on'')', guarded);
  execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', guarded);
  execute format('grant %s on %I to counterfoil_app', app_may, guarded);
end $$;

-- What happened stays: a table with this trigger only grows, for the owner as for everybody.
create function append_only() returns trigger language plpgsql as $$
begin raise exception '% is append-only', tg_table_name using errcode = 'CF004'; end $$;

create procedure pg_temp.only_grows(growing text) language plpgsql as $$
begin
  execute format('create trigger append_only before update or delete on %I for each row execute function append_only()', growing);
  execute format('create trigger append_only_whole before truncate on %I for each statement execute function append_only()', growing);
end $$;


-- Somebody with an account. Until an address is proved several users may claim it.
create table app_user (
  id uuid primary key,
  email text not null,
  verified_at timestamptz, -- when they proved the address
  password_hash text not null, -- empty for one restored without a password
  first_name text not null,
  last_name text not null,
  intent_hash bytea unique, -- of the idempotency key of the registration
  created_at timestamptz not null
);
create unique index app_user_email on app_user (lower(email)) where verified_at is not null;
create index app_user_by_email on app_user (lower(email), created_at desc);

-- A business, whose books are kept apart from all others.
create table business (
  id uuid primary key,
  name text not null,
  address text not null default '',
  country text not null,
  particulars jsonb not null default '{}', -- legal form and registration, as its documents print them
  locale text not null,
  time_zone text not null,
  home_currency text not null,
  multi_currency bool not null default true,
  fiscal_month smallint not null default 1 check (fiscal_month between 1 and 12),
  fiscal_day smallint check (fiscal_day between 1 and 28 or fiscal_day = 31), -- 31 is the last of its month; null is none chosen
  plan text not null,
  trial_ends_at timestamptz,
  second_factor_needed bool not null default false, -- of everybody who works in it
  settings jsonb not null default '{}',
  version int not null default 1,
  created_at timestamptz not null
);
call pg_temp.guard('business', 'select, insert, update', 'id');
create policy identity on business to counterfoil_access using (true);
grant select on business to counterfoil_access;

-- Somebody's place in a business, from the invitation on.
create table member (
  business_id uuid references business,
  id uuid,
  user_id uuid references app_user, -- null until somebody accepts
  email text, -- where the invitation went
  role text not null,
  status text not null default 'Active' check (status in ('InviteSent', 'Expired', 'Revoked', 'Active', 'Deactivated')),
  link_hash bytea,
  former_links bytea[] not null default '{}', -- links of earlier emails; opening one says that a newer one was sent
  invited_at timestamptz,
  invited_until timestamptz,
  joined_at timestamptz,
  ended_at timestamptz,
  primary key (business_id, id),
  unique (business_id, user_id),
  -- Nobody is active who is not a user, and no user is inside who is not active.
  check (status <> 'Active' or user_id is not null),
  check (status = 'Active' or user_id is null or ended_at is not null)
);
create index member_user on member (user_id);
create unique index member_email on member (business_id, lower(email)) where email is not null;
call pg_temp.guard('member', 'select, insert, update');
-- Who accepts is not in the business yet: the access role lets them in.
create policy identity on member to counterfoil_access using (true);
grant select, update (user_id, status, joined_at, ended_at) on member to counterfoil_access;

alter table app_user enable row level security;
create policy identity on app_user to counterfoil_access using (true);
create policy whole on app_user to counterfoil_maintenance using (true) with check (true);
-- A business sees the names, and nothing else, of who are or were its members.
create policy member on app_user for select to counterfoil_app using (exists (
  select 1 from member m
  where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.user_id = app_user.id));
grant select, insert, update on app_user to counterfoil_access;
grant select (id, first_name, last_name) on app_user to counterfoil_app;

-- How much of what a plan caps a business has, and of what its lists count.
create table usage (
  business_id uuid references business,
  cap text,
  n int not null default 0 check (n >= 0),
  primary key (business_id, cap)
) with (autovacuum_vacuum_scale_factor = 0.02);
call pg_temp.guard('usage', 'select, insert, update, delete');
grant insert, update, delete on usage to counterfoil_maintenance;

-- Something that somebody did, for the history of what it was done to.
create table event (
  business_id uuid references business,
  id uuid,
  at timestamptz not null,
  user_id uuid, -- null where the product did it by itself
  act text not null,
  subject_kind text not null,
  subject_id uuid,
  from_status text,
  to_status text,
  data jsonb not null,
  primary key (business_id, id)
);
create index event_subject on event (business_id, subject_id, id);
-- An entry leads to its expense by the expense's events, which alone know all of its entries.
create index event_expense_entry on event (business_id, ((data ->> 'entryId')::uuid))
  where subject_kind = 'expense' and data ? 'entryId';
call pg_temp.guard('event', 'select, insert');
call pg_temp.only_grows('event');
create policy joining on event for insert to counterfoil_access with check (act = 'team.join' and subject_kind = 'member');
grant insert on event to counterfoil_access;

-- A request that changed something: the same key again is answered with what it was answered first.
create table idempotency (
  scope uuid, -- the business
  key text,
  fingerprint bytea not null, -- of what was sent
  call text not null,
  result jsonb,
  at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_at on idempotency (at);
alter table idempotency enable row level security;
alter table idempotency force row level security;
create policy own on idempotency to counterfoil_app using (scope = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on idempotency to current_user using (current_setting('app.maintenance', true) = 'on');
create policy whole on idempotency to counterfoil_maintenance using (true) with check (true);
grant select, insert, update on idempotency to counterfoil_app;


-- Signing in. The app role sees none of these tables; tokens and codes are kept as hashes.

-- Somebody signed in on one browser.
create table session (
  token_hash bytea primary key,
  id uuid not null default gen_random_uuid() unique,
  user_id uuid not null references app_user,
  remembered bool not null,
  agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index session_of_user on session (user_id);
grant select, insert, update, delete on session to counterfoil_access;

-- A code and a link that were mailed to prove an address.
create table email_proof (
  id uuid primary key,
  user_id uuid not null references app_user,
  purpose text not null,
  address text, -- the one they move to; null for the one they have
  code_hash bytea not null,
  code_until timestamptz not null,
  link_hash bytea not null,
  link_until timestamptz not null,
  tries_left smallint not null,
  used_at timestamptz,
  intent_hash bytea unique, -- of the idempotency key of the request
  created_at timestamptz not null
);
create index email_proof_user on email_proof (user_id, created_at desc);
grant select, insert, update on email_proof to counterfoil_access;

-- What is throttled, and when its tries will be forgotten.
create table sign_in_try (
  subject_hash bytea primary key,
  clear_at timestamptz not null
);
grant select, insert, update, delete on sign_in_try to counterfoil_access;

-- A browser a user has signed in from: its tries are counted apart, so that strangers can't shut the owner out.
create table device (
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  seen_at timestamptz not null
);
grant select, insert, update, delete on device to counterfoil_access;

-- The app of a user that makes codes; it counts once a code of it was used.
create table second_factor (
  user_id uuid primary key references app_user on delete cascade,
  secret text not null, -- sealed
  confirmed_at timestamptz,
  last_step bigint not null default 0 -- the half minute of the last code, so that each counts once
);
grant select, insert, update, delete on second_factor to counterfoil_access;

-- A code that replaces the second factor once.
create table recovery_code (
  user_id uuid references app_user on delete cascade,
  code_hash bytea,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on recovery_code to counterfoil_access;

-- A right password that waits for the second factor.
create table sign_in_challenge (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  remembered bool not null,
  tries_left smallint not null,
  until timestamptz not null
);
grant select, insert, update, delete on sign_in_challenge to counterfoil_access;

-- The way back for somebody without their second factor: notices over some days, and a code with the last of them.
create table factor_recovery (
  user_id uuid primary key references second_factor on delete cascade,
  asked_at timestamptz not null,
  notices smallint not null,
  next_at timestamptz, -- of the next notice; null once the code is mailed
  code_hash bytea,
  code_until timestamptz,
  check ((next_at is null) = (code_hash is not null) and (code_hash is null) = (code_until is null))
);
create index factor_recovery_due on factor_recovery (next_at) where next_at is not null;
grant select, insert, update, delete on factor_recovery to counterfoil_access;

-- A picture of a user.
create table user_image (
  user_id uuid primary key references app_user on delete cascade,
  key text not null unique, -- in its address
  mime text not null,
  bytes bytea not null check (octet_length(bytes) <= 1048576)
);
grant select, insert, update, delete on user_image to counterfoil_access;

-- The code by which a user refers others.
create table referral_code (
  user_id uuid primary key references app_user on delete cascade,
  code text not null unique
);
grant select, insert, update, delete on referral_code to counterfoil_access;

-- Who referred a user.
create table referral (
  user_id uuid primary key references app_user on delete cascade,
  by_user uuid not null references app_user on delete cascade,
  at timestamptz not null,
  check (user_id <> by_user)
);
create index referral_by on referral (by_user);
grant select, insert, update, delete on referral to counterfoil_access;

-- How often a user did in a day what has a bound, over all their businesses.
create table day_count (
  user_id uuid references app_user on delete cascade,
  act text,
  day date,
  n int not null,
  primary key (user_id, act, day)
);
create index day_count_by_day on day_count (day);
grant select, insert, update, delete on day_count to counterfoil_access;


-- What the app role learns about people besides their names. A function that looks past row security works as the owner, who sees rows only while it
-- says that it does maintenance.

-- Where letters to the owners of the business go: to addresses they proved.
create function owners_of_business() returns table (email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select u.email, u.first_name from member m join app_user u on u.id = m.user_id
    where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.role = 'Owner' and m.ended_at is null
      and u.verified_at is not null
    order by m.joined_at, u.id;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function owners_of_business() from public;
grant execute on function owners_of_business() to counterfoil_app;

-- The same, and the member who wrote the document.
create function owners_and(author uuid) returns table (email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select u.email, u.first_name from member m join app_user u on u.id = m.user_id
    where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.ended_at is null
      and (m.role = 'Owner' or u.id = author) and u.verified_at is not null
    order by m.joined_at, u.id;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function owners_and(uuid) from public;
grant execute on function owners_and(uuid) to counterfoil_app;

-- The address of a member that answers to their mails go to.
create function member_email(member_id uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare found_email text;
begin
  perform set_config('app.maintenance', 'on', true);
  select u.email into found_email from member m join app_user u on u.id = m.user_id
    where m.business_id = nullif(current_setting('app.business', true), '')::uuid and u.id = member_id and m.ended_at is null
      and u.verified_at is not null;
  perform set_config('app.maintenance', '', true);
  return found_email;
end $$;
revoke all on function member_email(uuid) from public;
grant execute on function member_email(uuid) to counterfoil_app;

-- Who runs a business may vouch for the address of somebody who works there, and of nobody else.
create function confirm_email_of(who uuid, moment timestamptz) returns bool
  language plpgsql security definer set search_path = public, pg_temp as $$
declare confirmed bool;
begin
  perform set_config('app.maintenance', 'on', true);
  update app_user set verified_at = moment where id = who and verified_at is null and exists (
    select 1 from member m
    where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.user_id = who and m.status = 'Active');
  confirmed := found;
  perform set_config('app.maintenance', '', true);
  return confirmed;
end $$;
revoke all on function confirm_email_of(uuid, timestamptz) from public;
grant execute on function confirm_email_of(uuid, timestamptz) to counterfoil_app;
