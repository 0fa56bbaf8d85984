/**
 * A business's connections to payment providers. A session keeps the account and the mode it was opened in, for both outlast the
 * connection. Whom a report is about is looked up in what is kept here, by functions for the access role, which sees no such row itself:
 * nobody is signed in, and what a report says of a business is never asked. Source: connections.md, rule 3; answers-2.md, Q86 to Q89.
 */
export const paymentProviders = `
create table provider_connection (
  business_id uuid references business, provider text,
  status text not null check (status in ('NotConnected', 'Pending', 'Connected', 'Restricted')),
  account text, account_name text, bank_name text, last_digits text, live boolean not null default false,
  epoch int not null default 0, changed_at timestamptz,
  primary key (business_id, provider), check ((status = 'NotConnected') = (account is null)));
create unique index provider_connection_account on provider_connection (provider, account);
alter table provider_connection enable row level security;
alter table provider_connection force row level security;
create policy own on provider_connection to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on provider_connection to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update on provider_connection to counterfoil_app;

alter table payment_session add account text, add live boolean;
create index payment_session_at_provider on payment_session (provider, provider_session);

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
create function sessions_at_provider(asked_provider text, asked_session text, since timestamptz, until timestamptz)
  returns table (business_id uuid, id uuid, provider_session text, account text, live boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select s.business_id, s.id, s.provider_session, s.account, s.live from payment_session s
    where s.provider = asked_provider and s.account is not null
      and case when asked_session is not null then s.provider_session = asked_session
        else s.created_at between since and until and s.status in ('Created', 'Unknown', 'Pending', 'Declined') end
    order by 1, 2;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function business_of_account(text, text, boolean) from public;
revoke all on function connected_providers(uuid) from public;
revoke all on function sessions_at_provider(text, text, timestamptz, timestamptz) from public;
grant execute on function business_of_account(text, text, boolean), connected_providers(uuid),
  sessions_at_provider(text, text, timestamptz, timestamptz) to counterfoil_access;
`;
