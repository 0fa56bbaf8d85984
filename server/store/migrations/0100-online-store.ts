/**
 * A business's online store: one connection with its settings and its sealed tokens, and the ways to it that were begun. A way is found
 * by who comes back from the shop, whom nobody has identified yet, so the access role sees it too. Which business has a shop is told
 * as yes or no alone. Source: connections.md, rules 1, 5 and 6.
 */
export const onlineStore = `
create table store_connection (
  business_id uuid primary key references business, id uuid,
  status text not null check (status in ('NotConnected', 'Inactive', 'Active', 'Paused', 'NeedsReauthorisation')),
  before text check (before in ('Inactive', 'Active', 'Paused')),
  shop text, shop_id text, shop_name text, currency text, scopes text[] not null default '{}',
  token text, token_until timestamptz, refresh_token text, refresh_until timestamptz, renewing_until timestamptz,
  epoch int not null default 0, authorised_at timestamptz, authorised_by uuid,
  sync jsonb, automation jsonb, automation_id uuid, accounting jsonb, accounting_id uuid, earlier jsonb,
  check ((status = 'NotConnected') = (shop_id is null)), check ((status = 'NeedsReauthorisation') = (before is not null)),
  check (token is null or status <> 'NotConnected'));
create unique index store_connection_shop on store_connection (shop_id) where status in ('Inactive', 'Active', 'Paused');
create table store_authorisation (
  business_id uuid references business, id uuid, user_id uuid not null, shop text not null,
  state_hash bytea not null, cookie_hash bytea not null, until timestamptz not null, used_at timestamptz,
  code text, pickup_hash bytea, taken_at timestamptz, primary key (business_id, id));
create index store_authorisation_until on store_authorisation (until);
create index store_authorisation_state on store_authorisation (state_hash);
create index store_authorisation_pickup on store_authorisation (business_id, pickup_hash);
do $$ declare t text; begin
  foreach t in array array['store_connection', 'store_authorisation'] loop
    execute format('alter table %1$I enable row level security; alter table %1$I force row level security;
      create policy own on %1$I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid);
      create policy maintenance on %1$I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
        with check (current_setting(''app.maintenance'', true) = ''on'');
      grant select, insert, update on %1$I to counterfoil_app', t);
  end loop; end $$;
create policy identity on store_authorisation to counterfoil_access using (true);
grant select (business_id, id, user_id, shop, state_hash, cookie_hash, until, used_at) on store_authorisation to counterfoil_access;
grant update (used_at, code, pickup_hash) on store_authorisation to counterfoil_access;
create function store_shop_since(asked text) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp as $$
declare since timestamptz;
begin
  perform set_config('app.maintenance', 'on', true);
  select c.authorised_at into since from store_connection c where c.shop_id = asked and c.status in ('Inactive', 'Active', 'Paused')
    and c.business_id is distinct from nullif(current_setting('app.business', true), '')::uuid;
  perform set_config('app.maintenance', '', true);
  return since;
end $$;
create function store_secrets() returns table (business uuid, connection uuid, access_token text, renewing_token text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id, c.id, c.token, c.refresh_token from store_connection c where c.token is not null order by 1 for update;
  perform set_config('app.maintenance', '', true);
end $$;
create function reseal_store(asked uuid, access_token text, renewing_token text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  update store_connection set token = access_token, refresh_token = renewing_token where business_id = asked;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function store_secrets() from public;
revoke all on function reseal_store(uuid, text, text) from public;
grant execute on function store_secrets(), reseal_store(uuid, text, text) to counterfoil_access;
revoke all on function store_shop_since(text) from public;
grant execute on function store_shop_since(text) to counterfoil_app;
`;
