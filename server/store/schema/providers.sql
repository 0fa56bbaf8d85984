-- Payment providers: how a business is connected, sessions in which an invoice is paid online, and what providers report.
--
-- Functions for the access role look up whose a report is in what is kept here: nobody is signed in, the role sees no such row itself, and what a report
-- says of a business is never believed.

-- A business's connection to a provider.
create table provider_connection (
  business_id uuid references business,
  provider text,
  status text not null check (status in ('NotConnected', 'Pending', 'Connected', 'Restricted')),
  account text, -- at the provider
  account_name text,
  bank_name text,
  last_digits text,
  live bool not null default false, -- rather than in test mode
  epoch int not null default 0, -- counts connections, so that what an earlier one began ends
  changed_at timestamptz,
  primary key (business_id, provider),
  check ((status = 'NotConnected') = (account is null))
);
create unique index provider_connection_account on provider_connection (provider, account);
call pg_temp.guard('provider_connection', 'select, insert, update');

-- A page of a provider on which a customer pays an invoice. It keeps the account and the mode it was opened in, which outlast the connection.
create table payment_session (
  business_id uuid references business,
  id uuid,
  provider text not null,
  provider_session text, -- its id at the provider
  account text,
  live bool,
  method text not null,
  document_id uuid not null,
  contact_id uuid not null,
  status text not null,
  amount money_ not null check (amount > 0),
  currency text not null,
  rate rate_ not null,
  opened_by uuid, -- null where the customer did
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, provider, provider_session),
  foreign key (business_id, document_id) references document,
  foreign key (business_id, contact_id) references contact
);
create index payment_session_document on payment_session (business_id, document_id);
create index payment_session_at_provider on payment_session (provider, provider_session);
call pg_temp.guard('payment_session', 'select, insert');
grant update (status, provider_session) on payment_session to counterfoil_app;

-- A report of a provider as it came, kept before anybody acts on it.
create table inbox_event (
  provider text,
  event_id text,
  business_id uuid,
  raw bytea not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  outcome text,
  primary key (provider, event_id)
);
create index inbox_event_waiting on inbox_event (received_at) where applied_at is null;
alter table inbox_event enable row level security;
create policy own on inbox_event to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy identity on inbox_event to counterfoil_access using (true);
create policy whole on inbox_event to counterfoil_maintenance using (true) with check (true);
grant select, update (applied_at, outcome) on inbox_event to counterfoil_app;
grant select, insert, update (applied_at, outcome) on inbox_event to counterfoil_access;

-- Money a provider reported that is far more than was asked for: booked or refused by a person. Each movement of money is held once.
create table held_payment (
  business_id uuid references business,
  id uuid,
  provider text not null,
  charge text not null, -- the provider's id of the movement
  session_id uuid not null,
  document_id uuid not null,
  amount money_ not null check (amount > 0),
  currency text not null,
  status text not null default 'Held' check (status in ('Held', 'Booked', 'Refused')),
  held_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  primary key (business_id, id),
  unique (business_id, provider, charge),
  foreign key (business_id, session_id) references payment_session,
  foreign key (business_id, document_id) references document,
  check ((status = 'Held') = (decided_at is null))
);
create index held_payment_document on held_payment (business_id, document_id);
create index held_payment_session on held_payment (business_id, session_id);
call pg_temp.guard('held_payment', 'select, insert');
grant update (status, decided_by, decided_at) on held_payment to counterfoil_app;

-- A refund of what was paid through a provider. The movements that took money and brought it back are named once they are in the books, with what each
-- moved in payment clearing at home, so that none is booked twice.
create table provider_refund (
  business_id uuid references business,
  id uuid,
  provider text not null,
  account text not null,
  live bool not null,
  refund text, -- its id at the provider
  charge text not null, -- what it refunds
  document_id uuid not null,
  status text not null check (status in ('Asked', 'Pending', 'Done', 'Failed', 'Unknown')),
  amount numeric not null check (amount > 0),
  currency text not null,
  asked_by uuid,
  asked_at timestamptz not null,
  taken text,
  taken_home numeric,
  returned text,
  returned_home numeric,
  payment_id uuid,
  primary key (business_id, id),
  foreign key (business_id, document_id) references document
);
create unique index provider_refund_at_provider on provider_refund (business_id, provider, refund);
create index provider_refund_document on provider_refund (business_id, document_id);
call pg_temp.guard('provider_refund', 'select, insert, update');

-- A payment that its customer disputes at their bank.
create table provider_dispute (
  business_id uuid references business,
  id uuid,
  provider text not null,
  account text not null,
  live bool not null,
  dispute text not null, -- its id at the provider
  charge text not null,
  document_id uuid not null,
  status text not null check (status in ('Warned', 'Open', 'UnderReview', 'Won', 'Lost')),
  amount numeric not null check (amount > 0),
  currency text not null,
  reason text not null,
  due_at timestamptz, -- until when evidence is taken
  told_at timestamptz not null, -- when it was reported
  taken text,
  taken_home numeric,
  returned text,
  returned_home numeric,
  primary key (business_id, id),
  foreign key (business_id, document_id) references document
);
create unique index provider_dispute_at_provider on provider_dispute (business_id, provider, dispute);
create index provider_dispute_document on provider_dispute (business_id, document_id);
call pg_temp.guard('provider_dispute', 'select, insert, update');

-- Money a provider pays out to a bank.
create table provider_payout (
  business_id uuid references business,
  id uuid,
  provider text not null,
  account text not null,
  live bool not null,
  payout text not null, -- its id at the provider
  status text not null check (status in ('Announced', 'Paid', 'Failed')),
  amount numeric not null,
  fees numeric not null,
  currency text not null,
  arrives_on date not null,
  told_at timestamptz not null, -- when it was reported
  account_id int, -- of the bank it was booked to
  entry_id uuid,
  reversal_id uuid,
  obstacle text, -- why it isn't booked
  primary key (business_id, id)
);
create unique index provider_payout_at_provider on provider_payout (business_id, provider, payout);
create index provider_payout_days on provider_payout (business_id, arrives_on);
call pg_temp.guard('provider_payout', 'select, insert, update');

-- Whether another business has an account of a provider.
create function provider_account_taken(asked_provider text, asked_account text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare taken boolean;
begin
  perform set_config('app.maintenance', 'on', true);
  select exists (select 1 from provider_connection c where c.provider = asked_provider and c.account = asked_account
    and c.business_id is distinct from nullif(current_setting('app.business', true), '')::uuid) into taken;
  perform set_config('app.maintenance', '', true);
  return taken;
end $$;
revoke all on function provider_account_taken(text, text) from public;
grant execute on function provider_account_taken(text, text) to counterfoil_app;

-- Whose an account is.
create function business_of_account(asked_provider text, asked_account text, asked_live boolean) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare found uuid;
begin
  perform set_config('app.maintenance', 'on', true);
  select c.business_id into found from provider_connection c
    where c.provider = asked_provider and c.account = asked_account and c.live = asked_live;
  perform set_config('app.maintenance', '', true);
  return found;
end $$;
revoke all on function business_of_account(text, text, boolean) from public;
grant execute on function business_of_account(text, text, boolean) to counterfoil_access;

-- The providers a business is connected to.
create function connected_providers(asked uuid) returns text[]
  language plpgsql security definer set search_path = public, pg_temp as $$
declare found text[];
begin
  perform set_config('app.maintenance', 'on', true);
  select array_agg(c.provider order by c.provider) into found from provider_connection c
    where c.business_id = asked and c.status = 'Connected';
  perform set_config('app.maintenance', '', true);
  return coalesce(found, '{}');
end $$;
revoke all on function connected_providers(uuid) from public;
grant execute on function connected_providers(uuid) to counterfoil_access;

-- The session a report is about, or those a provider is to be asked about. One whose provider gave no answer, or doesn't have the money yet, is asked
-- about until it says what became of it, however old it is.
create function sessions_at_provider(asked_provider text, asked_session text, since timestamptz, until timestamptz)
  returns table (business_id uuid, id uuid, provider_session text, account text, live boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select s.business_id, s.id, s.provider_session, s.account, s.live from payment_session s
    where s.provider = asked_provider and s.account is not null
      and case when asked_session is not null then s.provider_session = asked_session
        else s.created_at <= until and (s.status in ('Unknown', 'Pending') or (s.created_at >= since and s.status in ('Created', 'Declined'))) end
    order by 1, 2;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function sessions_at_provider(text, text, timestamptz, timestamptz) from public;
grant execute on function sessions_at_provider(text, text, timestamptz, timestamptz) to counterfoil_access;

-- Whose accounts are, also those that were left, for what becomes of money after it was paid.
create function provider_accounts(asked_provider text, asked_account text, since timestamptz)
  returns table (business_id uuid, account text, live boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select distinct x.business_id, x.account, x.live from (
      select c.business_id, c.account, c.live from provider_connection c
        where c.provider = asked_provider and c.account is not null and (asked_account is null or c.account = asked_account)
      union all
      select s.business_id, s.account, s.live from payment_session s
        where s.provider = asked_provider and s.account is not null and (asked_account is null or s.account = asked_account)
          and s.created_at >= since) x order by 1, 2;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function provider_accounts(text, text, timestamptz) from public;
grant execute on function provider_accounts(text, text, timestamptz) to counterfoil_access;
